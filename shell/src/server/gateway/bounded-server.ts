import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import type { Trust } from 'shared-contracts/server-kit/trusted-proxies';

export interface ServerLimits {
  readonly connections: number;
  /** Milliseconds until the headers, and until the whole request with its body, must have arrived. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Milliseconds without a byte in either direction during a request, and between two of a connection. */
  readonly idleTimeout: number;
  readonly keepAliveTimeout: number;
}

export const SERVER_LIMITS: ServerLimits = {
  connections: 8192,
  headersTimeout: 10_000,
  // 64 KiB, the largest body, at 26 kbit/s.
  requestTimeout: 20_000,
  idleTimeout: 60_000,
  // Longer than a balancer keeps its connections, often 60 s: a request that meets a server's end of one is reset.
  keepAliveTimeout: 72_000,
};

/** How often the deadlines are checked. */
const CHECK_MS = 1000;

const BUSY = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * An HTTP server that slow clients cannot exhaust (OPS-10); for Fastify's `serverFactory`. An office or a mobile network
 * behind one address may open as many connections as there are. Beyond them, the client with most loses the oldest that
 * waits for nothing, or else the newest is refused. A trusted proxy's connections are those of many clients: none is lost.
 */
export function createBoundedServer(handler: RequestListener, trustsProxy: Trust, limits = SERVER_LIMITS): Server {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = limits;
  const server = createServer(
    { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval: CHECK_MS },
    handler,
  );
  // Those of proxies too.
  server.maxConnections = 2 * limits.connections;
  server.setTimeout(limits.idleTimeout);
  /** In the order of their arrival. */
  const open = new Map<string, Set<Socket>>();
  const asking = new WeakSet<Socket>();
  let count = 0;

  server.on('request', ({ socket }, response: ServerResponse) => {
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
