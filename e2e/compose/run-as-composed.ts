import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { localReleaseKeys } from 'shared-contracts/build/signing-key.ts';
import { makeImageFolder } from '../../.ci/image/image-folder.ts';
import { ONE_OF_EACH, ROOT, readCompose, type Topology } from '../../.ci/scale/compose-file.ts';
import type { ComposeService } from '../../.ci/scale/compose-types.ts';
import { Service } from '../../.ci/start/service.ts';
import type { ServiceName } from '../../.ci/start/service-plan.ts';
import { placesOf } from './places.ts';

export interface RunningCompose {
  readonly origin: string;
  /** Ends a service as `docker compose up -d NAME` does before it starts the new one; resolves when that is healthy. */
  replace(name: string): Promise<void>;
  /** Ends a service at once, as a machine does that has no memory left. */
  kill(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface RunOptions {
  readonly topology?: Topology;
  /** The services that run elsewhere, by name, and the addresses of theirs that services get: 'postgres:5432'. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** The address of the database that services get; absent: as composed. */
  readonly databaseUrl?: string;
  /** Values of .env. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The service that faces the shoppers. */
  readonly front?: string;
  /** Contains the services' volumes. */
  readonly folder: string;
}

/** Debian's programs end when this process does, however it ends. */
const ENDS_WITH_PARENT = ['--pdeathsig', 'KILL', '--'];
const HEALTHY_WITHIN_MS = 120_000;
const GRACE_MS = 15_000;
/** The Dockerfile's folder of the packages. */
const IMAGE_ROOT = '/store';

/**
 * Runs each service of a topology as a process, with its command, folder and environment, from the files that its
 * image holds. Only what a container provides is replaced: ports, names of other services, volumes, and the database.
 */
export async function runAsComposed(options: RunOptions): Promise<RunningCompose> {
  const { topology = ONE_OF_EACH, elsewhere, databaseUrl, variables, front = 'shell', folder } = options;
  const { services } = readCompose(
    {
      POSTGRES_PASSWORD: 'x',
      RELEASE_KEYS: localReleaseKeys(),
      EDGE_PURGE_SECRET: 'x'.repeat(16),
      PAYMENT_SANDBOX: 'allow',
      LOG_LEVEL: 'warn',
      POLL_INTERVAL_MS: '500',
      ...variables,
    },
    topology,
  );
  const outside = Object.keys(elsewhere).map((address) => address.split(':')[0]);
  const own = Object.fromEntries(Object.entries(services).filter(([name]) => !outside.includes(name)));
  const places = await placesOf(own, elsewhere);
  const origin = `http://${places.addressOf(front, 3000)}`;

  const images = new Map<string, string>();
  /** The folder with the files of the service's image: of a package, or for Debian's programs this checkout. */
  const imageOf = ({ build }: ComposeService): string => {
    const { PACKAGE } = build?.args ?? {};
    if (!PACKAGE) return ROOT;
    const image = images.get(PACKAGE) ?? path.join(folder, 'images', PACKAGE);
    if (!images.has(PACKAGE)) makeImageFolder(ROOT, PACKAGE, '0.0.0', image);
    images.set(PACKAGE, image);
    return image;
  };

  const running = new Map<string, Service>();
  const lines: string[] = [];
  const start = async (name: string, service: ComposeService) => {
    // Services with one volume share what is in it.
    const volume = service.volumes?.find((each) => each.endsWith(':/data'))?.split(':')[0] ?? name;
    const data = path.join(folder, volume);
    mkdirSync(data, { recursive: true });
    const inFolder = (value: string) =>
      value.replace(/^\/data$/, data).replace(/^postgres:\/\/\S+$/, databaseUrl ?? '$&');
    const here = (value: string) => places.placed(name, inFolder(value));
    const image = imageOf(service);
    const [program = '', ...command] = service.command ?? [];
    const started = new Service(
      {
        name: name as ServiceName,
        directory: path.join(image, path.relative(IMAGE_ROOT, service.working_dir ?? IMAGE_ROOT)),
        ...(program === 'node' ? {} : { program: 'setpriv' }),
        command: [...(program === 'node' ? [] : [...ENDS_WITH_PARENT, program]), ...command].map(here),
        environment: {
          ...Object.fromEntries(
            Object.entries(service.environment).map(([variable, value]) => [
              variable,
              places.variable(name, variable, inFolder(String(value))),
            ]),
          ),
          NODE_ENV: 'production',
          PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
          ...(process.getuid?.() === 0 ? { RUN_AS: 'nobody' } : {}),
          // The network of the services is this machine.
          ...(service.environment.PURGERS ? { PURGERS: '127.0.0.1' } : {}),
          ...(service.environment.PUBLIC_ORIGIN ? { PUBLIC_ORIGIN: origin } : {}),
        },
        readyUrl: '',
      },
      (from, line) => lines.push(`[${from}] ${line}`),
    );
    running.set(name, started);
    const ended = started.ended.then((reason) => Promise.reject(new Error(`${name} ended: ${reason}`)));
    await Promise.race([healthy(service.healthcheck.test.map(here)), ended]);
    // From here on, the process ends on purpose.
    ended.catch(() => undefined);
  };

  /** Each once those are healthy that it waits for. */
  const starting = new Map<string, Promise<void>>();
  const startInTurn = (name: string, service: ComposeService): Promise<void> => {
    const others = Object.entries(service.depends_on ?? {}).flatMap(([other, { condition }]) => {
      const first = own[other];
      return first && condition === 'service_healthy' ? [startInTurn(other, first)] : [];
    });
    const started = starting.get(name) ?? Promise.all(others).then(() => start(name, service));
    starting.set(name, started);
    return started;
  };
  const stop = async () => {
    await Promise.all([...running.values()].map((service) => service.stop(GRACE_MS)));
  };

  try {
    await Promise.all(Object.entries(own).map(([name, service]) => startInTurn(name, service)));
  } catch (fault) {
    await stop();
    throw new Error(`compose did not come up:\n${lines.join('\n')}`, { cause: fault });
  }
  return {
    origin,
    async replace(name) {
      const service = own[name];
      await running.get(name)?.stop(GRACE_MS, service?.stop_signal);
      if (service) await start(name, service);
    },
    async kill(name) {
      running.get(name)?.kill();
      await running.get(name)?.ended;
    },
    stop,
  };
}

/** Repeats the health check until it succeeds. */
async function healthy([, program = '', ...parameters]: readonly string[]): Promise<void> {
  const until = Date.now() + HEALTHY_WITHIN_MS;
  const node = program === 'node' ? process.execPath : program;
  for (;;) {
    try {
      await promisify(execFile)(node, parameters);
      return;
    } catch (fault) {
      if (Date.now() > until) throw fault;
      await wait(500);
    }
  }
}
