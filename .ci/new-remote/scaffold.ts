import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { teamOfPackage } from '../../shared-contracts/contract/remote/teams.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** Makes a remote from the template and enters it where the project lists its packages. @throws for a name that cannot be */
export function scaffold(root: string, name: string): void {
  const team = teamOfPackage(name);
  if (!team) throw new Error(`Name a package like mfe-stores, not '${name}'.`);
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new Error(`${name} is there already.`);
  cpSync(TEMPLATE, folder, { recursive: true, filter: (file) => !file.endsWith('.d.ts') });
  for (const file of globSync('**/*.*', { cwd: folder })) edit(path.join(folder, file), (text) => named(text, team));
  enterWorkspace(root, name);
  enterLockFile(root, name);
  for (const file of ['docker-compose.yml', 'docker-compose.canary.yml'])
    edit(path.join(root, file), (text) => withService(text, name));
  edit(path.join(root, '.env.example'), (text) =>
    afterLast(text, /^# MFE_\w+_VERSION=.*\n/gm, `# ${variable(name)}_VERSION=0.1.0\n`),
  );
  edit(path.join(root, 'Dockerfile'), (text) =>
    afterLast(text, /^COPY mfe-.*\n/gm, `COPY ${name}/package.json ${name}/\n`),
  );
}

/** 'new-team' in code and addresses, 'New team' in words. */
function named(text: string, team: string): string {
  const words = team.replaceAll('-', ' ');
  return text.replaceAll('new-team', team).replaceAll('New team', words.charAt(0).toUpperCase() + words.slice(1));
}

function enterWorkspace(root: string, name: string): void {
  editJson(path.join(root, 'package.json'), (manifest) => ({
    ...manifest,
    workspaces: withRemote(manifest.workspaces as string[], name),
  }));
}

/** As `npm install` would, without asking a registry: the template needs nothing that is not installed. */
function enterLockFile(root: string, name: string): void {
  const {
    name: _,
    private: __,
    type: ___,
    scripts: ____,
    description: _____,
    ...entry
  } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as Record<string, unknown>;
  editJson(path.join(root, 'package-lock.json'), (lock) => {
    const packages = lock.packages as Record<string, { workspaces?: string[] }>;
    const { '': top, ...others } = packages;
    const entries: Record<string, object> = {
      ...others,
      [name]: entry,
      [`node_modules/${name}`]: { resolved: name, link: true },
    };
    const sorted = Object.entries(entries).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
    const workspaces = withRemote(top?.workspaces ?? [], name);
    return { ...lock, packages: { '': { ...top, workspaces }, ...Object.fromEntries(sorted) } };
  });
  const link = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(path.join('..', name), link, 'junction');
}

/** After the remotes that are there. */
function withRemote(packages: readonly string[], name: string): string[] {
  const last = packages.findLastIndex((each) => each.startsWith('mfe-'));
  return packages.toSpliced(last + 1, 0, name);
}

/** A copy of the last remote's service, at the next port. */
function withService(text: string, name: string): string {
  const services = [...text.matchAll(/^ {2}(mfe-[\w-]+):\n(?: {4}.*\n)+/gm)];
  const last = services.at(-1);
  const port = Math.max(...Array.from(text.matchAll(/\bPORT: (41\d\d)/g), ([, number]) => Number(number)));
  if (!last) throw new Error('docker-compose.yml has no service of a remote.');
  const [block, model = ''] = last;
  const service = block
    .replaceAll(variable(model), variable(name))
    .replaceAll(model, name)
    .replaceAll(/\b41\d\d\b/g, String(port + 1));
  const end = last.index + block.length;
  return `${text.slice(0, end)}\n${service}${text.slice(end)}`;
}

function variable(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

function afterLast(text: string, line: RegExp, added: string): string {
  const last = [...text.matchAll(line)].at(-1);
  if (!last) throw new Error(`no line like ${line}`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(`${file}.new`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.new`, file);
}

function editJson(file: string, change: (content: Record<string, unknown>) => object): void {
  edit(file, (text) => `${JSON.stringify(change(JSON.parse(text) as Record<string, unknown>), null, 2)}\n`);
}
