import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Send } from './http.js';
import { currentLane } from './lane.js';

/** Tells a worker which fetches are of one caller, and not who that is. */
const LANE_HEADER = 'x-caller-lane';
const LANE = /^[\w-]{1,64}$/;
const LANE_LENGTH = 16;

/**
 * `send`, which tells the other side the lane of the call: an HMAC of the caller, so that neither names nor addresses leave
 * the gateway. Gateways with the same `secret` tell the same one.
 */
export function sendLane(send: Send, secret: string | undefined): Send {
  const key = secret ?? randomBytes(32);
  return (request, signal) => {
    const caller = currentLane();
    if (!caller) return send(request, signal);
    const lane = createHmac('sha256', key).update(`lane ${caller}`).digest('base64url').slice(0, LANE_LENGTH);
    return send({ ...request, headers: { ...request.headers, [LANE_HEADER]: lane } }, signal);
  };
}

/** The lane that a request brings; the empty one in the place of none, or of what is no lane. */
export function laneOf(headers: IncomingHttpHeaders): string {
  const { [LANE_HEADER]: lane } = headers;
  return typeof lane === 'string' && LANE.test(lane) ? lane : '';
}
