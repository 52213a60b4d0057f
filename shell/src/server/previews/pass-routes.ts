import type { FastifyInstance } from 'fastify';
import { cookie } from 'shared-contracts/server-kit/cookies';
import { isOwnForm } from '../addresses/own-form.ts';
import { storeOrigin } from '../addresses/store-origin.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import { openPassLink, PASS_PATH, VIEWER_COOKIE, viewerToken } from './preview-link.ts';

/** Of the shell's settings. */
interface PassSettings {
  readonly previewKey: string;
  /** Without them there is nothing to have a pass for. */
  readonly previewUploads: boolean;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // With 'no-referrer' the form would say no origin.
  'referrer-policy': 'same-origin',
};
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const REFUSED = 'This link to a pass is not valid, or has expired. Ask operators for a new one.\n';

/**
 * The link of a pass: it asks first, and the form's answer is the cookie, so that no link by itself makes a shopper's browser
 * run what was not released (OPS-28). @param now milliseconds since 1970
 */
export function registerPassRoutes(
  app: FastifyInstance,
  { previewKey: key, previewUploads, publicOrigin }: PassSettings,
  log: Pick<ReleaseLog, 'info'>,
  now = Date.now,
): void {
  if (!previewUploads) return;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get<{ Querystring: { pass?: unknown } }>(PASS_PATH, async ({ query: { pass } }, reply) => {
      const link = typeof pass === 'string' ? openPassLink(pass, key, now()) : undefined;
      reply.headers(HEADERS);
      if (!link || typeof pass !== 'string') return reply.code(403).type('text/plain; charset=utf-8').send(REFUSED);
      return reply
        .header('content-security-policy', POLICY)
        .type('text/html; charset=utf-8')
        .send(pageOf(link.viewer, pass));
    });
    scope.post(PASS_PATH, async (request, reply) => {
      const { body } = request;
      const given = body instanceof URLSearchParams && isOwnForm(request) ? (body.get('pass') ?? '') : '';
      const link = openPassLink(given, key, now());
      reply.headers(HEADERS);
      if (!link) return reply.code(403).type('text/plain; charset=utf-8').send(REFUSED);
      const { viewer, until: expires } = link;
      log.info({ name: viewer }, 'preview pass taken');
      return reply
        .header(
          'set-cookie',
          cookie(VIEWER_COOKIE, viewerToken({ viewer, expires }, key), {
            maxAge: Math.max(0, Math.ceil((expires - now()) / 1000)),
            isSecure: storeOrigin(request, publicOrigin).startsWith('https:'),
          }),
        )
        .redirect('/', 303);
    });
  });
}

/** Both values are of a signed link, without characters that HTML reads. */
function pageOf(viewer: string, token: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A pass for previews</title>
<h1>This browser will run unreleased code, as ${viewer}</h1>
<p>Only continue if you asked operators for this pass. Otherwise close this page.</p>
<form method="post" action="${PASS_PATH}"><input type="hidden" name="pass" value="${token}"><button>Continue as ${viewer}</button></form>
</html>
`;
}
