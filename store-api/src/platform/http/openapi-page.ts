import type { Api } from './api.ts';
import { openApiDocument } from './openapi.ts';

type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** Generated from the schemas that validate (API-02). */
export function serveOpenApi(api: Api): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const described = () => {
    document ??= openApiDocument(api.calls, api.settings.store.name);
    return document;
  };
  api.http.get('/api/openapi.json', async () => described());
  api.http.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(openApiPage(described())),
  );
}

/** Readable without scripts and third parties. */
function openApiPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).map(([path, { post, get }]) =>
    callSection(path, post, get !== undefined),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #241c15; background: #fbf8f3 }
  article { border-top: 1px solid #e6dcce; padding: 1rem 0 }
  code, pre { font: 14px/1.5 ui-monospace, monospace }
  pre { overflow: auto; background: #f3ece1; padding: 1rem; border-radius: 10px }
  h2 { font-size: 1.1rem; margin: 0 }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description)} The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${calls.join('\n')}
</main>
</body>
</html>`;
}

function callSection(path: string, call: OpenApiDocument['paths'][string]['post'], hasGet: boolean): string {
  return `<article id="${escapeHtml(call.operationId)}">
<h2><code>POST ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(call.summary)}${hasGet ? ' Also by GET.' : ''}${call.security ? ' <strong>Needs a token.</strong>' : ''}</p>
<details><summary>Request</summary><pre>${json(call.requestBody.content['application/json'].schema)}</pre></details>
<details><summary>Answer</summary><pre>${json(call.responses[200].content['application/json']?.schema ?? 'A file')}</pre></details>
</article>`;
}

function json(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
