import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import type { Trust } from 'shared-contracts/server-kit/trusted-proxies';

export interface ServerLimits {
  readonly connections: number;
  /** Milliseconds until the headers, and from then until the body, must have arrived. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Until a whole request with `moreTime` must have arrived. */
  readonly uploadTimeout: number;
  /** Milliseconds without a byte in either direction during a request, and between two of a connection. */
  readonly idleTimeout: number;
  readonly keepAliveTimeout: number;
}

export const SERVER_LIMITS: ServerLimits = {
  connections: 8192,
  headersTimeout: 10_000,
  // 64 KiB, the largest body but for uploads, at 26 kbit/s.
  requestTimeout: 20_000,
  // 20 MB at 0.6 Mbit/s.
  uploadTimeout: 300_000,
  idleTimeout: 60_000,
  // Longer than a balancer keeps its connections, often 60 s: a request that meets a server's end of one is reset.
  keepAliveTimeout: 72_000,
};

/** How often the deadlines are checked. */
const CHECK_MS = 1000;

const BUSY = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Lets the body of a permitted upload take longer. */
export function moreTime(request: IncomingMessage): void {
  clearTimeout(deadlines.get(request));
}

/**
 * An HTTP server that slow clients cannot exhaust (OPS-10); for Fastify's `serverFactory`. An office or a mobile network
 * behind one address may open as many connections as there are. Beyond them, the client with most loses the oldest that
 * waits for nothing, or else the newest is refused. A trusted proxy's connections are those of many clients: none is lost.
 */
export function createBoundedServer(handler: RequestListener, trustsProxy: Trust, limits = SERVER_LIMITS): Server {
  const { headersTimeout, requestTimeout, uploadTimeout, keepAliveTimeout } = limits;
  const server = createServer(
    { headersTimeout, requestTimeout: uploadTimeout, keepAliveTimeout, connectionsCheckingInterval: CHECK_MS },
    handler,
  );
  // Those of proxies too.
  server.maxConnections = 2 * limits.connections;
  server.setTimeout(limits.idleTimeout);
  /** In the order of their arrival. */
  const open = new Map<string, Set<Socket>>();
  const asking = new WeakSet<Socket>();
  let count = 0;

  /** Answered as the server itself answers one that takes too long. */
  function endLate(request: IncomingMessage): void {
    const late = Object.assign(new Error('the body takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!request.complete) server.emit('clientError', late, request.socket);
  }

  // Before its handler can give it more time.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket, headers } = request;
    if (headers['content-length'] || headers['transfer-encoding']) {
      const deadline = setTimeout(endLate, requestTimeout, request);
      deadlines.set(request, deadline);
      request.once('close', () => clearTimeout(deadline));
    }
    asking.add(socket);
    response.once('close', () => asking.delete(socket));
  });
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trustsProxy(remoteAddress)) return;
    const client = clientOrigin(remoteAddress);
    const own = open.get(client) ?? new Set();
    open.set(client, own.add(socket));
    count += 1;
    socket.once('close', () => {
      count -= 1;
      own.delete(socket);
      if (own.size === 0) open.delete(client);
    });
    if (count <= limits.connections) return;
    const [most = own] = [...open.values()].toSorted((one, other) => other.size - one.size);
    const idle = [...most].find((held) => held !== socket && !asking.has(held));
    if (idle) idle.destroy();
    else socket.end(BUSY, () => socket.destroy());
  });
  return server;
}
