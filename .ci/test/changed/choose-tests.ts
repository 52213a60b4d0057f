import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGES } from '../../packages.ts';
import { affectedTests, type Project } from './affected-tests.ts';
import { changedSince, findCommit, lastGreen, projectFiles } from './git.ts';

/** The tests for a change, or why there is no telling. */
export type Choice =
  | { readonly commit: string; readonly changed: readonly string[]; readonly tests: readonly string[] }
  | { readonly refused: string };

/** The tests that can see what differs from a commit: the named one, else the last whose whole run was green here. */
export function chooseTests(root: string, name: string | undefined): Choice {
  const commit = name === undefined ? lastGreen(root) : findCommit(root, name);
  if (commit === null) {
    return {
      refused:
        name === undefined
          ? 'No whole run was green in this clone yet: run `npm test`, or name a commit: `npm test -- --changed main`.'
          : `There is no commit ${name}.`,
    };
  }
  const changed = changedSince(root, commit);
  return { commit, changed, tests: affectedTests(projectAt(root), changed) };
}

function projectAt(root: string): Project {
  const files = projectFiles(root).filter((file) => existsSync(path.join(root, file)));
  return {
    files: new Set(files),
    packages: [...PACKAGES, '.ci'],
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    resolveContract: (specifier) => resolveIn(root, specifier),
  };
}

function resolveIn(root: string, specifier: string): string | null {
  try {
    return path.relative(root, realpathSync(fileURLToPath(import.meta.resolve(specifier))));
  } catch {
    return null;
  }
}
