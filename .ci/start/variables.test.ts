import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_VARIABLES } from '../../shared-contracts/build/build-environment.ts';
import { TRACING_VARIABLES } from '../../shared-contracts/server-kit/tracing/tracing-settings.ts';
import { SHELL_VARIABLES } from '../../shell/src/server/environment.ts';
import { API_VARIABLES } from '../../store-api/src/platform/settings/settings.ts';
import { REMOTES } from '../packages.ts';
import { composeOf, SCALE } from '../scale/compose-file.ts';
import { START_VARIABLES } from './choices.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The shell finds each remote by its own variable. */
const ORIGINS = REMOTES.map((name) => `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`);
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  shell: [...Object.keys(SHELL_VARIABLES), ...ORIGINS, ...TRACING_VARIABLES],
  'store-api': [...API_VARIABLES, ...TRACING_VARIABLES],
  ...Object.fromEntries(REMOTES.map((name) => [name, Object.keys(BUILD_VARIABLES)])),
};
const EVERY = new Set([...Object.values(KNOWN).flat(), ...Object.keys(START_VARIABLES)]);

/** Every service of the profile `scale`, which holds those of a store with one of each. */
const { services } = composeOf(SCALE);
const GIVEN = Object.entries(services).flatMap(([name, { environment }]) => {
  const known = KNOWN[name.replace(/-2$/, '')];
  return known ? [[name, known, Object.keys(environment)] as const] : [];
});

test.each(GIVEN)('docker-compose.yml gives %s only variables that it reads [OPS-07]', (_, known, given) => {
  expect(given).toEqual(expect.arrayContaining(['HOST', 'PORT', 'LOG_LEVEL']));
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

/** Those for tests, commands and the machine, which no service reads. */
const OTHERS = ['OPERATOR', 'CHROME_PATH', 'TEST_DATABASE_URL'];
const TABLES = ['README.md', 'store-api/README.md', 'docs/operations.md'];

test.each(TABLES)('every variable in a table of %s is one that a process reads [OPS-07]', (file) => {
  const rows = read(file).match(/^\| *`[A-Z][A-Z_]{3,}.*$/gm) ?? [];
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]{3,})`/g)].map((found) => found[1]),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name = '') => !EVERY.has(name) && !OTHERS.includes(name))).toEqual([]);
});

/** Which no operator sets: for development, tests and a build's own place. */
const INTERNAL = new Set([
  'NODE_ENV',
  'DIST_DIR',
  'BUILD_VERSION',
  'CANARY_PERCENT',
  'ANSWER_CACHE',
  'HOST',
  'API_ORIGIN',
]);

test('every variable that a service reads is in .env.example, or in a table [OPS-07]', () => {
  const written = ['.env.example', ...TABLES].map(read).join('\n');
  // The store's facts are those of `facts list`, which a running store reads from its database.
  const operators = [...EVERY].filter((name) => !name.startsWith('STORE_'));
  const missing = operators.filter((name) => !INTERNAL.has(name) && !ORIGINS.includes(name) && !written.includes(name));
  expect(missing).toEqual([]);
});
