import path from 'node:path';
import { localReleaseKeys } from 'shared-contracts/build/signing-key.ts';
import { REMOTES, type RemoteName } from '../packages.ts';

/** How to run one deployable. docker-compose.yml runs the same commands with the same variables. */
export interface ServicePlan {
  readonly name: ServiceName;
  /** Absolute. */
  readonly directory: string;
  /** Absent: Node. */
  readonly program?: string;
  /** Arguments to the program. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Answers 200 once the service is ready. */
  readonly readyUrl: string;
}

export type ServiceName = 'store-api' | 'shell' | RemoteName;
export type Ports = Readonly<Record<ServiceName, number>>;

/** Services with a build step. */
export const BUILT: readonly ServiceName[] = ['shell', ...REMOTES];

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

export interface PlanOptions {
  /** The folder of the packages. */
  readonly root: string;
  /** The same of services that run another release. */
  readonly roots?: Partial<Readonly<Record<ServiceName, string>>>;
  readonly ports: Ports;
  /** The shell's address; everything else listens on loopback. */
  readonly host: string;
  /** The origin for shoppers. */
  readonly publicOrigin: string;
  readonly dataFolder: string;
  readonly logLevel: string;
  readonly graceMs: number;
  /** Payment settings of the API and the shell. */
  readonly paymentEnvironment: Readonly<Record<string, string>>;
  /** The shell's interval for polling the remotes' live versions; its default when absent. */
  readonly pollMs?: number;
  /** More variables for the API. */
  readonly apiEnvironment?: Readonly<Record<string, string>>;
  /** More variables for the shell. */
  readonly shellEnvironment?: Readonly<Record<string, string>>;
  /** The folder of a remote's package, unless it is `root`/{name}. */
  readonly remoteDirectories?: Partial<Readonly<Record<RemoteName, string>>>;
}

/** @param embedded the address of the database that runs beside it; undefined for that of DATABASE_URL */
export function planApi(options: PlanOptions, embedded?: string): ServicePlan {
  const { ports, dataFolder } = options;
  return {
    name: 'store-api',
    directory: rootOf(options, 'store-api'),
    command: ['store-api/src/main.ts'],
    environment: {
      ...common(options, 'store-api'),
      TRUST_PROXY: 'loopback',
      DATA_DIR: dataFolder,
      PUBLIC_ORIGIN: options.publicOrigin,
      ...options.paymentEnvironment,
      // A database of its own is filled unless that is refused; the address of another may be wrong.
      ...(embedded === undefined ? {} : { DATABASE_URL: embedded, SEED: 'samples' }),
      ...options.apiEnvironment,
    },
    readyUrl: `${loopback(ports['store-api'])}/readyz`,
  };
}

export function planRemotes(options: PlanOptions): ServicePlan[] {
  return REMOTES.map((name) => ({
    name,
    directory: options.remoteDirectories?.[name] ?? path.join(rootOf(options, name), name),
    // It sends files, and makes little garbage.
    command: ['--max-semi-space-size=1', path.join(rootOf(options, name), 'shared-contracts/build/cli.ts'), 'serve'],
    environment: common(options, name),
    readyUrl: `${loopback(options.ports[name])}/healthz`,
  }));
}

export function planShell(options: PlanOptions): ServicePlan {
  const { ports, host, dataFolder } = options;
  return {
    name: 'shell',
    directory: rootOf(options, 'shell'),
    command: ['shell/src/server/main.ts'],
    environment: {
      ...common(options, 'shell'),
      HOST: host,
      DATA_DIR: dataFolder,
      PUBLIC_ORIGIN: options.publicOrigin,
      API_ORIGIN: loopback(ports['store-api']),
      RELEASE_KEYS: localReleaseKeys(),
      ...Object.fromEntries(REMOTES.map((name) => [originVariable(name), loopback(ports[name])])),
      ...options.paymentEnvironment,
      ...(options.pollMs ? { POLL_INTERVAL_MS: String(options.pollMs) } : {}),
      ...options.shellEnvironment,
    },
    readyUrl: `http://${EVERY_ADDRESS.has(host) ? '127.0.0.1' : host}:${ports.shell}/readyz`,
  };
}

function rootOf({ root, roots }: PlanOptions, name: ServiceName): string {
  return roots?.[name] ?? root;
}

/** The shell finds 'mfe-catalog' through MFE_CATALOG_ORIGIN. */
function originVariable(name: RemoteName): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
}

function common({ ports, logLevel, graceMs }: PlanOptions, name: ServiceName): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    LOG_LEVEL: logLevel,
    // No balancer is before a store on one machine.
    DRAIN_MS: '0',
    SHUTDOWN_GRACE_MS: String(graceMs),
  };
}

function loopback(port: number | undefined): string {
  return `http://127.0.0.1:${port}`;
}
