import { Transform } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHANGES_PATH, POSITION_HEADER, TAGS_HEADER } from 'shared-contracts/server/change-stream';
import type { ShellMetrics } from '../metrics.ts';

/** Same origin as the pages, so that the browser needs no CORS and no second connection. */
const PROXIED = ['/api', '/media', '/payment-sandbox'] as const;

const TIMEOUT_MS = 30_000;

/** The API's limit, checked here too: the API stops reading at it, and the gateway would report a closed connection. */
const MAX_BYTES = 64 * 1024;

// The API logs each request under the same id.
const QUIET = { logLevel: 'warn' } as const;

/** @param position the database position of this shell's pages: the API's answers must not be older */
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
    // The body is passed on unread: the API validates it.
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
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) {
    return refuseBody(request, reply);
  }
  return reply.from(request.url, {
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      [POSITION_HEADER]: position(),
      'x-request-id': request.id,
      // Replaced, never appended to: the client's own values are not trusted.
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': request.host,
    }),
    // Between gateway and API only.
    rewriteHeaders: ({ connection: _, 'keep-alive': __, [TAGS_HEADER]: ___, ...headers }) => headers,
    onResponse(_request, answer, upstream) {
      metrics.proxied.inc({ target, status: String((answer as FastifyReply).statusCode) });
      (answer as FastifyReply)
        .header('x-request-id', request.id)
        .send((upstream as unknown as { stream: NodeJS.ReadableStream }).stream);
    },
    onError(answer, { error }) {
      const failed = answer as FastifyReply;
      if (error.cause instanceof BodyTooLarge) {
        refuseBody(request, failed);
        return;
      }
      request.log.warn({ target, reason: error.message }, 'back end did not answer');
      metrics.proxied.inc({ target, status: '503' });
      refuse(request, failed.header('retry-after', '5'), 503, 'The store cannot answer right now', 'api-away');
    },
  });
}

class BodyTooLarge extends Error {}

/** A chunked body has no content-length: its bytes are counted on the way. */
function bounded(payload: NodeJS.ReadableStream): Transform {
  let bytes = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) done(new BodyTooLarge('the body is larger than it may be'));
      else done(null, chunk);
    },
  });
  // `pipeline` would close the connection that the refusal needs. `resume` discards the remaining bytes.
  checked.on('error', () => payload.unpipe(checked).resume());
  payload.on('error', (fault) => checked.destroy(fault));
  return payload.pipe(checked);
}

function refuseBody(request: FastifyRequest, reply: FastifyReply) {
  return refuse(request, reply, 413, 'The body is larger than 64 KiB');
}

/** Refuses broken escapes and '..', encoded or not: the API could read such a path differently. */
function isReadable(url: string): boolean {
  try {
    return !/\.\.[/\\]|[/\\]\.\./.test(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** The change stream is for shells only, in any spelling of its path. */
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
