import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { servingRange } from '../contract/remote/sharing-rule.ts';

const CONTRACTS = path.dirname(import.meta.dirname);
const ENTRIES = ['index', 'router'] as const;

/**
 * Writes @furniture/contract into an empty folder, ready for `npm publish`: the types of what the shell lends to a remote
 * outside this repository, and its names, which bundlers ask for. The values come from the shell.
 * @throws an Error with the compiler's complaints
 */
export function writeContractPackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = ts.createProgram(
    ENTRIES.map((name) => path.join(CONTRACTS, 'contract', `${name}.ts`)),
    { ...compilerOptions(), rootDir: CONTRACTS, outDir: folder },
  );
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, FORMAT));
  for (const name of ENTRIES) {
    const names = valuesOf(program, path.join(CONTRACTS, 'contract', `${name}.ts`));
    writeFileSync(path.join(folder, `${name}.js`), stub(names));
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(program), null, 2)}\n`);
}

function compilerOptions(): ts.CompilerOptions {
  const file = path.join(CONTRACTS, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, CONTRACTS);
  return { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true };
}

const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => CONTRACTS,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/** The exports of a module that exist at run time. */
function valuesOf(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol ? checker.getExportsOfModule(symbol) : [];
  return exported
    .filter((each) => {
      const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      return (target.flags & ts.SymbolFlags.Value) !== 0;
    })
    .map(({ name }) => name)
    .toSorted();
}

function stub(names: readonly string[]): string {
  return `const lent = () => {\n  throw new Error("only the store's shell has the contract's values: share it, with import: false");\n};\n${names
    .map((name) => `export const ${name} = lent;\n`)
    .join('')}`;
}

/** Depends on the libraries whose types the contract's types name. */
function manifestOf(program: ts.Program) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(CONTRACTS, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const own = program.getSourceFiles().filter((file) => !file.fileName.includes('/node_modules/'));
  const imported = new Set(
    own.flatMap((file) => ts.preProcessFile(file.text).importedFiles.map((each) => each.fileName)),
  );
  const named = (library: string) => [...imported].some((name) => name === library || name.startsWith(`${library}/`));
  const of = (versions: Record<string, string>) =>
    Object.fromEntries(Object.entries(versions).filter(([library]) => named(library)));
  // The shell's; installed for their types.
  const peers = Object.entries(of(devDependencies));
  return {
    name: '@furniture/contract',
    version: CONTRACT_VERSION,
    type: 'module',
    exports: {
      '.': { types: './contract/index.d.ts', default: './index.js' },
      './router': { types: './contract/router.d.ts', default: './router.js' },
      './*': { types: './contract/*.d.ts' },
    },
    dependencies: of(dependencies),
    peerDependencies: Object.fromEntries(peers.map(([library, version]) => [library, servingRange(version)])),
    peerDependenciesMeta: Object.fromEntries(peers.map(([library]) => [library, { optional: true }])),
  };
}
