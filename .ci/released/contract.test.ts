import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../shared-contracts/contract/remote/contract-version.ts';
import { compileRemotes } from './compile-remotes.ts';
import { LAST_RELEASES } from './last-releases.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

// Within this checkout, where the libraries are found.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(ROOT, '.last-release-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sources of the remotes that were released from this commit, and of the contract of that time. */
function sourcesOf(commit: string): string {
  const sources = path.join(folder, commit);
  const remotes = [...LAST_RELEASES].filter(([name, from]) => name.startsWith('mfe-') && from === commit);
  mkdirSync(sources, { recursive: true });
  const archive = ['archive', commit, 'shared-contracts', ...remotes.map(([name]) => name)];
  execFileSync('tar', ['-x', '-C', sources], {
    input: execFileSync('git', archive, { cwd: ROOT, maxBuffer: 2 ** 30 }),
  });
  return sources;
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map(Number);
}

function versionIn(sources: string): string {
  const file = path.join(sources, 'shared-contracts/contract/remote/contract-version.ts');
  return /CONTRACT_VERSION = '([\d.]+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

/** What a call's address and its need of a token are made of: types do not tell. */
function addressesIn(sources: string): Map<string, string> {
  const files = globSync('shared-contracts/contract/api/*.ts', { cwd: sources });
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8');
      const facts = [...text.matchAll(/^ {2}(?:prefix|name|access): '([^']+)'/gm)].map(([, value]) => value);
      return text.includes(' = defineCall(') ? [[file, facts.join(' ')]] : [];
    }),
  );
}

/** Tokens and classes of the style sheets that the shell brings for everybody. */
function sharedStyles(sources: string): string[] {
  const sheets = textsOf(sources, 'shared-contracts/kit/*.css', (file) => !file.endsWith('.module.css'));
  const names = sheets.flatMap((css) => [...css.matchAll(/(--[\w-]+)\s*:|^\s*\.([a-z][\w-]*)/gm)]);
  return [...new Set(names.map(([, token, name]) => token ?? name ?? ''))];
}

function textsOf(sources: string, pattern: string, isWanted = (_file: string) => true): string[] {
  return globSync(pattern, { cwd: sources })
    .filter(isWanted)
    .map((file) => readFileSync(path.join(sources, file), 'utf8'));
}

const REMOTES = [...LAST_RELEASES].filter(([name]) => name.startsWith('mfe-'));

describe.each([...new Set(REMOTES.map(([, commit]) => commit))])('the remotes released from %s', (commit) => {
  test('still compile with the contract of this checkout, unless its major is higher [OPS-04]', () => {
    const last = sourcesOf(commit);
    if ((numbersOf(CONTRACT_VERSION)[0] ?? 0) > (numbersOf(versionIn(last))[0] ?? 0)) return;
    expect(compileRemotes({ remotes: last, shell: ROOT, folder: last })).toEqual([]);
    const now = addressesIn(ROOT);
    expect([...addressesIn(last)].filter(([file, address]) => now.get(file) !== address)).toEqual([]);
    const theirs = textsOf(last, '{mfe-*/src,shared-contracts/kit}/**/*.{tsx,css}');
    const kept = new Set(sharedStyles(ROOT));
    const gone = sharedStyles(last).filter((name) => !kept.has(name));
    expect(gone.filter((name) => theirs.some((text) => text.includes(name)))).toEqual([]);
  });
});

test('what the remotes of this checkout need beyond the last contract has a higher version [OPS-04]', () => {
  const last = sourcesOf(LAST_RELEASES.get('shell') ?? '');
  const [major = 0, minor = 0] = numbersOf(versionIn(last));
  const [ownMajor = 0, ownMinor = 0] = numbersOf(CONTRACT_VERSION);
  if (ownMajor > major || (ownMajor === major && ownMinor > minor)) return;
  expect(compileRemotes({ remotes: ROOT, shell: last, folder: last })).toEqual([]);
});

test('a remote that names what the shell lacks, and a call that the API does not take, are found [OPS-04]', () => {
  const remotes = path.join(folder, 'remotes');
  const save = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(remotes, file)), { recursive: true });
    writeFileSync(path.join(remotes, file), text);
  };
  save('shared-contracts/package.json', '{ "exports": {} }');
  save(
    'mfe-catalog/src/page.ts',
    "import { links, neverThere } from 'shared-contracts';\nexport default [links, neverThere];",
  );
  const call = path.join(ROOT, 'shared-contracts/contract/api/call.ts');
  save(
    'shared-contracts/contract/api/get-profile.ts',
    `import * as v from 'valibot';
import { defineCall } from '${call}';
export const getProfile = defineCall({ name: 'get-profile', summary: '', request: v.object({}), answer: v.object({ Gone: v.string() }) });`,
  );
  expect(compileRemotes({ remotes, shell: ROOT, folder: remotes })).toEqual([
    expect.stringContaining('calls.ts'),
    expect.stringContaining("no exported member 'neverThere'"),
  ]);
});
