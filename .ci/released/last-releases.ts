import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '../start/service-plan.ts';

/**
 * The commit of each package's last release. A team enters its own when it has released; one that never has is missing
 * (docs/decisions/0042).
 */
export const LAST_RELEASES: ReadonlyMap<ServiceName, string> = new Map(
  Object.entries(JSON.parse(readFileSync(path.join(import.meta.dirname, 'last-releases.json'), 'utf8'))),
) as ReadonlyMap<ServiceName, string>;

/** Outside node_modules, where Node reads no TypeScript; git ignores it. */
export const CHECKOUTS = path.resolve(import.meta.dirname, '../../.released');

export function checkoutOf(commit: string): string {
  return path.join(CHECKOUTS, commit.slice(0, 12));
}

/** The checkouts of some packages' last releases. */
export function lastReleases(names: readonly ServiceName[]): Partial<Record<ServiceName, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const commit = LAST_RELEASES.get(name);
      return commit ? [[name, checkoutOf(commit)]] : [];
    }),
  );
}
