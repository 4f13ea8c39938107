import type { Request } from 'express';
import { BodyError, parseJson, readText } from '../json-body.js';
import type { Brought } from './contract.js';

/** Lists of addresses are long. */
export const MAX_BODY_BYTES = 1024 * 1024;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Query and body of a request. Clients of these contracts send JSON, forms, an empty body that is said to be JSON, or a body
 * of no said type; what is no form is read as JSON. @throws BodyError | GatewayError invalid_request
 */
export async function readBrought(req: Request): Promise<Pick<Brought, 'headers' | 'query' | 'form' | 'json'>> {
  const { headers } = req;
  const query = fieldsOf(new URLSearchParams(/\?(.*)$/s.exec(req.url)?.[1] ?? ''));
  if (req.method !== 'POST') return { headers, query };
  const text = await readText(req, MAX_BODY_BYTES);
  if (/^\s*application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    return { headers, query, form: fieldsOf(new URLSearchParams(text)) };
  }
  if (text.trim() === '') return { headers, query, json: {} };
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BodyError('not_json');
  return { headers, query, json: json as Fields };
}

/** A name that stands several times is a list. */
function fieldsOf(pairs: URLSearchParams): Fields {
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const values = pairs.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
