import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { signingKeyFile } from 'shared-contracts/build/signing-key.ts';
import { buildPackages } from '../start/build-packages.ts';
import { BUILT, type ServiceName } from '../start/service-plan.ts';
import { StartFault } from '../start/start-fault.ts';
import { CHECKOUTS, checkoutOf, LAST_RELEASES } from './last-releases.ts';

const NPM_RECORD = '.package-lock.json';
/** Written when all libraries are there. */
const INSTALLED = 'node_modules/.cache/installed';

/**
 * Checks the last releases of these parts, by default of all, out of git and builds them, unless that was done before.
 * Their own code builds them, with the libraries of their lock file and this checkout's key. @throws StartFault
 */
export async function makeLastReleases(
  root: string,
  say: (line: string) => void,
  parts: ReadonlySet<ServiceName> = new Set(LAST_RELEASES.keys()),
): Promise<void> {
  const commits = new Set([...LAST_RELEASES].filter(([name]) => parts.has(name)).map(([, commit]) => commit));
  const wanted = [...LAST_RELEASES.values()].map((commit) => path.basename(checkoutOf(commit)));
  const found = existsSync(CHECKOUTS) ? readdirSync(CHECKOUTS) : [];
  for (const name of found.filter((each) => !wanted.includes(each))) discard(path.join(CHECKOUTS, name));
  for (const commit of commits) {
    const checkout = checkoutOf(commit);
    if (!existsSync(path.join(checkout, INSTALLED))) {
      checkOut(root, commit);
      install(root, checkout);
    }
    const names = BUILT.filter((name) => parts.has(name) && LAST_RELEASES.get(name) === commit);
    await buildPackages(checkout, say, names, { RELEASE_KEY_FILE: signingKeyFile() });
  }
}

function checkOut(root: string, commit: string): void {
  const missing = run(root, 'git', ['cat-file', '-e', commit]);
  if (missing) {
    throw new StartFault(
      `The last release ${commit}, which .ci/released/last-releases.json names, is not in this clone (${missing.trim()}). Fetch the whole history: git fetch --unshallow.`,
    );
  }
  const checkout = checkoutOf(commit);
  discard(checkout);
  run(root, 'git', ['worktree', 'prune']);
  const fault = run(root, 'git', ['worktree', 'add', '--quiet', '--detach', checkout, commit]);
  if (fault) throw new StartFault(`The last release ${commit} cannot be checked out: ${fault}`);
}

function discard(checkout: string): void {
  rmSync(checkout, { recursive: true, force: true });
}

/** Most libraries are those of this checkout: npm then only brings what differs, instead of all in a minute. */
function install(root: string, checkout: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(checkout, 'node_modules')];
  linkTree(from, to);
  // Last, because npm trusts a record that is newer than the folders; copied, because npm writes into the file.
  copyFileSync(path.join(from, NPM_RECORD), path.join(to, NPM_RECORD));
  const fault = run(checkout, 'npm', [
    'install',
    '--no-save',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (fault) throw new StartFault(`The libraries of the last release in ${checkout} cannot be installed:\n${fault}`);
  mkdirSync(path.join(to, '.cache'), { recursive: true });
  writeFileSync(path.join(checkout, INSTALLED), '');
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache' || entry.name === NPM_RECORD) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The libraries are on another disk, or another user's.
    copyFileSync(source, target);
  }
}

/** What the command complains of when it fails; empty when it succeeds. */
function run(cwd: string, command: string, words: readonly string[]): string {
  const { status, error, stderr } = spawnSync(command, [...words], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? '' : error?.message || stderr || `${command} ended with ${status}`;
}
