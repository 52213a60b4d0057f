import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Trust } from '../trusted-proxies.ts';
import type { OpenSpan, SpanFacts, Tracing } from './tracing.ts';

interface TracedRequests {
  /** Whether the trace of a request from this address goes on here: a stranger's must not. */
  readonly trusts: Trust;
  /** The pattern of a request's address; null for requests without a span, probes and files for example. */
  routeOf(request: FastifyRequest): string | null;
  /** What else its span says, asked when the answer has ended. */
  factsOf?(request: FastifyRequest): SpanFacts;
}

/**
 * A span for each request, to the end of its answer; log lines of the request name it. To be called before the hooks that
 * belong to the span.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  { trusts, routeOf, factsOf }: TracedRequests,
): void {
  if (!tracing.isOn) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    if (route === null) return done();
    const name = `${request.method} ${route}`;
    const isTrusted = trusts(request.socket.remoteAddress ?? '');
    const span = tracing.begin({ name, kind: 'server' }, isTrusted ? request.headers : undefined);
    spans.set(request, span);
    request.log = request.log.child(span.ids);
    reply.log = request.log;
    // Also of an answer that the client did not wait for.
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      const facts = {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': statusCode,
        ...factsOf?.(request),
      };
      span.end(name, facts, statusCode >= 500);
    });
    span.within(done);
  });
  // The body arrives in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
}
