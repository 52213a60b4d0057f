import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { servingRange } from '../contract/remote/sharing-rule.ts';

const CONTRACTS = path.dirname(import.meta.dirname);
const MODULES = path.resolve(CONTRACTS, '../node_modules');
const TSC = path.join(MODULES, '@typescript/native/bin/tsc');
const ENTRIES = ['index', 'router'] as const;

/**
 * Writes @furniture/contract into a folder, ready for `npm publish`: the types of what the shell lends to a remote outside this
 * repository, and its names, which bundlers ask for. The values come from the shell.
 * @throws an Error with the compiler's complaints
 */
export function writeContractPackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: path.join(CONTRACTS, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: CONTRACTS,
      outDir: folder,
      typeRoots: [path.join(MODULES, '@types')],
    },
    include: ENTRIES.map((name) => path.join(CONTRACTS, `contract/${name}.ts`)),
  };
  const project = path.join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(config));
  const { status, stdout } = spawnSync(process.execPath, [TSC, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  rmSync(project);
  for (const name of ENTRIES) writeFileSync(path.join(folder, `${name}.js`), stub(name));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(folder), null, 2)}\n`);
}

/** The compiler holds types apart (`verbatimModuleSyntax`): what is exported without `type` exists at run time. */
function stub(entry: (typeof ENTRIES)[number]): string {
  const source = readFileSync(path.join(CONTRACTS, `contract/${entry}.ts`), 'utf8');
  const names = Array.from(source.matchAll(/^export \{([^}]+)\}/gm), ([, list = '']) => list.split(',')).flat();
  const values = names.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
  return [
    `const lent = () => {\n  throw new Error("only the store's shell has the contract's values: share it, with import: false");\n};\n`,
    ...values.map((name) => `export const ${name} = lent;\n`),
  ].join('');
}

/** Depends on the libraries whose types the contract's types name. */
function manifestOf(folder: string) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(CONTRACTS, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const texts = globSync('**/*.d.ts', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = (versions: Record<string, string>) =>
    Object.entries(versions).filter(([library]) =>
      texts.some((text) => text.includes(`'${library}'`) || text.includes(`"${library}"`)),
    );
  // The shell's; installed for their types.
  const peers = named(devDependencies);
  return {
    name: '@furniture/contract',
    version: CONTRACT_VERSION,
    type: 'module',
    exports: {
      '.': { types: './contract/index.d.ts', default: './index.js' },
      './router': { types: './contract/router.d.ts', default: './router.js' },
      './*': { types: './contract/*.d.ts' },
    },
    dependencies: Object.fromEntries(named(dependencies)),
    peerDependencies: Object.fromEntries(peers.map(([library, version]) => [library, servingRange(version)])),
    peerDependenciesMeta: Object.fromEntries(peers.map(([library]) => [library, { optional: true }])),
  };
}
