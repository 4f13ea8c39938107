import { type Send, SendError } from './http.js';
import { type Attributes, secondsSince, type Telemetry } from './telemetry.js';

/**
 * Each exchange of `send` as a client span, which the other side may continue, and measured. `peer` is the setting's word
 * for the other side.
 */
export function observeSend(send: Send, telemetry: Telemetry, peer: string): Send {
  if (!telemetry.enabled) return send;
  return (request, signal) => {
    const method = request.method ?? (request.form || request.json !== undefined ? 'POST' : 'GET');
    const asked: Attributes = { 'http.request.method': method, 'service.peer.name': peer };
    return telemetry.span({ name: method, kind: 'client', attributes: asked }, async () => {
      const startedAt = performance.now();
      let answered: Attributes = {};
      try {
        const response = await send({ ...request, headers: { ...request.headers, ...telemetry.header() } }, signal);
        const { status } = response;
        answered = { 'http.response.status_code': status, ...(status >= 400 && { 'error.type': String(status) }) };
        telemetry.tell(answered);
        return response;
      } catch (thrown) {
        answered = { 'error.type': thrown instanceof SendError ? thrown.reason : '_OTHER' };
        throw thrown;
      } finally {
        telemetry.record('http.client.request.duration', secondsSince(startedAt), { ...asked, ...answered });
      }
    });
  };
}
