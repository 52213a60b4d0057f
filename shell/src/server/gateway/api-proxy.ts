import { Transform } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHANGES_PATH, POSITION_HEADER, TAGS_HEADER } from 'shared-contracts/server/change-stream';
import type { ShellMetrics } from '../metrics.ts';

/** What the browser reaches the back end by: the same origin, so no CORS and no further connection. */
const PROXIED = ['/api', '/media', '/payment-sandbox'] as const;

const TIMEOUT_MS = 30_000;

/** The API's own limit, kept here too: it stops reading there, and a connection cut short would look like no answer. */
const MOST_BYTES = 64 * 1024;

// The API logs each request under the same id; the gateway need not say it again.
const QUIET = { logLevel: 'warn' } as const;

/** @param position what this shell knows of the database: a browser is told nothing older than its pages */
export async function registerApiProxy(
  app: FastifyInstance,
  apiOrigin: string,
  metrics: ShellMetrics,
  position: () => string = () => '',
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: apiOrigin,
      undici: { connections: 128, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    });
    // The body is passed on as it came: what it may hold is the API's to judge.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, bounded(payload)));
    for (const prefix of PROXIED) {
      const target = prefix.slice(1);
      scope.all(prefix, QUIET, (request, reply) => passOn(request, reply, { target, metrics, position }));
      scope.all(`${prefix}/*`, QUIET, (request, reply) => passOn(request, reply, { target, metrics, position }));
    }
  });
}

interface Passing {
  readonly target: string;
  readonly metrics: ShellMetrics;
  readonly position: () => string;
}

function passOn(request: FastifyRequest, reply: FastifyReply, { target, metrics, position }: Passing) {
  if (!isReadable(request.url)) return refuse(request, reply, 400, 'The address cannot be read');
  if (isBetweenServers(request.url)) return refuse(request, reply, 404, 'There is nothing at this address');
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
    return refuseBody(request, reply);
  }
  return reply.from(request.url, {
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      [POSITION_HEADER]: position(),
      'x-request-id': request.id,
      // Set anew, never added to: what the client claims about itself is not believed.
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': request.host,
    }),
    // Those concern the gateway and the API only.
    rewriteHeaders: ({ connection: _, 'keep-alive': __, [TAGS_HEADER]: ___, ...headers }) => headers,
    onResponse(_request, answer, upstream) {
      metrics.proxied.inc({ target, status: String((answer as FastifyReply).statusCode) });
      (answer as FastifyReply)
        .header('x-request-id', request.id)
        .send((upstream as unknown as { stream: NodeJS.ReadableStream }).stream);
    },
    onError(answer, { error }) {
      const gone = answer as FastifyReply;
      if (error.cause instanceof BodyTooLarge) {
        refuseBody(request, gone);
        return;
      }
      request.log.warn({ target, reason: error.message }, 'back end did not answer');
      metrics.proxied.inc({ target, status: '503' });
      refuse(request, gone.header('retry-after', '5'), 503, 'The store cannot answer right now', 'api-away');
    },
  });
}

class BodyTooLarge extends Error {}

/** What comes in chunks does not say its length before: passed on as far as it may go. */
function bounded(payload: NodeJS.ReadableStream): Transform {
  let bytes = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) done(new BodyTooLarge('the body is larger than it may be'));
      else done(null, chunk);
    },
  });
  // Not a pipeline: that would cut the connection on which the refusal goes back. Nor does the rest stay in memory.
  checked.on('error', () => payload.unpipe(checked).resume());
  payload.on('error', (fault) => checked.destroy(fault));
  return payload.pipe(checked);
}

function refuseBody(request: FastifyRequest, reply: FastifyReply) {
  return refuse(request, reply, 413, 'The body is larger than 64 KiB');
}

/** Neither broken escapes nor '..', encoded or not: such an address would be read differently further on. */
function isReadable(url: string): boolean {
  try {
    return !/\.\.[/\\]|[/\\]\.\./.test(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** The change stream is for shells, in whatever spelling it is asked for. */
function isBetweenServers(url: string): boolean {
  const [path = ''] = decodeURIComponent(url).split(/[?#;]/);
  return path
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .startsWith(CHANGES_PATH);
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, title: string, code?: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, ...(code ? { code } : {}), instance: request.id });
}
