import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import ts from 'typescript';

/** Of a release's web side: the props of the fragments that a team outside the contract declares. */
export const FRAGMENT_TYPES = 'fragments.d.ts';

/** A plugin that puts the declaration of `src/fragments.ts` into the release, so that other teams' pages are type-checked against it. */
export function fragmentTypesPlugin(directory: string) {
  const source = path.join(directory, 'src/fragments.ts');
  return (compiler: Compiler) => {
    if (!existsSync(source)) return;
    compiler.hooks.afterEmit.tap('fragment-types', () => {
      const compilerOptions = { isolatedDeclarations: true, declaration: true };
      const { outputText } = ts.transpileDeclaration(readFileSync(source, 'utf8'), {
        fileName: source,
        compilerOptions,
      });
      writeFileSync(path.join(compiler.outputPath, FRAGMENT_TYPES), outputText);
    });
  };
}

/** Writes the types of a remote's fragments, as a running store has them, into a package: `types/{remote}.d.ts`. */
export async function fetchFragmentTypes(name: string, store: string, directory: string): Promise<string> {
  const composition: unknown = await answer(store, '/composition.json').then((text) => JSON.parse(text));
  const { remotes } = composition as { readonly remotes: Readonly<Record<string, { readonly entry: string }>> };
  const remote = Object.values(remotes).find(({ entry }) => entry.startsWith(`/remotes/${name}/`));
  if (!remote) throw new Error(`${store} has no ${name}`);
  const file = path.join(directory, 'types', `${name}.d.ts`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await answer(store, remote.entry.replace(/[^/]+$/, FRAGMENT_TYPES)));
  return file;
}

async function answer(store: string, address: string): Promise<string> {
  const response = await fetch(new URL(address, store));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.text();
}
