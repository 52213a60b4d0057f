import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      resolved: v.optional(v.string()),
      link: v.optional(v.boolean()),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});

const { packages } = v.parse(
  Lock,
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')),
);

test('the lock file holds the native packages of every platform, which npm may drop (npm/cli#4828) [OPS-06]', () => {
  const held = new Set(Object.keys(packages).map((at) => at.slice(at.lastIndexOf('node_modules/') + 13)));
  const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !held.has(name))
      .map((name) => `${at} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download address, so that any registry serves it [OPS-06]', () => {
  const addressed = Object.entries(packages).filter(([, { link, resolved }]) => resolved !== undefined && !link);
  expect(addressed).toEqual([]);
});
