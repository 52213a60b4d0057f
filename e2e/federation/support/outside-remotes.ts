import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeContractPackage } from 'shared-contracts/pack/publishable-contract.ts';
import { writePackerPackage } from 'shared-contracts/pack/publishable-packer.ts';
import { ROOT } from '../../store/composed-store.ts';

const run = promisify(execFile);

/** Outside of every workspace, so that nothing of the checkout is found; libraries stay there for the next run. */
const HOME = path.join(tmpdir(), 'furniture-outside');
const CONTRACT = path.join(HOME, 'furniture-contract.tgz');
export const PACKER = path.join(HOME, 'pack/main.mjs');

export const OUTSIDE = ['webpack', 'rsbuild', 'vite', 'element'] as const;
export type OutsideRemote = (typeof OUTSIDE)[number];

export interface PackedRemote {
  readonly outside: OutsideRemote;
  /** The folder of its releases. */
  readonly dist: string;
  readonly seconds: number;
  /** The packer's report of sizes. */
  readonly report: string;
}

/** Publishes the packer, and the contract as a tarball. */
export async function publishPackages(): Promise<void> {
  await writePackerPackage(path.dirname(PACKER));
  const folder = path.join(HOME, 'contract');
  writeContractPackage(folder);
  const { stdout } = await npm(folder, 'pack', '--silent', '--pack-destination', HOME);
  cpSync(path.join(HOME, stdout.trim()), CONTRACT);
}

/** Installs, builds and packs a remote of e2e/outside as its team would, with nothing of this checkout but its two published packages. */
export async function packOutside(outside: OutsideRemote, key: string): Promise<PackedRemote> {
  const folder = path.join(HOME, outside);
  const from = path.join(ROOT, 'e2e/outside', outside);
  for (const built of ['src', 'dist']) rmSync(path.join(folder, built), { recursive: true, force: true });
  cpSync(from, folder, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  await install(folder);
  const started = performance.now();
  await npm(folder, 'run', '--silent', 'build');
  const dist = path.join(folder, 'dist/releases');
  const { stdout } = await run(process.execPath, [PACKER, folder], {
    env: { ...process.env, RELEASE_KEY_FILE: key },
  });
  return { outside, dist, seconds: (performance.now() - started) / 1000, report: stdout };
}

/** Once for each lock file and contract. */
async function install(folder: string): Promise<void> {
  const installed = path.join(folder, 'node_modules/.installed');
  const wanted = hashOf(path.join(folder, 'package-lock.json'), CONTRACT);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  await npm(folder, 'ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error');
  mkdirSync(path.dirname(installed), { recursive: true });
  writeFileSync(installed, wanted);
}

function hashOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function npm(cwd: string, ...words: readonly string[]) {
  return run('npm', [...words], { cwd, shell: process.platform === 'win32' });
}
