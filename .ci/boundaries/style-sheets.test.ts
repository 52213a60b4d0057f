import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as breakpoints from '../../shared-contracts/kit/breakpoints.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Paths and texts of the front end's files with this ending. */
function sources(ending: string): [file: string, text: string][] {
  const files = globSync(`{shell,mfe-*,shared-contracts}/**/*${ending}`, {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]);
}

test('a breakpoint is written by its name, not by its number', () => {
  const named = Object.values(breakpoints).map((query) => Number(/\d+/.exec(query)?.[0]));
  const numbers = named.flatMap((width) => [width, width - 1, `${width - 1}.98`]).join('|');
  const byNumber = new RegExp(`@media[^{]*\\b(${numbers})px`);
  expect(sources('.css').flatMap(([file, text]) => (byNumber.test(text) ? file : []))).toEqual([]);
});

test('a class outside the CSS modules is one that every page has', () => {
  const base = readFileSync(path.join(ROOT, 'shared-contracts/kit/base.css'), 'utf8');
  const shared = new Set([...base.matchAll(/^ {2}\.([a-z-]+)/gm)].map(([, name]) => name));
  const unknown = sources('.tsx').flatMap(([file, text]) =>
    [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
      .flatMap(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
      .filter((name) => name && !shared.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
