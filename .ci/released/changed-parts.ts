import { spawnSync } from 'node:child_process';
import type { ServiceName } from '../start/service-plan.ts';
import { LAST_RELEASES } from './last-releases.ts';

/** Every part is built with it: a change here is a change of each. */
const SHARED = ['shared-contracts', 'package-lock.json'];

const UNRELEASED = [':(exclude,glob)**/*.test.ts', ':(exclude,glob)**/*.test.tsx', ':(exclude,glob)**/*.md'];

/** Compositions of this checkout's parts and their last releases (docs/decisions/0042). */
export type Pair = 'last-remotes' | 'last-shell' | 'last-of-all';

/** The parts of this checkout, uncommitted changes included, that differ from their last release. */
export function changedParts(
  root: string,
  lastReleases: ReadonlyMap<ServiceName, string> = LAST_RELEASES,
): ReadonlySet<ServiceName> {
  const changed = [...lastReleases].filter(([name, commit]) => differs(root, commit, [name, ...SHARED, ...UNRELEASED]));
  return new Set(changed.map(([name]) => name));
}

/**
 * The compositions that no run has seen. Beside an unchanged shell and API, a changed remote is in this checkout's own
 * composition; only its last release beside other remotes of this checkout is new.
 */
export function pairsOf(changed: ReadonlySet<ServiceName>): readonly Pair[] {
  if (changed.has('shell') || changed.has('store-api')) return ['last-remotes', 'last-shell', 'last-of-all'];
  return changed.size > 0 ? ['last-remotes'] : [];
}

/** A commit that is not in this clone differs: the checkout says so. */
function differs(root: string, commit: string, paths: readonly string[]): boolean {
  const tracked = spawnSync('git', ['diff', '--quiet', commit, '--', ...paths], { cwd: root });
  if (tracked.status !== 0) return true;
  const added = spawnSync('git', ['ls-files', '--others', '--exclude-standard', '--', ...paths], { cwd: root });
  return added.stdout.length > 0;
}
