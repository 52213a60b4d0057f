import path from 'node:path';

const QUOTED = /(['"`])([\w@./-]+)\1/g;

/**
 * The files of the project that a source names, relative to the root: what it imports, and what it starts or reads by its
 * name. More than a bundler follows, since many tests start a process.
 */
export function namedFiles(
  file: string,
  text: string,
  exists: (file: string) => boolean,
  resolveContract: (specifier: string) => string | null,
): string[] {
  const named = [...text.matchAll(QUOTED)].flatMap(([, , name = '']) => {
    if (name === 'shared-contracts' || name.startsWith('shared-contracts/')) return [name, resolveContract(name)];
    return [path.posix.join(path.posix.dirname(file), name), name];
  });
  return [...new Set(named.filter((name) => name !== null))].filter((name) => name !== file && exists(name));
}
