/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { writeContractPackage } from './publishable-contract.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'published-'));
  writeContractPackage(path.join(home, 'contract'));
});
afterAll(() => rmSync(home, { recursive: true }));

/** What the compiler says of a source outside the repository that has the published contract and React's types. */
function complaints(files: readonly string[]): string {
  const options = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    paths: {
      'shared-contracts': [path.join(home, 'contract/contract/index.d.ts')],
      'react/*': [path.join(ROOT, 'node_modules/@types/react/*')],
      react: [path.join(ROOT, 'node_modules/@types/react')],
      '*': [path.join(ROOT, 'node_modules/*')],
    },
  };
  writeFileSync(path.join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  return spawnSync(process.execPath, [TSC, '-p', home], { encoding: 'utf8' }).stdout;
}

test('the contract is a package of types that npm packs [OPS-24]', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: path.join(home, 'contract'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(packed).toContain(`"id": "@furniture/contract@${CONTRACT_VERSION}"`);
  expect(readFileSync(path.join(home, 'contract/index.js'), 'utf8')).toMatch(/^export const definePage = /m);
});

test('with it the remotes outside the repository are typed, and a wrong use is a fault [OPS-24]', () => {
  const sources = ['webpack', 'rsbuild', 'vite'].flatMap((tool) =>
    ['page.tsx', 'words.ar.ts', 'css.d.ts'].map((file) => path.join(ROOT, 'e2e/outside', tool, 'src', file)),
  );
  const wrong = path.join(home, 'wrong.tsx');
  writeFileSync(
    wrong,
    "import { definePage } from 'shared-contracts';\nexport const page = definePage({ Component: () => 1 });\n",
  );
  const said = complaints([...sources, wrong]);
  expect(said).toContain("Property 'head' is missing");
  expect(said.match(/error TS/g)).toHaveLength(1);
});
