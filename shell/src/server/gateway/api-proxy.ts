import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ATTACHMENTS_PATH, PIECE_BYTES } from 'shared-contracts/api/begin-attachment';
import { CHANGES_PATH, POSITION_HEADER } from 'shared-contracts/server/change-stream';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { cookieIn, DEVICE_COOKIE, DEVICE_KNOWN_HEADER } from 'shared-contracts/server-kit/cookies';
import { createFairQueue, type FairQueue, Overloaded } from 'shared-contracts/server-kit/fair-queue';
import { NO_TRACING, type Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import { LAYOUT_VERSION_HEADER } from '../../composition/layout-data.ts';
import type { ChangeWatch } from '../changes/change-watch.ts';
import type { ShellMetrics } from '../health/metrics.ts';
import { forEdges } from './for-edges.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';

/** Same origin as the pages, so that the browser needs no CORS and no second connection. */
const PROXIED = ['/api', '/media', '/payment-sandbox'] as const;

/** Of the API's own port: its documentation and the mails of a development store. */
const PRIVATE = ['/api/docs', '/api/openapi.json', '/api/dev', CHANGES_PATH] as const;

const TIMEOUT_MS = 30_000;

/** What a call has while the API is known not to answer. Pictures come without its database, so that none is refused unasked. */
const UNAVAILABLE_AFTER_MS = 3000;

/** The API's limit. A body is read whole before a connection to the API is taken: a slow one costs only its client. */
const MAX_BYTES = 64 * 1024;

/** An answer of this size leaves the connection to the API at once, however slowly its client reads. */
const ANSWER_BUFFER_BYTES = 1024 * 1024;

/** Pieces of files at once, 16 MiB together. A browser sends one after the other. */
const PIECES = { arriving: 64, perClient: 8 };

const CONNECTIONS = 128;
const API_QUEUE = {
  running: CONNECTIONS,
  runningPerClient: 32,
  runningPerOrigin: 96,
  waiting: 1024,
  maxWaitMs: 10_000,
};

/**
 * The API would wait for the first. Cookies are the shell's but one: who previews what is not the API's affair. The others it
 * would believe, and a client's own trace is a stranger's.
 */
const NOT_PASSED_ON = new Set(['expect', 'cookie', 'traceparent', 'tracestate', 'baggage']);

// The API logs each request under the same id.
const QUIET = { logLevel: 'warn', bodyLimit: MAX_BYTES } as const;

interface ApiProxyOptions {
  readonly apiOrigin: string;
  readonly metrics: ShellMetrics;
  /** The database position of this shell's pages: the API's answers must not be older. */
  readonly position: () => string;
  /** Aborted while the API is known not to answer. */
  readonly unavailable?: () => AbortSignal;
  readonly unavailableAfterMs?: number;
  readonly queue?: FairQueue;
  readonly devices?: KnownDevices;
  readonly tracing?: Tracing;
  /** The version of the layout in a language; '' for unknown. */
  readonly layoutVersion?: (language: string) => string;
  /** Tells of an answer's data whether it has changed since it was asked for. Given where an edge is purged by tag (SCALE-01). */
  readonly purges?: Pick<ChangeWatch, 'mark' | 'isUnchanged'> | undefined;
}

export async function registerApiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { apiOrigin, metrics, position, queue = createFairQueue(API_QUEUE), tracing = NO_TRACING } = options;
  const { devices = createKnownDevices(), layoutVersion = () => '', purges } = options;
  const all = { metrics, position, queue, devices, tracing, layoutVersion, purges };
  metrics.observeQueue('api', queue);
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: apiOrigin,
      undici: { connections: CONNECTIONS, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    });
    // The API validates it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    if (options.unavailable)
      scope.addHook('preHandler', endUnanswered(options.unavailable, options.unavailableAfterMs));
    for (const prefix of PROXIED) {
      const passing: Passing = { target: prefix.slice(1), ...all };
      scope.all(prefix, QUIET, (request, reply) => answer(request, reply, passing));
      scope.all(`${prefix}/*`, QUIET, (request, reply) => answer(request, reply, passing));
    }
    const passing: Passing = { target: 'api', ...all };
    scope.post(
      `${ATTACHMENTS_PATH}/*`,
      { ...QUIET, bodyLimit: PIECE_BYTES, onRequest: fewPieces() },
      (request, reply) => answer(request, reply, passing),
    );
  });
}

/** Answers a call that waits while the API is known not to answer; what the API says later is dropped (OPS-11). */
function endUnanswered(signalOf: () => AbortSignal, afterMs = UNAVAILABLE_AFTER_MS) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const end = () => {
      if (!reply.sent) unavailable(request, reply, 'api-unavailable');
    };
    const timer = setTimeout(() => {
      const signal = signalOf();
      if (signal.aborted) return end();
      signal.addEventListener('abort', end, { once: true });
      reply.raw.once('close', () => signal.removeEventListener('abort', end));
    }, afterMs);
    reply.raw.once('close', () => clearTimeout(timer));
  };
}

/** Refuses a piece of a file before its body is read while too many arrive: each takes its size in memory. */
function fewPieces() {
  const arriving: string[] = [];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientOrigin(request.ip);
    const own = arriving.filter((origin) => origin === client).length;
    if (arriving.length >= PIECES.arriving || own >= PIECES.perClient) return unavailable(request, reply, 'overloaded');
    arriving.push(client);
    reply.raw.once('close', () => arriving.splice(arriving.indexOf(client), 1));
  };
}

interface Passing {
  readonly target: string;
  readonly metrics: ShellMetrics;
  readonly position: () => string;
  readonly queue: FairQueue;
  readonly devices: KnownDevices;
  readonly tracing: Tracing;
  readonly layoutVersion: (language: string) => string;
  readonly purges: ApiProxyOptions['purges'];
}

async function answer(request: FastifyRequest, reply: FastifyReply, passing: Passing) {
  if (!isReadable(request.url)) return refuse(request, reply, 400, 'The address cannot be read');
  if (isPrivate(request.url)) return refuse(request, reply, 404, 'There is nothing at this address');
  const { target, metrics, queue, devices, tracing } = passing;
  try {
    await queue.run(devices.clientOf(request), () =>
      tracing.span({ name: `gateway ${target}`, kind: 'client' }, () => passOn(request, reply, passing)),
    );
    return reply;
  } catch (fault) {
    if (!(fault instanceof Overloaded)) throw fault;
    if (reply.sent) return reply;
    metrics.shed.inc({ queue: 'api' });
    metrics.proxied.inc({ target, status: '503' });
    return unavailable(request, reply, 'overloaded');
  }
}

/** Resolves when the connection to the API is free again. */
function passOn(request: FastifyRequest, reply: FastifyReply, passing: Passing): Promise<void> {
  const { target, metrics, position, devices, tracing, layoutVersion, purges } = passing;
  if (reply.raw.destroyed || reply.sent) return Promise.resolve();
  const trace = tracing.headers();
  const mark = purges?.mark();
  return new Promise((done) => {
    reply.from(request.url, {
      ...(Buffer.isBuffer(request.body) ? bodyOf(request, request.body) : {}),
      // The API's 503 means that it has enough to do.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name))),
        ...deviceOf(headers),
        ...trace,
        [POSITION_HEADER]: position(),
        'x-request-id': request.id,
        // Replaced, never appended to: the client's own values are not trusted.
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      rewriteHeaders({ connection: _, 'keep-alive': __, [DEVICE_KNOWN_HEADER]: known, ...headers }) {
        devices.note(request, { ...headers, ...(known ? { [DEVICE_KNOWN_HEADER]: known } : {}) });
        // The answer to a client that has hung up goes no further.
        if (reply.raw.destroyed) done();
        return forEdges(headers, (tags) => mark !== undefined && purges?.isUnchanged(mark, tags) === true);
      },
      onResponse(_request, answered, upstream) {
        const { stream } = upstream as unknown as { stream: Readable };
        if (reply.sent) {
          stream.destroy();
          return done();
        }
        metrics.proxied.inc({ target, status: String((answered as FastifyReply).statusCode) });
        // An edge would send a former one later.
        const version =
          target === 'api' && request.method === 'POST' ? layoutVersion(request.headers['accept-language'] ?? '') : '';
        if (version) reply.header(LAYOUT_VERSION_HEADER, version);
        stream.once('close', done);
        (answered as FastifyReply).header('x-request-id', request.id).send(buffered(stream));
      },
      onError(failed, { error }) {
        done();
        if (reply.sent) return;
        request.log.warn({ target, reason: error.message }, 'back end did not answer');
        metrics.proxied.inc({ target, status: '503' });
        unavailable(request, failed as FastifyReply, 'api-unavailable');
      },
    });
  });
}

function deviceOf({ cookie = '' }: IncomingHttpHeaders) {
  const device = cookieIn(cookie, DEVICE_COOKIE);
  return device === undefined ? {} : { cookie: `${DEVICE_COOKIE}=${device}` };
}

function bodyOf({ headers }: FastifyRequest, body: Buffer) {
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

function buffered(stream: Readable): PassThrough {
  const buffer = new PassThrough({ highWaterMark: ANSWER_BUFFER_BYTES });
  stream.on('error', (fault) => buffer.destroy(fault));
  buffer.on('close', () => stream.destroy());
  return stream.pipe(buffer);
}

/** Refuses broken escapes and '..', encoded or not: the API could read such a path differently. */
function isReadable(url: string): boolean {
  try {
    return !/\.\.[/\\]|[/\\]\.\./.test(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** In any spelling. */
function isPrivate(url: string): boolean {
  const [spelled = ''] = decodeURIComponent(url).split(/[?#;]/);
  const path = spelled.toLowerCase().replace(/[/\\]+/g, '/');
  return PRIVATE.some((own) => path.startsWith(own));
}

function unavailable(request: FastifyRequest, reply: FastifyReply, code: string) {
  return refuse(request, reply.header('retry-after', '5'), 503, 'The store cannot answer right now', code);
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, title: string, code?: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, ...(code ? { code } : {}), instance: request.id });
}
