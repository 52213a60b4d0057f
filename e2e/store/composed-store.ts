import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { servicePorts } from '../../.ci/start/ports.ts';
import { RunningStore, type StoreOptions } from '../../.ci/start/running-store.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The interval for finding new releases, in milliseconds. */
const POLL_MS = 250;

interface Own {
  readonly folder: string;
  /** Without it the store has a database in its folder, as of `npm start`. */
  readonly databaseUrl?: string;
  readonly hostName?: string;
  /** Receives every line that a service logs. */
  readonly onLine?: (line: string) => void;
}

export type ComposedOptions = Own &
  Partial<
    Pick<
      StoreOptions,
      'roots' | 'remoteDirectories' | 'apiEnvironment' | 'shellEnvironment' | 'paymentEnvironment' | 'logLevel'
    >
  >;

/** The production store as `npm start` composes it, on free ports, with its data in `folder`. */
export async function startComposedStore({
  folder,
  databaseUrl,
  hostName = '127.0.0.1',
  onLine,
  ...options
}: ComposedOptions): Promise<RunningStore> {
  mkdirSync(folder, { recursive: true });
  const ports = await servicePorts();
  const log: string[] = [];
  let starting = true;
  try {
    return await RunningStore.start({
      root: ROOT,
      ports,
      host: '127.0.0.1',
      publicOrigin: `http://${hostName}:${ports.shell}`,
      dataFolder: folder,
      logLevel: 'warn',
      graceMs: 3000,
      paymentEnvironment: { PAYMENT_SANDBOX: 'allow' },
      pollMs: POLL_MS,
      log: (service, line) => {
        if (starting) log.push(`[${service}] ${line}`);
        onLine?.(line);
      },
      ...options,
      // A test's canary has its percentage at once.
      shellEnvironment: { CANARY_STEPS: 'none', ...options.shellEnvironment },
      apiEnvironment: { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...options.apiEnvironment },
    });
  } catch (fault) {
    throw new Error(`the store did not start:\n${log.join('\n')}`, { cause: fault });
  } finally {
    starting = false;
  }
}
