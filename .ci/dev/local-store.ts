import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../packages.ts';
import { buildPackages } from '../start/build-packages.ts';
import type { Choices } from '../start/choices.ts';
import { servicePorts } from '../start/ports.ts';
import { RunningStore } from '../start/running-store.ts';
import type { Progress } from './progress.ts';

interface LocalStoreOptions {
  readonly root: string;
  /** The remote under development. */
  readonly name: string;
  /** The folder of its releases is `work`/dist. */
  readonly work: string;
  readonly cache: string;
  readonly choices: Choices;
  readonly progress: Progress;
  readonly say: (line: string) => void;
}

/** pino's number. */
const WARNING = 40;

/**
 * The store of this checkout: the other remotes' released builds, and the shell with React's development build, the only
 * one that can replace components.
 */
export async function startLocalStore(options: LocalStoreOptions): Promise<RunningStore> {
  const { root, name, work, cache, choices, progress, say } = options;
  const shell = path.join(cache, 'shell');
  const others = REMOTES.filter((remote) => remote !== name);
  await Promise.all([
    buildPackages(root, say, others),
    buildPackages(root, say, ['shell'], { NODE_ENV: 'development', DIST_DIR: shell }),
  ]);
  forgetSaves(path.join(choices.dataFolder, 'releases', name));
  return RunningStore.start({
    root,
    ports: await servicePorts(),
    host: '127.0.0.1',
    publicOrigin: choices.publicOrigin,
    dataFolder: choices.dataFolder,
    logLevel: 'info',
    graceMs: choices.graceMs,
    remoteDirectories: { [name]: work },
    shellEnvironment: { NODE_ENV: 'development', DIST_DIR: shell, OFFLINE_WORKER: 'off' },
    paymentEnvironment: choices.payments === 'sandbox' ? { PAYMENT_SANDBOX: 'allow' } : {},
    pollMs: 200,
    log: (service, line, from) => {
      const entry = entryOf(line);
      if (entry?.msg === 'composition live') progress.settled(entry.remotes?.[name] ?? '');
      if (entry?.msg === 'release refused' && entry.remote === name) progress.settled(entry.version ?? '');
      if (from === 'stderr' || (entry?.level ?? WARNING) >= WARNING) say(`[${service}] ${line}`);
    },
  });
}

/** The shell keeps every release for a week, for pages that are open; here the front serves their files. */
function forgetSaves(copies: string): void {
  for (const copy of globSync('*-dev.*', { cwd: copies })) rmSync(path.join(copies, copy), { recursive: true });
}

interface LogEntry {
  readonly level: number;
  readonly msg: string;
  readonly remotes?: Readonly<Record<string, string>>;
  readonly remote?: string;
  readonly version?: string;
}

function entryOf(line: string): LogEntry | undefined {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    // A page that is rendered has printed it.
    return undefined;
  }
}
