import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BUILD_INPUT = /\.(ts|tsx|css|json|woff2|svg)$/;
const NOT_SHIPPED = /(\.test\.tsx?|\.d\.css\.ts|jest\.config\.\w+|README\.md)$/;
const NOT_SOURCE = new Set(['node_modules', 'dist', 'bench', 'coverage', 'testing']);

/**
 * Short hash of everything a package's build depends on: its own sources, shared-contracts and the locked
 * dependencies. An unchanged package need not be rebuilt.
 */
export function sourceHash(directory: string, contracts: string, lockFile: string): string {
  const hash = createHash('sha256');
  for (const root of new Set([directory, contracts])) {
    for (const file of sourceFiles(root))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  hash.update(readFileSync(lockFile));
  return hash.digest('hex').slice(0, 10);
}

function sourceFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(directory, entry.name);
      if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : sourceFiles(full);
      return BUILD_INPUT.test(entry.name) && !NOT_SHIPPED.test(entry.name) ? [full] : [];
    });
}
