import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import ts from 'typescript';
import type { OpenConfig } from './open-config.ts';

type Fragments = OpenConfig['fragments'];

/** Where Module Federation's tools look for a remote's types, and what they replace by the name that a host gives it. */
const ARCHIVE = '@mf-types.zip';
const API = '@mf-types.d.ts';
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';

/** A zip file's first day: the same sources give the same archive. */
const NO_DATE = new Date(1980, 0, 1);

/**
 * A plugin that adds the types of open fragments to their build and its manifest, as Module Federation's own plugin names
 * them. That one runs a compiler for 20 seconds over the whole workspace; this takes milliseconds, as each file says the
 * types of its exports.
 */
export function openTypesPlugin(directory: string, fragments: Fragments) {
  return (compiler: Compiler) => {
    compiler.hooks.afterEmit.tapPromise('open-types', async () => {
      const folder = compiler.outputPath;
      writeFileSync(path.join(folder, ARCHIVE), await archiveOf(openTypes(directory, fragments)));
      writeFileSync(path.join(folder, API), apiTypes(Object.keys(fragments)));
      const manifest = path.join(folder, 'mf-manifest.json');
      const content = JSON.parse(readFileSync(manifest, 'utf8'));
      content.metaData.types = { path: '', name: '', zip: ARCHIVE, api: API };
      writeFileSync(manifest, JSON.stringify(content, null, 2));
    });
  };
}

/** The declarations of open fragments by their path in the archive. @throws an Error that names what they may not use */
export function openTypes(directory: string, fragments: Fragments): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const declare = (source: string): string => {
    const name = `compiled-types/${source.replace(/\.tsx?$/, '')}`;
    if (files.has(`${name}.d.ts`)) return name;
    const text = declarationOf(path.join(directory, source), source);
    files.set(`${name}.d.ts`, text.replaceAll(/(['"])(\.\.?\/[^'"]+)\.tsx?\1/g, '$1$2$1'));
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (fileName.startsWith('.')) declare(path.posix.join(path.posix.dirname(source), fileName));
      else if (fileName.startsWith('shared-contracts'))
        throw new Error(`${source}: its types name ${fileName}, which other sites do not have`);
    }
    return name;
  };
  for (const [name, source] of Object.entries(fragments)) {
    const declared = declare(path.posix.normalize(source));
    files.set(`${name}.d.ts`, `export * from '${path.posix.relative(path.posix.dirname(name), declared)}';\n`);
  }
  return files;
}

function declarationOf(file: string, source: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      isolatedDeclarations: true,
      declaration: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const faults = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  if (faults.length > 0) throw new Error(`${source}: ${faults.join('; ')}`);
  return outputText.replaceAll(/^import ['"][^'"]+['"];\n/gm, '');
}

/** What types `loadRemote` of a host. */
function apiTypes(names: readonly string[]): string {
  const ids = names.map((name) => `'${ALIAS}/${name}'`);
  const types = ids.map((id) => `T extends ${id} ? typeof import(${id}) : `).join('');
  return `export type RemoteKeys = ${ids.join(' | ')};\ntype PackageType<T> = ${types}any;\n`;
}

async function archiveOf(files: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    lastModDate: NO_DATE,
    extendedTimestamp: false,
    useWebWorkers: false,
  });
  for (const [name, text] of files) await zip.add(name, new TextReader(text));
  return zip.close();
}
