import type { FastifyInstance } from 'fastify';

/** Reads JSON as Fastify does (refusing __proto__); an empty body means no parameters. */
export function acceptJson(http: FastifyInstance): void {
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
