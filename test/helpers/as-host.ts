import { request } from 'node:http';

/** A request under another name: `Host` is what a browser would send after its DNS was rebound. */
export async function asHost(url: URL, host: string, { method = 'GET', body = '', headers = {} } = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const req = request(url, { method, headers: { ...headers, host } }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, body: text }));
    });
    req.on('error', reject).end(body);
  });
}
