import { createServer, type Server } from 'node:net';
import { REMOTES } from '../packages.ts';
import type { Ports } from './service-plan.ts';
import { StartFault } from './start-fault.ts';

/** @throws StartFault when another program listens on the port or the address is not this machine's. */
export async function claimPort(port: number, host: string): Promise<void> {
  const reason = await refusal(port, host);
  // A browser resolves 'localhost' to IPv6 first, where another program may listen.
  const other = host === '127.0.0.1' ? await refusal(port, '::1') : null;
  if (reason === 'EADDRINUSE' || other === 'EADDRINUSE') {
    throw new StartFault(`Port ${port} is taken by another program; stop that one or choose another with PORT.`);
  }
  if (reason) {
    throw new StartFault(
      `The store cannot listen on ${host} port ${port} (${reason}); choose others with HOST and PORT.`,
    );
  }
}

/** The reason why the port cannot be used; null when it can. */
async function refusal(port: number, host: string): Promise<unknown> {
  try {
    await close(await listen(port, host));
    return null;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault ? fault.code : fault;
  }
}

/** Free loopback ports. All stay open until the last is found, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')));
  const ports = servers.map(portOf);
  await Promise.all(servers.map(close));
  return ports;
}

/** A free port for every service. */
export async function servicePorts(): Promise<Ports> {
  const [shell = 0, api = 0, ...remotes] = await freePorts(2 + REMOTES.length);
  return { shell, 'store-api': api, ...Object.fromEntries(REMOTES.map((name, index) => [name, remotes[index] ?? 0])) };
}

function listen(port: number, host: string): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const server = createServer().once('error', reject);
  server.listen(port, host, () => resolve(server));
  return promise;
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('a listening server has no port');
  return address.port;
}

function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  return promise;
}
