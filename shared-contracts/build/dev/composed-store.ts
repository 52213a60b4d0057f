import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MultiStats } from '@rspack/core';
import type { Team } from '../../contract/remote/teams.ts';
import { childEnvironment } from '../build-environment.ts';
import type { ServedTarget } from '../build-source.ts';
import { manifestOf } from '../publication.ts';
import { Progress } from './progress.ts';
import { forLocalStore } from './rewrite-document.ts';
import { SavedReleases } from './saved-releases.ts';
import type { ServerFaults } from './server-faults.ts';
import type { StoreBehind } from './store-behind.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../.ci/dev/store.ts');

/** A message from the store's process. */
export type StoreNews =
  | { readonly origin: string }
  /** The shell renders with this release, or has refused it. */
  | { readonly settled: string }
  /** What one of the store's processes reports, with the line of the source. */
  | { readonly fault: string };

/**
 * Runs this checkout's store in a child process, which deploys each save as a release. `team` is null when the shell itself is
 * being developed.
 */
export function composedStore(
  target: ServedTarget,
  team: Team | null,
  work: string,
  faults: Pick<ServerFaults, 'add' | 'forget'>,
): StoreBehind {
  const { promise: origin, resolve: ready } = Promise.withResolvers<string>();
  const progress = new Progress();
  const releases = new SavedReleases(target, work);
  let child: ChildProcess | undefined;
  let isStopping = false;

  function start(): ChildProcess {
    const { name } = manifestOf(target.directory);
    const started = fork(COMMAND, [name, work], { stdio: 'inherit', env: childEnvironment({ NODE_ENV: undefined }) });
    started.on('message', (news: StoreNews) => {
      if ('origin' in news) ready(news.origin);
      else if ('fault' in news) faults.add(news.fault);
      else progress.settled(news.settled);
    });
    started.on('exit', (code) => {
      if (isStopping) return;
      // It has printed why.
      process.exitCode = code || 1;
      process.kill(process.pid, 'SIGTERM');
    });
    return started;
  }

  const fresh = () => origin.then(() => progress.fresh());
  return {
    // A save of the shell restarts its process.
    origin: () => (team ? origin : fresh().then(() => origin)),
    fresh,
    rewrite: team ? forLocalStore(team) : (html) => html,
    saved() {
      faults.forget();
      progress.building();
    },
    built(both: MultiStats) {
      const [web, node] = both.stats;
      if (both.hasErrors() || !web || !node) return progress.failed();
      progress.released(releases.publish(web.compilation, node.compilation));
      if (child) child.send('released');
      else child = start();
    },
    async stop() {
      isStopping = true;
      if (!child || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
