import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { Router } from 'express';
import type { oas31 } from 'openapi3-ts';
import { fixed } from './fixed.js';
import { ownOriginPolicy } from './own-origin.js';
import { methodNotAllowed } from './refusals.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Search and Fetch Gateway</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
    <link rel="icon" type="image/png" href="docs/favicon-32x32.png">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  url: new URL('openapi.json', document.baseURI).href,
  dom_id: '#swagger-ui',
  deepLinking: true,
  tryItOutEnabled: true,
});
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
`;

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** Swagger UI draws its icons from `data:` images. */
const CONTENT_SECURITY_POLICY = ownOriginPolicy({ images: 'data:' });

/** `GET /openapi.json`, or the description of a contract at a path of its own. */
export function createOpenApiRouter(document: oas31.OpenAPIObject, path = '/openapi.json'): Router {
  const router = Router({ strict: true });
  router.get(
    path,
    fixed(() => ({ type: 'json', body: JSON.stringify(document) })),
  );
  router.all(path, methodNotAllowed('GET', 'HEAD'));
  return router;
}

/**
 * Swagger UI at `/docs`. The page is ours rather than swagger-ui-express's, whose template has
 * inline styles; its links are relative, so that it works behind a path prefix.
 */
export function createDocsRouter(): Router {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = Router({ strict: true });
  const page = () => ({ type: 'html', body: PAGE });
  router.get('/docs', fixed(page, { 'content-security-policy': CONTENT_SECURITY_POLICY }));
  router.get('/docs/', (_req, res) => void res.redirect(308, '../docs'));
  router.get(
    '/docs/start.js',
    fixed(() => ({ type: 'js', body: START })),
  );
  for (const name of ASSETS) {
    const asset = () => ({ type: extname(name), body: readFileSync(join(assets, name)) });
    router.get(`/docs/${name}`, fixed(asset));
  }
  const paths = ['/docs', '/docs/', '/docs/start.js', ...ASSETS.map((name) => `/docs/${name}`)];
  router.all(paths, methodNotAllowed('GET', 'HEAD'));
  return router;
}
