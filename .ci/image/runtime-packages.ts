import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of package-lock.json's `packages`. A `link` points to the workspace in the folder `resolved`. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * The installed packages that a package of this project needs to run, itself included: folders by what the lock file
 * says of them. `npm ci --omit=dev` would also install TypeScript, which libraries name as an optional peer.
 * @param name 'shell', 'store-api' …
 * @throws when a package that is needed is not installed
 */
export function runtimePackages(root: string, name: string): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const found = new Map<string, LockedPackage>();

  const add = (folder: string) => {
    const locked = packages[folder];
    if (!locked) throw new Error(`package-lock.json has no ${folder}`);
    if (found.has(folder)) return;
    found.set(folder, locked);
    for (const dependency of requiredBy(locked)) {
      const place = lookUp(packages, folder, dependency);
      if (place && existsSync(path.join(root, place))) add(place);
      else if (!locked.optionalDependencies?.[dependency]) throw new Error(`${folder} needs ${dependency}: npm ci`);
    }
  };
  add(name);
  return found;
}

function requiredBy(locked: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])];
}

/** Where Node finds `dependency` from `folder`: its own node_modules, then those of the folders above. */
function lookUp(
  packages: Readonly<Record<string, LockedPackage>>,
  folder: string,
  dependency: string,
): string | undefined {
  for (let from: string | undefined = folder; from !== undefined; from = above(from)) {
    const place = path.posix.join(from, 'node_modules', dependency);
    const locked = packages[place];
    if (locked) return locked.link ? locked.resolved : place;
  }
  return undefined;
}

/** The next folder upwards that has a node_modules; '' is the project's. */
function above(folder: string): string | undefined {
  return folder === '' ? undefined : folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
