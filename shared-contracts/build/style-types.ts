import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/**
 * Writes the types of all CSS modules below a folder next to them, so that a misspelt class fails the type check.
 * They are not committed: the type check and the build generate them.
 */
export function writeStyleTypes(folder: string): void {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: folder, exclude: (name) => name === 'node_modules' || name === 'dist' });
  const types = new Set<string>();
  for (const file of find('**/*.module.css')) {
    const typesFile = file.replace(/css$/, 'd.css.ts');
    types.add(typesFile);
    writeIfNew(path.join(folder, typesFile), styleTypes(readFileSync(path.join(folder, file), 'utf8')));
  }
  for (const file of find('**/*.module.d.css.ts')) if (!types.has(file)) rmSync(path.join(folder, file));
}

/** A plugin that does so before each build. */
export function styleTypesPlugin(...folders: readonly string[]) {
  const write = () => {
    for (const folder of folders) writeStyleTypes(folder);
  };
  return ({ hooks }: Compiler) => {
    for (const hook of [hooks.beforeRun, hooks.watchRun]) hook.tap('style types', write);
  };
}

export function styleTypes(css: string): string {
  const classes = classNames(css).map((name) => `  readonly '${name}': string;\n`);
  return `declare const classes: {\n${classes.join('')}};\nexport default classes;\n`;
}

/** In a style sheet without its comments, strings and addresses, a dot before a letter begins a class. */
function classNames(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)|:global\([^)]*\)/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))];
}

function writeIfNew(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(file, text);
}
