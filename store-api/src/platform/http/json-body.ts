import type { FastifyInstance } from 'fastify';

/** JSON bodies as Fastify reads them (refusing __proto__), but an empty one means: no parameters. */
export function acceptJson(http: FastifyInstance): void {
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
