import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOrigin } from 'shared-contracts/server/client-origin';
import type { Trust } from 'shared-contracts/server/trusted-proxies';

export interface ServerLimits {
  readonly connections: number;
  /** A trusted proxy's connections are those of many clients. */
  readonly connectionsPerClient: number;
  /** Milliseconds until the headers, and until the whole request with its body, must have arrived. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Milliseconds without a byte in either direction. */
  readonly idleTimeout: number;
}

/** A household or an office behind one address shares its connections; a browser opens six. */
export const SERVER_LIMITS: ServerLimits = {
  connections: 8192,
  connectionsPerClient: 512,
  headersTimeout: 10_000,
  // 64 KiB, the largest body, at 26 kbit/s.
  requestTimeout: 20_000,
  idleTimeout: 60_000,
};

/** How often the deadlines are checked. */
const CHECK_MS = 1000;

const BUSY = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** An HTTP server that slow clients cannot exhaust (OPS-10); for Fastify's `serverFactory`. */
export function createBoundedServer(handler: RequestListener, trustsProxy: Trust, limits = SERVER_LIMITS): Server {
  const { headersTimeout, requestTimeout } = limits;
  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval: CHECK_MS }, handler);
  server.maxConnections = limits.connections;
  server.setTimeout(limits.idleTimeout);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trustsProxy(remoteAddress)) return;
    const client = clientOrigin(remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > limits.connectionsPerClient) socket.end(BUSY, () => socket.destroy());
  });
  return server;
}
