import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { localReleaseKeys } from 'shared-contracts/build/signing-key.ts';
import { makeImageFolder } from '../../.ci/image/image-folder.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import { Service } from '../../.ci/start/service.ts';
import { ROOT } from '../store/composed-store.ts';
import { type ComposeService, readComposeFile } from './compose-file.ts';

interface RunningCompose {
  readonly origin: string;
  stop(): Promise<void>;
}

interface RunOptions {
  /** Replaces the postgres service. */
  readonly databaseUrl: string;
  /** Contains the services' volumes. */
  readonly folder: string;
}

const HEALTHY_WITHIN_MS = 120_000;
/** The Dockerfile's folder of the packages. */
const IMAGE_ROOT = '/store';

/**
 * Runs each service of docker-compose.yml as a process, with its command, folder and environment, from the files that its
 * image holds. Only what a container provides is replaced: ports, names of other services, volumes, and the database.
 */
export async function runAsComposed({ databaseUrl, folder }: RunOptions): Promise<RunningCompose> {
  const { services } = readComposeFile({
    POSTGRES_PASSWORD: 'x',
    RELEASE_KEYS: localReleaseKeys(),
    PAYMENT_SANDBOX: 'allow',
    LOG_LEVEL: 'warn',
    POLL_INTERVAL_MS: '500',
  });
  const own = Object.entries(services).filter(([name]) => name !== 'postgres');
  const ports = await freePorts(own.length);
  const portOf = new Map(own.map(([name], index) => [name, ports[index] ?? 0]));

  /** A value with the addresses and paths of this machine. */
  const placed = (service: string, value: string): string => {
    let text = value.replace(/^postgres:\/\/[^\s]+$/, databaseUrl).replaceAll(/^\/data$/g, path.join(folder, service));
    for (const [name, { environment }] of own) {
      text = text
        .replaceAll(`http://${name}:${environment.PORT}`, `http://127.0.0.1:${portOf.get(name)}`)
        .replaceAll(`http://127.0.0.1:${environment.PORT}/`, `http://127.0.0.1:${portOf.get(name)}/`);
    }
    return text;
  };

  const running: Service[] = [];
  const lines: string[] = [];
  const stop = async () => {
    for (const service of running.toReversed()) await service.stop(10_000);
  };
  const start = async (name: string, service: ComposeService) => {
    const port = portOf.get(name) ?? 0;
    const environment = Object.fromEntries(
      Object.entries(service.environment).map(([variable, value]) => [variable, placed(name, String(value))]),
    );
    const [program, ...command] = service.command ?? [];
    expectNode(name, program);
    const image = path.join(folder, 'images', name);
    makeImageFolder(ROOT, name, '0.0.0', image);
    const directory = path.join(image, path.relative(IMAGE_ROOT, service.working_dir ?? IMAGE_ROOT));
    const origin = `http://127.0.0.1:${portOf.get('shell')}`;
    const plan = {
      name: name as 'shell',
      directory,
      command,
      environment: {
        ...environment,
        NODE_ENV: 'production',
        PORT: String(port),
        ...(environment.PUBLIC_ORIGIN && { PUBLIC_ORIGIN: origin }),
      },
      readyUrl: '',
    };
    const started = new Service(plan, (from, line) => lines.push(`[${from}] ${line}`));
    running.push(started);
    const check = service.healthcheck.test.map((part) => placed(name, part));
    const ended = started.ended.then((reason) => Promise.reject(new Error(`${name} ended: ${reason}`)));
    await Promise.race([healthy(check), ended]);
    // From here on, the process ends on purpose.
    ended.catch(() => undefined);
  };

  try {
    for (const [name, service] of inOrder(own)) await start(name, service);
  } catch (fault) {
    await stop();
    throw new Error(`compose did not come up:\n${lines.join('\n')}`, { cause: fault });
  }
  return { origin: `http://127.0.0.1:${portOf.get('shell')}`, stop };
}

function expectNode(name: string, program: string | undefined): void {
  if (program !== 'node') throw new Error(`${name} runs ${program}, not node`);
}

/** Services in the order of their dependencies. */
function inOrder(services: [string, ComposeService][]): [string, ComposeService][] {
  const dependenciesOf = (name: string) => Object.keys(Object.fromEntries(services)[name]?.depends_on ?? {});
  const depth = (name: string): number => Math.max(0, ...dependenciesOf(name).map((other) => 1 + depth(other)));
  return services.toSorted(([one], [other]) => depth(one) - depth(other));
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
