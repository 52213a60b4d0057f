import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellMetrics } from '../metrics.ts';

/** What the browser reaches the back end by: the same origin, so no CORS and no further connection. */
const PROXIED = ['/api', '/media', '/payment-sandbox'] as const;

const TIMEOUT_MS = 30_000;

// The API logs each request under the same id; the gateway need not say it again.
const QUIET = { logLevel: 'warn' } as const;

export async function registerApiProxy(app: FastifyInstance, apiOrigin: string, metrics: ShellMetrics): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: apiOrigin,
      undici: { connections: 128, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    });
    // The body is passed on as it came: what it may hold is the API's to judge.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const prefix of PROXIED) {
      scope.all(prefix, QUIET, (request, reply) => passOn(request, reply, metrics));
      scope.all(`${prefix}/*`, QUIET, (request, reply) => passOn(request, reply, metrics));
    }
  });
}

function passOn(request: FastifyRequest, reply: FastifyReply, metrics: ShellMetrics) {
  const target = request.url.split('/')[1] ?? '';
  return reply.from(request.url, {
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      'x-request-id': request.id,
      // Set anew, never added to: what the client claims about itself is not believed.
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': request.host,
    }),
    onResponse(_request, answer, upstream) {
      metrics.proxied.inc({ target, status: String((answer as FastifyReply).statusCode) });
      (answer as FastifyReply)
        .header('x-request-id', request.id)
        .send((upstream as unknown as { stream: NodeJS.ReadableStream }).stream);
    },
    onError(answer, { error }) {
      request.log.warn({ target, reason: error.message }, 'back end did not answer');
      metrics.proxied.inc({ target, status: '503' });
      (answer as FastifyReply)
        .code(503)
        .header('retry-after', '5')
        .header('cache-control', 'no-store')
        .type('application/problem+json')
        .send({
          type: 'about:blank',
          title: 'The store cannot answer right now',
          status: 503,
          code: 'api-away',
          instance: request.id,
        });
    },
  });
}
