import { ENGINE_SETTINGS, type EngineSettings } from '../metasearch/config.js';
import type { Send } from '../shared/http.js';
import { defineProvider } from './definition.js';
import { createMetasearchPy, metasearchPy } from './metasearch-py.js';

/** Never resolved: its requests stay in the process. */
const HERE = new URL('http://metasearch.invalid/');

/** Our own metasearch service without a process of its own. */
export const metasearch = defineProvider({
  name: 'metasearch',
  settings: ENGINE_SETTINGS,
  needs: [],
  create: () => createMetasearchPy({ address: HERE }),
  send: embedded,
  facts: {
    service: 'our own [metasearch service](#the-metasearch-service) inside the gateway: several public engines, merged',
    key: 'none',
    price: 'free',
    dataCentre: 'some of its engines do',
    terms: '#engines',
    limits: 'as below; each gateway process asks the engines for itself',
    how: 'nothing to do; `METASEARCH_ENGINES` names the engines',
  },
  sends: metasearchPy.sends,
});

function embedded(settings: EngineSettings): Send {
  let loaded: Promise<Send> | undefined;
  return async (request, signal) => {
    loaded ??= import('../metasearch/embedded.js').then(({ createEmbedded }) => createEmbedded(settings));
    return (await loaded)(request, signal);
  };
}
