import path from 'node:path';

/** How one deployable is run. docker-compose.yml runs the same commands with the same variables. */
export interface ServicePlan {
  readonly name: ServiceName;
  /** Absolute folder the command runs in. */
  readonly directory: string;
  /** Arguments to Node. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Answers 200 once the service can do its work. */
  readonly readyUrl: string;
}

export const REMOTES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'] as const;
export type RemoteName = (typeof REMOTES)[number];
export type ServiceName = 'store-api' | 'shell' | RemoteName;
export type Ports = Readonly<Record<ServiceName, number>>;

/** What is built before it can be served. */
export const BUILT: readonly ServiceName[] = ['shell', ...REMOTES];

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

export interface PlanOptions {
  /** Folder that holds the packages. */
  readonly root: string;
  readonly ports: Ports;
  /** Where the shell listens; everything else is on loopback. */
  readonly host: string;
  /** The origin that shoppers see. */
  readonly publicOrigin: string;
  readonly dataFolder: string;
  readonly logLevel: string;
  readonly graceMs: number;
  /** What the API and the shell both need to know of the payment provider. */
  readonly paymentEnvironment: Readonly<Record<string, string>>;
  /** How often the shell asks remotes for their live version; its own default when absent. */
  readonly pollMs?: number;
  /** What the shell is told beyond that. */
  readonly shellEnvironment?: Readonly<Record<string, string>>;
  /** Folder of a remote's package when it is not `root`/{name}. */
  readonly remoteDirectories?: Partial<Readonly<Record<RemoteName, string>>>;
}

export function planApi(options: PlanOptions): ServicePlan {
  const { root, ports, dataFolder } = options;
  return {
    name: 'store-api',
    directory: root,
    command: ['store-api/src/main.ts'],
    environment: {
      ...common(options, 'store-api'),
      TRUST_PROXY: 'loopback',
      DATA_DIR: dataFolder,
      PUBLIC_ORIGIN: options.publicOrigin,
      ...options.paymentEnvironment,
    },
    readyUrl: `${loopback(ports['store-api'])}/readyz`,
  };
}

export function planRemotes(options: PlanOptions): ServicePlan[] {
  return REMOTES.map((name) => ({
    name,
    directory: options.remoteDirectories?.[name] ?? path.join(options.root, name),
    command: [path.join(options.root, 'shared-contracts/build/cli.ts'), 'serve'],
    environment: common(options, name),
    readyUrl: `${loopback(options.ports[name])}/healthz`,
  }));
}

export function planShell(options: PlanOptions): ServicePlan {
  const { root, ports, host, dataFolder } = options;
  return {
    name: 'shell',
    directory: root,
    command: ['shell/src/server/main.ts'],
    environment: {
      ...common(options, 'shell'),
      HOST: host,
      DATA_DIR: dataFolder,
      PUBLIC_ORIGIN: options.publicOrigin,
      API_ORIGIN: loopback(ports['store-api']),
      ...Object.fromEntries(REMOTES.map((name) => [originVariable(name), loopback(ports[name])])),
      ...options.paymentEnvironment,
      ...(options.pollMs ? { POLL_INTERVAL_MS: String(options.pollMs) } : {}),
      ...options.shellEnvironment,
    },
    readyUrl: `http://${EVERY_ADDRESS.has(host) ? '127.0.0.1' : host}:${ports.shell}/readyz`,
  };
}

/** 'mfe-catalog' is found by the shell through MFE_CATALOG_ORIGIN. */
function originVariable(name: RemoteName): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
}

function common({ ports, logLevel, graceMs }: PlanOptions, name: ServiceName): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    LOG_LEVEL: logLevel,
    SHUTDOWN_GRACE_MS: String(graceMs),
  };
}

function loopback(port: number): string {
  return `http://127.0.0.1:${port}`;
}
