import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeStyleTypes } from '../../shared-contracts/build/style-types.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');

/** The modules that the shell brings, so that each exists once in a page; all others are compiled into a remote. */
const OF_SHELL = {
  'shared-contracts': 'contract/index.ts',
  'shared-contracts/router': 'contract/router.ts',
  'shared-contracts/kit/select': 'kit/select.tsx',
} as const;

interface Pair {
  /** The checkout of the remotes, and of what is compiled into them. */
  readonly remotes: string;
  /** The checkout of the shell that serves them, and of the API. */
  readonly shell: string;
  /** For the compiler's settings. */
  readonly folder: string;
}

/** What the compiler finds wrong with remotes in the page of another checkout's shell, and with their calls at its API. */
export function compileRemotes({ remotes, shell, folder }: Pair): string[] {
  writeStyleTypes(remotes);
  const calls = path.join(folder, 'calls.ts');
  writeFileSync(calls, callsBetween(remotes, shell));
  const settings = {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { paths: pathsOf(remotes, shell), typeRoots: [path.join(ROOT, 'node_modules/@types')] },
    include: [calls, ...['mfe-*/src', 'shared-contracts/kit/css.d.ts'].map((place) => path.join(remotes, place))],
    exclude: ['**/*.test.*', '**/testing'].map((place) => path.join(remotes, place)),
  };
  const file = path.join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings));
  const { stdout, status, stderr } = spawnSync(process.execPath, [TSC, '--noEmit', '-p', file], { encoding: 'utf8' });
  if (status !== 0 && stdout === '') throw new Error(stderr || `tsc ended with ${status}`);
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

function pathsOf(remotes: string, shell: string): Readonly<Record<string, readonly string[]>> {
  const contracts = path.join(remotes, 'shared-contracts');
  const { exports } = JSON.parse(readFileSync(path.join(contracts, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const compiledIn = Object.entries(exports).map(([name, target]) => [
    name.replace('.', 'shared-contracts'),
    [path.join(contracts, typeof target === 'string' ? target : target.default)],
  ]);
  const brought = Object.entries(OF_SHELL).map(([name, file]) => [name, [path.join(shell, 'shared-contracts', file)]]);
  return Object.fromEntries([...compiledIn, ...brought]);
}

const CALL = /^export const (\w+) = defineCall\(/m;

/** A type for each call: the API takes what remotes send, and remotes can read what it answers. */
function callsBetween(remotes: string, shell: string): string {
  const files = globSync('shared-contracts/contract/api/*.ts', { cwd: remotes });
  const lines = files.flatMap((file, index) => {
    const [, name] = CALL.exec(readFileSync(path.join(remotes, file), 'utf8')) ?? [];
    if (!name) return [];
    const [theirs, ours] = [`theirs${index}`, `ours${index}`];
    return [
      `import { ${name} as ${theirs} } from '${path.join(remotes, file)}';`,
      `import { ${name} as ${ours} } from '${path.join(shell, file)}';`,
      `export const sent${index} = (sent: CallRequest<typeof ${theirs}>): CallRequest<typeof ${ours}> => sent;`,
      `export const read${index} = (answer: WireAnswer<typeof ${ours}>): WireAnswer<typeof ${theirs}> => answer;`,
    ];
  });
  const call = path.join(shell, 'shared-contracts/contract/api/call.ts');
  return [`import type { WireAnswer, CallRequest } from '${call}';`, ...lines, ''].join('\n');
}
