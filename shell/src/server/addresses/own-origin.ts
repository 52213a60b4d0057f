import type { Server } from 'node:net';

const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where this machine reaches a server. Undefined until it listens on a port. */
export function ownOrigin(listening: ReturnType<Server['address']>): string | undefined {
  if (listening === null || typeof listening === 'string') return undefined;
  const { address, family, port } = listening;
  const host = LOOPBACK[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
