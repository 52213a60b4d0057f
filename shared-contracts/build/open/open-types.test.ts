/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import ts from 'typescript';
import { createReleaseService } from '../release-service.ts';
import { fetchFragmentTypes, fragmentTypesPlugin } from './fragment-types.ts';
import { openTypes, openTypesPlugin } from './open-types.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const FRAGMENTS = { 'fragments/nearest': './src/nearest/open.tsx' } as const;
const OPEN = `import type { ComponentType } from 'react';
import { helper } from './helper.ts';
import type { City } from './city.ts';
export const Component: ComponentType<{ readonly city: City }> = () => helper;
export const mount: (target: Element, props: { readonly city: City }) => () => void = () => () => undefined;
`;

let directory: string;
const write = (file: string, text: string) => {
  const full = path.join(directory, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};
/** Runs a plugin as the end of a build does. */
async function emitted(plugin: (compiler: Compiler) => void, outputPath: string): Promise<void> {
  const taps: (() => unknown)[] = [];
  const tap = (_name: string, run: () => unknown) => taps.push(run);
  plugin({ outputPath, hooks: { afterEmit: { tap, tapPromise: tap } } } as unknown as Compiler);
  for (const run of taps) await run();
}
/** What the compiler says of a file in the folder. */
function faultsOf(file: string, paths: Record<string, string[]> = {}): string[] {
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    paths,
  };
  const program = ts.createProgram([path.join(directory, file)], options);
  const [source] = [program.getSourceFile(path.join(directory, file))];
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'mfe-stores-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
  write('src/nearest/open.tsx', OPEN);
  write('src/nearest/city.ts', "export type City = 'jaipur' | 'pune';\n");
  write('src/nearest/helper.ts', "export const helper: string = '';\n");
});
afterEach(() => rmSync(directory, { recursive: true }));

describe("a remote's types reach their users [OPS-25]", () => {
  test('the archive has the declarations that a fragment needs, and no others', () => {
    const files = openTypes(directory, FRAGMENTS);
    expect([...files.keys()]).toEqual([
      'compiled-types/src/nearest/open.d.ts',
      'compiled-types/src/nearest/city.d.ts',
      'fragments/nearest.d.ts',
    ]);
    expect(files.get('compiled-types/src/nearest/open.d.ts')).toContain("from './city'");
  });

  test.each([
    [
      'leaves to the compiler',
      'export const Component = () => make();',
      'Function must have an explicit return type annotation',
    ],
    [
      'has from the contract',
      "import type { Language } from 'shared-contracts'; export const Component: (of: Language) => null = () => null;",
      'its types name shared-contracts, which other sites do not have',
    ],
  ])('a type that a fragment %s stops the build, in words', (_which, text, reason) => {
    write('src/nearest/open.tsx', text);
    expect(() => openTypes(directory, FRAGMENTS)).toThrow(`src/nearest/open.tsx: ${reason}`);
  });

  test("Module Federation's own tool takes them from the manifest, and a host's code is checked against them", async () => {
    const dist = path.join(directory, 'dist');
    write('dist/mf-manifest.json', JSON.stringify({ id: 'mfe_stores', metaData: { publicPath: 'auto' } }));
    await emitted(openTypesPlugin(directory, FRAGMENTS), dist);
    const service = await createReleaseService(dist);
    try {
      const origin = await service.listen({ port: 0, host: '127.0.0.1' });
      const remotes = { stores: `mfe_stores@${origin}/mf-manifest.json` };
      await new DTSManager({
        host: {
          context: directory,
          moduleFederationConfig: { name: 'partner', remotes },
          abortOnError: true,
          consumeAPITypes: true,
        },
      }).consumeTypes();
    } finally {
      await service.close();
    }
    const host = (city: string) =>
      `import { mount } from 'stores/fragments/nearest'; mount(document.body, { city: '${city}' });`;
    const paths = { '*': [`${directory}/@mf-types/*`] };
    write('host.ts', host('pune'));
    expect(faultsOf('host.ts', paths)).toEqual([]);
    write('host.ts', host('paris'));
    expect(faultsOf('host.ts', paths)).toEqual([`Type '"paris"' is not assignable to type 'City'.`]);
    expect(readFileSync(path.join(directory, '@mf-types/index.d.ts'), 'utf8')).toContain('stores');
  });

  test("a page of another team is checked against a foreign team's fragments", async () => {
    write(
      'src/fragments.ts',
      readFileSync(path.join(ROOT, '.ci/new-remote/template/src/fragments.ts'), 'utf8').replaceAll(
        'new-team',
        'stores',
      ),
    );
    write(
      'dist/composition.json',
      JSON.stringify({ remotes: { stores: { entry: '/remotes/mfe-stores/1~a/entry.js' } } }),
    );
    write('dist/remotes/mfe-stores/1~a/entry.js', '');
    await emitted(fragmentTypesPlugin(directory), path.join(directory, 'dist/remotes/mfe-stores/1~a'));
    const service = await createReleaseService(path.join(directory, 'dist'));
    try {
      const store = await service.listen({ port: 0, host: '127.0.0.1' });
      await fetchFragmentTypes('mfe-stores', store, directory);
      await expect(fetchFragmentTypes('mfe-none', store, directory)).rejects.toThrow('has no mfe-none');
    } finally {
      await service.close();
    }
    const page = (text: string) => `/// <reference path="./types/mfe-stores.d.ts" />
import type { FragmentProps } from 'shared-contracts/remote/fragments';
export const props: FragmentProps['stores/fragments/note'] = { text: ${text} };`;
    write('page.ts', page("'Open today'"));
    expect(faultsOf('page.ts')).toEqual([]);
    write('page.ts', page('1'));
    expect(faultsOf('page.ts')).toEqual(["Type 'number' is not assignable to type 'string'."]);
  });
});

/** The type fetcher of Module Federation's plugin, which the package enhanced does not export. */
const { DTSManager } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))(
  '@module-federation/dts-plugin/core',
) as { DTSManager: new (options: object) => { consumeTypes(): Promise<void> } };
