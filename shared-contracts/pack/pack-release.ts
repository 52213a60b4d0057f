import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goLive } from '../build/live-file.ts';
import { precompress } from '../build/precompress.ts';
import { exposureFaults, servesOf } from '../build/remote-config.ts';
import { SHARED_LIBRARIES } from '../build/shared-dependencies.ts';
import { CONTRACT_VERSION } from '../contract/remote/contract-version.ts';
import { serves as brings } from '../contract/remote/sharing-rule.ts';
import { containerOf, teamOfPackage } from '../contract/remote/teams.ts';
import { integrityOf, type Release } from '../contract/server/release.ts';
import { frameContainerScript, moduleContainerScript } from './container-script.ts';
import { type Declaration, readDeclaration } from './declaration.ts';
import { readBuild } from './manifest.ts';
import { sealRelease } from './seal-release.ts';

const CONTRACT = 'shared-contracts';
const CONTAINER_SCRIPT = 'container.js';

/** Of a build what no page loads, and hidden files: a .env may hold secrets. */
const LEFT_OUT = /^(?:\..*|mf-stats\.json|.*\.map)$/;

interface PackOptions {
  /** With the declaration. */
  readonly folder: string;
  /** Of the releases. */
  readonly dist: string;
  readonly commit: string;
}

/**
 * Makes a signed release of a Module Federation 2 build and makes it live in `dist`. @throws an Error with everything for
 * which a shell would refuse it; `dist` is then as it was
 */
export async function packRelease({ folder, dist, commit }: PackOptions): Promise<Release> {
  const declaration = readDeclaration(folder);
  const { name, version, serves } = declaration;
  const draft = path.join(dist, `.${version}.${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    copySide(path.join(folder, declaration.web), path.join(draft, 'web'));
    const build = builtSide(draft, declaration);
    const entry = serverSide(folder, draft, declaration);
    await precompress(path.join(draft, 'web'));
    const release = sealRelease(draft, {
      name,
      version,
      contractVersion: build.contractVersion,
      shared: build.shared,
      commit,
      serves,
      web: { entry: build.entry, modules: build.modules },
      node: { entry },
    });
    rmSync(path.join(dist, version), { recursive: true, force: true });
    renameSync(draft, path.join(dist, version));
    goLive(dist, version);
    return release;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function copySide(from: string, to: string): void {
  // The folder itself may be hidden.
  cpSync(from, to, { recursive: true, filter: (file) => file === from || !LEFT_OUT.test(path.basename(file)) });
}

/** The browser's side, with a script that a shell can load. */
function builtSide(draft: string, { name, contractVersion, serves, frames, node }: Declaration) {
  const web = path.join(draft, 'web');
  const { container, entry, isModule, modules, shared } = readBuild(web);
  const { [CONTRACT]: builtAgainst = contractVersion, ...others } = shared;
  const lent = lentBy(others);
  const team = teamOfPackage(name) ?? '';
  const isFramed = Object.keys(frames).length > 0;
  const exposed = isFramed ? { ...modules, 'words/ar': { js: [], css: [], islands: [] } } : modules;
  const scripts = scriptsIn(web);
  const faults = [
    ...(container === containerOf(team) ? [] : [`its container is ${container}, not ${containerOf(team)}`]),
    ...(builtAgainst ? [] : [`it says no version of ${CONTRACT}: share it, or declare contractVersion`]),
    ...Object.entries(lent).flatMap(([library, used]) =>
      used ? [] : [`it says no version of ${library}: name it where it is shared`],
    ),
    ...(builtAgainst && !brings(CONTRACT_VERSION, builtAgainst)
      ? [`it was built against contract ${builtAgainst}, this packer knows ${CONTRACT_VERSION}`]
      : []),
    ...(node
      ? []
      : Object.keys(modules)
          .filter((each) => !(each in frames))
          .map((each) => `${each} has neither a build for the server nor a frame`)),
    ...(isFramed && !isModule ? ['only a build of ES modules can have frames'] : []),
    ...Object.keys(frames)
      .filter((framed) => !(framed in modules))
      .map((framed) => `${framed} has a frame, but is not exposed`),
    ...exposureFaults(team, servesOf({ team, serves }), Object.keys(exposed)),
    ...(isModule ? [] : unhashed(scripts, entry).map((file) => `nothing loads ${file} with its integrity`)),
  ];
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  const facts = { shared: lent, contractVersion: builtAgainst ?? '', modules: exposed };
  if (!isModule) return { ...facts, entry };
  const integrities = Object.fromEntries([...scripts].map(([file, text]) => [file, integrityOf(Buffer.from(text))]));
  writeFileSync(
    path.join(web, CONTAINER_SCRIPT),
    moduleContainerScript({ container, entry, scripts: integrities, frames }),
  );
  // The container fetches them: a document's preload of a script is of another mode.
  const withoutScripts = Object.entries(exposed).map(([module, assets]) => [module, { ...assets, js: [] }]);
  return {
    ...facts,
    entry: CONTAINER_SCRIPT,
    modules: Object.fromEntries(withoutScripts) as Release['web']['modules'],
  };
}

function scriptsIn(web: string): ReadonlyMap<string, string> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return new Map(
    files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(web, file), 'utf8')] as const),
  );
}

/** Chunks whose hash stands in no script: a page's Integrity-Policy would not load them. */
function unhashed(scripts: ReadonlyMap<string, string>, entry: string): string[] {
  const texts = [...scripts.values()];
  return [...scripts].flatMap(([file, text]) => {
    const hash = integrityOf(Buffer.from(text));
    return file === entry || texts.some((other) => other.includes(hash)) ? [] : [file];
  });
}

/** Of the libraries that a page has once: what else a build shares, it brings itself. */
function lentBy(shared: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(shared).filter(([library]) => SHARED_LIBRARIES.includes(library)));
}

/** The server's side; its entry. */
function serverSide(folder: string, draft: string, { node, frames }: Declaration): string {
  const to = path.join(draft, 'node');
  if (!node) {
    mkdirSync(to);
    writeFileSync(path.join(to, 'package.json'), '{"type":"commonjs"}\n');
    writeFileSync(path.join(to, 'remoteEntry.js'), frameContainerScript(frames));
    return 'remoteEntry.js';
  }
  copySide(path.join(folder, node.folder), to);
  const isModule = /^(?:import|export)\b/m.test(readFileSync(path.join(to, node.entry), 'utf8'));
  writeFileSync(path.join(to, 'package.json'), `{"type":"${isModule ? 'module' : 'commonjs'}"}\n`);
  return node.entry;
}
