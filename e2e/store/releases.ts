import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { goCanary } from 'shared-contracts/build/live-file.ts';
import { signingKey, signRelease } from 'shared-contracts/build/signing-key.ts';
import { REMOTES, type RemoteName } from '../../.ci/packages.ts';
import { ROOT } from './composed-store.ts';

const run = promisify(execFile);

/** Copies of sources are below the root, so that imports find the workspace's dependencies; git ignores them. */
const WORK = path.join(ROOT, 'e2e/.work');

/** One replacement in a source file; the test fails when the text to replace is missing. */
export interface Edit {
  /** Relative to the package's folder. */
  readonly file: string;
  readonly replace: string;
  readonly by: string;
}

/**
 * The releases of a store's remotes: a folder for each, which starts with a copy of its live release. Shipping adds a
 * version and makes it live, as a deployment does; the working dist folders stay unchanged.
 */
export class Releases {
  private readonly folder: string;
  private readonly first: Readonly<Record<RemoteName, string>>;
  private shipped = 0;
  /** Versions by their edits: the same edits are built once. */
  private readonly built = new Map<string, string>();

  constructor(folder: string) {
    this.folder = folder;
    this.first = Object.fromEntries(
      REMOTES.map((name) => [name, copyLive(path.join(ROOT, name, 'dist'), this.dist(name))]),
    ) as Record<RemoteName, string>;
  }

  /** The folder that a remote's service runs in. */
  directoryOf(name: RemoteName): string {
    return path.join(this.folder, name);
  }

  get directories(): Readonly<Record<RemoteName, string>> {
    return Object.fromEntries(REMOTES.map((name) => [name, this.directoryOf(name)])) as Record<RemoteName, string>;
  }

  /** A remote's version when the store started. */
  firstVersion(name: RemoteName): string {
    return this.first[name] ?? '';
  }

  /** Builds a remote with some edits, as its team would, and makes it live; returns its version. */
  async ship(name: RemoteName, ...edits: readonly Edit[]): Promise<string> {
    const key = JSON.stringify([name, edits]);
    const known = this.built.get(key);
    if (known) {
      this.goLive(name, known);
      return known;
    }
    const version = this.nextVersion();
    await this.build(name, version, edits);
    this.built.set(key, version);
    return version;
  }

  /** Builds a remote with some edits as the canary of the live version, as its team would; returns its version. */
  async shipCanary(name: RemoteName, percent: number, ...edits: readonly Edit[]): Promise<string> {
    const version = this.nextVersion();
    await this.build(name, version, edits, { CANARY_PERCENT: String(percent) });
    return version;
  }

  private async build(
    name: RemoteName,
    version: string,
    edits: readonly Edit[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const source = copyOfSource(name);
    try {
      for (const edit of edits) apply(edit, source);
      await build(source, this.dist(name), { BUILD_VERSION: version, ...environment });
    } finally {
      rmSync(path.dirname(source), { recursive: true, force: true });
    }
  }

  /** Publishes other content under a version that is known, as a team does that forgets to name a new one. */
  async rebuild(name: RemoteName, version: string, ...edits: readonly Edit[]): Promise<void> {
    rmSync(path.join(this.dist(name), version), { recursive: true });
    await this.build(name, version, edits);
  }

  /** Ships the first release under another version, after `change` has edited the copy's folder. */
  shipCopy(name: RemoteName, change?: (release: string) => void): string {
    const version = this.copy(name, change);
    this.goLive(name, version);
    return version;
  }

  /** The first release under another version, which is not made live. */
  copy(name: RemoteName, change: (release: string) => void = () => undefined): string {
    const version = this.nextVersion();
    const copy = path.join(this.dist(name), version);
    cpSync(path.join(this.dist(name), this.firstVersion(name)), copy, { recursive: true });
    rewriteJson(path.join(copy, 'release.json'), (release) => ({ ...release, version }));
    change(copy);
    signRelease(copy, signingKey(''));
    return version;
  }

  /** Ships the first release as a build against other versions would say it is. */
  shipBuiltAgainst(name: RemoteName, versions: BuiltAgainst): string {
    return this.shipCopy(name, (release) => declareVersions(release, versions));
  }

  /** A copy of the shell's build that says it brings these versions: the value of DIST_DIR. */
  shellThatBrings(versions: BuiltAgainst): string {
    const dist = mkdtempSync(path.join(this.folder, 'shell-'));
    declareVersions(path.join(dist, copyLive(path.join(ROOT, 'shell/dist'), dist)), versions);
    return dist;
  }

  /** Makes an earlier version live. */
  goLive(name: RemoteName, version: string): void {
    writeFileSync(path.join(this.dist(name), 'live.json'), JSON.stringify({ version }));
  }

  /** Makes a version the canary next to the live one. */
  goCanary(name: RemoteName, version: string, percent: number): void {
    goCanary(this.dist(name), version, percent);
  }

  private nextVersion(): string {
    this.shipped += 1;
    return `9.0.${this.shipped}`;
  }

  private dist(name: RemoteName): string {
    return path.join(this.directoryOf(name), 'dist');
  }
}

/** The versions in release.json that decide which shell can run which remote. */
export interface BuiltAgainst {
  readonly contractVersion?: string;
  readonly shared?: Readonly<Record<string, string>>;
}

function declareVersions(release: string, { shared, ...versions }: BuiltAgainst): void {
  rewriteJson(path.join(release, 'release.json'), (facts) => ({
    ...facts,
    ...versions,
    shared: { ...(facts.shared as object), ...shared },
  }));
}

/** Copies a package's live release from one dist folder to another; returns its version. */
function copyLive(from: string, to: string): string {
  const { version } = JSON.parse(readFileSync(path.join(from, 'live.json'), 'utf8')) as { version: string };
  cpSync(path.join(from, version), path.join(to, version), { recursive: true });
  writeFileSync(path.join(to, 'live.json'), JSON.stringify({ version }));
  return version;
}

/** Runs a package's own build command. */
export async function build(
  source: string,
  dist: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  await run(process.execPath, ['--run', 'build'], {
    cwd: source,
    env: { ...process.env, DIST_DIR: dist, ...environment },
  });
}

/** Edits a JSON file. */
export function rewriteJson(file: string, change: (content: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)));
}

/** A copy of a package that may be changed; its parent folder is to be removed. */
export function copyOfSource(name: RemoteName | 'shell'): string {
  mkdirSync(WORK, { recursive: true });
  const copy = path.join(mkdtempSync(path.join(WORK, `${name}-`)), name);
  copySource(path.join(ROOT, name), copy);
  symlinkSync(path.join(ROOT, 'tsconfig.base.json'), path.join(copy, '../tsconfig.base.json'));
  return copy;
}

function copySource(from: string, to: string): void {
  const skipped = new Set(['dist', 'node_modules'].map((name) => path.join(from, name)));
  cpSync(from, to, { recursive: true, filter: (file) => !skipped.has(file) && !/\.test\.tsx?$/.test(file) });
  const own = path.join(from, 'node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(to, 'node_modules'));
}

/** @param source the folder of the package */
export function apply({ file, replace, by }: Edit, source: string): void {
  const target = path.join(source, file);
  const text = readFileSync(target, 'utf8');
  if (!text.includes(replace)) throw new Error(`${file} no longer holds: ${replace}`);
  writeFileSync(
    target,
    text.replace(replace, () => by),
  );
}
