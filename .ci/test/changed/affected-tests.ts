import path from 'node:path';
import { namedFiles } from './named-files.ts';

/** The sources of the project, their paths relative to its root. */
export interface Project {
  readonly files: ReadonlySet<string>;
  /** Folders with tests of their own. */
  readonly packages: readonly string[];
  read(file: string): string;
  /** The file behind an import of shared-contracts; null if there is none. */
  resolveContract(specifier: string): string | null;
}

const SOURCE = /\.(ts|tsx|mjs|cjs|js)$/;
const TEST = /\.test\.tsx?$|\.spec\.ts$/;
/** They compose what nearly all tests of store-api start, which would all run for each change of one room. */
const COMPOSED: readonly string[] = ['store-api/src/app.ts', 'store-api/src/commands.ts'];
/** Starts the whole store; what else it proves only whole runs show. */
const WHOLE_STORE = 'e2e/journeys/buy-a-sofa.spec.ts';
/** Tests here start the whole store several times; for a change of what is served, one start (the purchase) is enough. */
const STARTERS = '.ci/start/';

/** The tests that a change of these files can touch, sorted. */
export function affectedTests(project: Project, changed: readonly string[]): string[] {
  const { packages } = project;
  const tests = [...project.files].filter((file) => TEST.test(file));
  const packageOf = (file: string) => packages.find((name) => file.startsWith(`${name}/`));
  const reached = dependentsOf(project, tests, changed);
  // Nothing tells who reads a table, a style sheet or what is gone: all of its package may.
  const whole = new Set(
    changed.filter((file) => !SOURCE.test(file) || !project.files.has(file)).map((file) => packageOf(file) ?? 'root'),
  );
  // A package's tests all depend on how they are run.
  for (const name of packages) if (reached.has(`${name}/jest.config.mjs`)) whole.add(name);
  if (changed.some((file) => file.startsWith('docs/'))) whole.add('.ci');
  const everything = changed.some((file) => /^[^/]*\.json$/.test(file));

  const affected = tests.filter((test) => {
    const owner = packageOf(test) ?? '';
    if (owner === 'e2e') return reached.has(test) || whole.has('e2e');
    return everything || reached.has(test) || whole.has(owner);
  });
  const served = changed.some((file) => everything || packageOf(file)?.match(/^(?!e2e|\.ci)/));
  return [...new Set([...affected, ...(served && project.files.has(WHOLE_STORE) ? [WHOLE_STORE] : [])])].sort();
}

/** The changed files and all that name them, directly or not. */
function dependentsOf(project: Project, tests: readonly string[], changed: readonly string[]): ReadonlySet<string> {
  const named = new Map<string, string[]>();
  for (const file of project.files) {
    if (!SOURCE.test(file)) continue;
    const exists = (name: string) => project.files.has(name) && !leavesJourneys(file, name);
    for (const name of namedFiles(file, project.read(file), exists, project.resolveContract)) {
      named.set(name, [...(named.get(name) ?? []), file]);
    }
  }
  const folders = tests.flatMap((test) => readFolders(test, project.read(test)).map((folder) => ({ test, folder })));
  const reached = new Set(changed);
  for (const file of reached) {
    // Through these the tests next to what changed, and next to what names it, see the change.
    if (COMPOSED.includes(file) && !changed.includes(file)) continue;
    for (const dependent of named.get(file) ?? []) reached.add(dependent);
  }
  if (COMPOSED.some((file) => reached.has(file))) for (const test of nextTo(reached, tests)) reached.add(test);
  for (const { test, folder } of folders) {
    if (!test.startsWith(STARTERS) && changed.some((file) => file.startsWith(folder))) reached.add(test);
  }
  return reached;
}

function nextTo(files: ReadonlySet<string>, tests: readonly string[]): string[] {
  const folders = new Set([...files].map((file) => path.posix.dirname(file)));
  return tests.filter((test) => folders.has(path.posix.dirname(test)));
}

/** Every journey starts all services: one of them shows for all changes outside that they still start. */
function leavesJourneys(file: string, named: string): boolean {
  return file.startsWith('e2e/') && !named.startsWith('e2e/');
}

/** Folders above it that a test reads through, such as '../..' for the root; with a slash at the end, the root as ''. */
function readFolders(test: string, text: string): string[] {
  return [...text.matchAll(/'((?:\.\.\/?)+)'/g)].map(([, up = '']) => {
    const folder = path.posix.join(path.posix.dirname(test), up).replace(/\/?$/, '/');
    return folder === './' ? '' : folder;
  });
}
