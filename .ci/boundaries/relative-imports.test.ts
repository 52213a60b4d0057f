import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
/** Configuration runs before packages can be resolved. */
const BUILD_PRESET = path.join(ROOT, 'shared-contracts/build') + path.sep;

/** Relative imports that leave the package, as 'file imports target'. */
function strayImports(name: string): string[] {
  const folder = path.join(ROOT, name);
  const exclude = (entry: string) => ['node_modules', 'dist', 'coverage'].includes(path.basename(entry));
  return globSync('**/*.{ts,tsx,mjs,cjs}', { cwd: folder, exclude }).flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return [...source.matchAll(RELATIVE_IMPORT)]
      .map(([, target = '']) => path.resolve(folder, path.dirname(file), target))
      .filter((target) => !target.startsWith(folder + path.sep) && !isPreset(file, target) && !isLibrary(target))
      .map((target) => `${file} imports ${path.relative(ROOT, target)}`);
  });
}

/** A library's file may be imported by path; a workspace package's may not, even through its link in node_modules. */
function isLibrary(target: string): boolean {
  const [first, name = ''] = path.relative(ROOT, target).split(path.sep);
  return first === 'node_modules' && !PACKAGES.includes(name);
}

function isPreset(file: string, target: string): boolean {
  return /^[\w.-]+\.config\.m?[tj]s$/.test(file) && target.startsWith(BUILD_PRESET);
}

test.each(PACKAGES.filter((name) => name !== 'e2e'))('the relative imports of %s stay inside it [OPS-01]', (name) => {
  expect(strayImports(name)).toEqual([]);
});
