import type { Send } from '../shared/http.js';
import type { EngineSettings } from './config.js';
import { openMetasearch } from './open-metasearch.js';
import { readRequest } from './read-request.js';
import { respond } from './respond.js';

/** The service in this process: takes what a client of its API would send, and answers as it would. */
export function createEmbedded(settings: EngineSettings): Send {
  const searcher = openMetasearch(settings);
  const names = searcher.engines.map(({ name }) => name);
  return async ({ json }, signal) => {
    const { status, body } = await respond(searcher, readRequest(json, 'body', names), signal);
    return { status, headers: {}, body: JSON.stringify(body) };
  };
}
