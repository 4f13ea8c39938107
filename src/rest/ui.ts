import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Router } from 'express';
import { type Fixed, fixed } from './fixed.js';
import { ownOriginPolicy } from './own-origin.js';
import { methodNotAllowed } from './refusals.js';

interface Served {
  title: string;
  /** Path of its description, relative to the page. */
  description?: string;
}

const FILES = ['style.css', 'icon.svg', 'main.js'];

/** No script may turn a string into HTML. */
const CONTENT_SECURITY_POLICY = ownOriginPolicy({
  more: ["require-trusted-types-for 'script'", "trusted-types 'none'"],
});

/** The web page at `/`, which names the contracts of others that are served. Its links are relative, so that it works behind a path prefix. */
export function createUiRouter(contracts: readonly Served[] = []): Router {
  const router = Router({ strict: true });
  router.get(
    '/',
    fixed(withContracts(file('index.html'), contracts), { 'content-security-policy': CONTENT_SECURITY_POLICY }),
  );
  for (const name of FILES) router.get(`/ui/${name}`, fixed(file(name)));
  router.all(['/', ...FILES.map((name) => `/ui/${name}`)], methodNotAllowed('GET', 'HEAD'));
  return router;
}

/** A file of the built page: beside us where we are built, else in the build. */
function file(name: string) {
  return () => {
    const places = ['../ui/', '../../dist/src/ui/'].map((folder) => new URL(folder, import.meta.url));
    const place = places.find((folder) => existsSync(new URL('main.js', folder)));
    return { type: extname(name), body: readFileSync(new URL(name, place), 'utf8') };
  };
}

function withContracts(page: () => Fixed, contracts: readonly Served[]) {
  const links = contracts.map(({ title, description }) =>
    description ? `<a href="${description}">${title}</a>` : title,
  );
  const said = links.length > 0 ? `<p>Serves clients of ${links.join(', ')} too.</p>` : '';
  return (): Fixed => {
    const { type, body } = page();
    return { type, body: String(body).replace('<!-- contracts -->', said) };
  };
}
