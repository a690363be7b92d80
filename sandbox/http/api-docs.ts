/** `/api/docs`: the calls for people, each to be tried as the demo member, by Swagger UI from its package (decision 0065). */
import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiDocsScript } from './api-docs-script.ts';

const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const types = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Dayrent API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <main id="calls"></main>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

/** Swagger UI writes markup by itself, so Trusted Types can't apply. It draws the contract alone, and reaches this origin alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function apiDocs(): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }));
  routes.get('/start.js', (c) => c.body(apiDocsScript, 200, { 'Content-Type': types['swagger-ui-bundle.js'] }));
  for (const [name, type] of Object.entries(types)) {
    routes.get(`/${name}`, async (c) =>
      c.body(await readFile(join(assets, name)), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }),
    );
  }
  return routes;
}
