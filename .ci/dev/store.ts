import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import '../end-with-parent.mjs';
import type { StoreNews } from 'shared-contracts/build/dev/composed-store.ts';
import { claimPrivateFolder } from 'shared-contracts/server-kit/private-folder';
import { withSources } from 'shared-contracts/server-kit/source-position';
import { REMOTES } from '../packages.ts';
import { buildPackages } from '../start/build-packages.ts';
import { ownChoices } from '../start/choices.ts';
import { runCommand, say } from '../start/command.ts';
import { servicePorts } from '../start/ports.ts';
import { RunningStore } from '../start/running-store.ts';
import { StartFault } from '../start/start-fault.ts';
import { STOP, stopSignal } from '../start/stop-signal.ts';
import { logEntry, loggedFault } from './logged-fault.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/dev');
const SHELL = path.join(CACHE, 'shell');

/**
 * The store around a package under development (`rspack dev`): the other remotes' released builds, and the shell with React's
 * development build, the only one that can replace components. The package's releases are in `work`/dist.
 */
async function main(): Promise<void> {
  const [name = '', work = ''] = process.argv.slice(2);
  const choices = ownChoices(ROOT, { dataFolder: path.join(CACHE, 'data') });
  const fault = claimPrivateFolder(choices.dataFolder);
  if (fault) throw new StartFault(fault);
  const stopAsked = stopSignal();
  const others = REMOTES.filter((remote) => remote !== name);
  const isShell = name === 'shell';
  await Promise.all([
    buildPackages(ROOT, say, others),
    isShell ? undefined : buildPackages(ROOT, say, ['shell'], { NODE_ENV: 'development', DIST_DIR: SHELL }),
  ]);
  forgetSaves(path.join(choices.dataFolder, 'releases', name));
  const store = await RunningStore.start({
    root: ROOT,
    ports: await servicePorts(),
    host: '127.0.0.1',
    publicOrigin: choices.publicOrigin,
    dataFolder: choices.dataFolder,
    logLevel: 'info',
    graceMs: choices.graceMs,
    remoteDirectories: isShell ? {} : { [name]: work },
    shellEnvironment: {
      NODE_ENV: 'development',
      DIST_DIR: isShell ? path.join(work, 'dist') : SHELL,
      OFFLINE_WORKER: 'off',
    },
    apiEnvironment: choices.seed ? { SEED: choices.seed } : {},
    paymentEnvironment: choices.payments === 'sandbox' ? { PAYMENT_SANDBOX: 'allow' } : {},
    pollMs: 200,
    log: (service, line, from) => {
      const entry = logEntry(line);
      if (entry?.msg === 'composition live') tell({ settled: versionIn(entry.remotes, name) });
      if (entry?.msg === 'release refused' && entry.remote === name) tell({ settled: String(entry.version) });
      const fault = entry ? loggedFault(entry) : line;
      if (fault === undefined && from === 'stdout') return;
      const isShown = entry && fault && (entry.level !== 'warn' || entry.remote === name);
      void withSources(`[${service}] ${fault ?? line}`, (script) => `${script}.map`).then((text) => {
        say(text);
        if (isShown) tell({ fault: text });
      });
    },
  });
  try {
    tell({ origin: store.serviceOrigin('shell') });
    if (isShell) followSaves(store, work);
    const end = await Promise.race([stopAsked, store.serviceDied]);
    if (end !== STOP) throw new StartFault(end);
  } finally {
    await store.stop();
    if (process.connected) process.disconnect();
  }
}

/** The shell's process has one build from its start, so each is another process. */
function followSaves(store: RunningStore, work: string): void {
  const live = path.join(work, 'dist/live.json');
  const versionOf = () => (JSON.parse(readFileSync(live, 'utf8')) as { readonly version: string }).version;
  tell({ settled: versionOf() });
  let restarted = Promise.resolve();
  const restart = async () => {
    const version = versionOf();
    await store.stopService('shell');
    await store.startService('shell');
    tell({ settled: version });
  };
  process.on('message', () => {
    restarted = restarted.then(restart).catch((fault: Error) => say(fault.message));
  });
}

function tell(news: StoreNews): void {
  if (process.connected) process.send?.(news);
}

/** The shell keeps every release for a week, for pages that are open; here the development server has their files. */
function forgetSaves(copies: string): void {
  for (const copy of globSync('*-dev.*', { cwd: copies })) rmSync(path.join(copies, copy), { recursive: true });
}

function versionIn(remotes: unknown, name: string): string {
  return (remotes as Readonly<Record<string, string>> | undefined)?.[name] ?? '';
}

runCommand(main);
