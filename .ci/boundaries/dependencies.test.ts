import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { PACKAGES } from '../packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const IMPORT = /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'".][^'"]*)['"]|\bimport\(\s*['"]([^'".][^'"]*)['"]/gm;

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

function declaredBy({ dependencies = {}, devDependencies = {}, peerDependencies = {} }: Manifest): string[] {
  return [...Object.keys(dependencies), ...Object.keys(devDependencies), ...Object.keys(peerDependencies)];
}

/** Dependencies of the whole project: tests and types. */
const OF_ALL = new Set(declaredBy(manifestOf('.')));

/** Which the packages that use the part in question bring. */
const PEERS = new Set(Object.keys(manifestOf('shared-contracts').peerDependencies ?? {}));

/** Less the remotes of e2e/outside, which have libraries of their own. */
function sources(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '--', folder, ':!e2e/outside'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  return files
    .filter((file) => /\.(m?[jt]sx?|cjs|css)$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

describe.each(PACKAGES)('%s', (folder) => {
  const manifest = manifestOf(folder);
  const texts = sources(folder);

  test('declares every library that it imports', () => {
    const imported = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, one, other]) => one ?? other ?? ''));
    const names = new Set(imported.filter((specifier) => !isBuiltin(specifier)).map(packageName));
    const known = new Set([...declaredBy(manifest), ...OF_ALL, ...PACKAGES]);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });

  test('declares nothing that it does not use', () => {
    const unused = declaredBy(manifest).filter((name) => {
      if (PEERS.has(name) && folder !== 'shared-contracts') return false;
      const used = name.startsWith('@types/') ? name.slice('@types/'.length) : name;
      return !texts.some(
        (text) => text.includes(`'${used}`) || text.includes(`/${used}/`) || text.includes(`@${used}/`),
      );
    });
    expect(unused).toEqual([]);
  });
});
