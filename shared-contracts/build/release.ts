import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Files = v.record(v.string(), v.string());

/** Files that a module needs at once, paths below the side's folder. */
const ModuleAssets = v.object({ js: v.array(v.string()), css: v.array(v.string()) });
export type ModuleAssets = v.InferOutput<typeof ModuleAssets>;

const SEMVER_LIKE = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;
export const ReleaseVersion = v.pipe(v.string(), v.maxLength(100), v.regex(SEMVER_LIKE));

/**
 * A build of a package as it is deployed: `{version}/release.json`. It lists every file with its SHA-384, so
 * that whoever copies the release can prove that the copy is whole and unaltered.
 */
export const Release = v.object({
  name: v.string(),
  version: ReleaseVersion,
  contractVersion: v.string(),
  commit: v.string(),
  web: v.object({ entry: v.string(), modules: v.record(v.string(), ModuleAssets), files: Files }),
  node: v.object({ entry: v.string(), files: Files }),
});
export type Release = v.InferOutput<typeof Release>;

/** `live.json`: which version of a package is live. The only file of a remote that ever changes. */
export const LiveVersion = v.object({ version: ReleaseVersion });

// Only what this preset reads of federation's own manifest.
const FederationManifest = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
});

/** Entry file and the assets of each exposed module of a remote's web build. */
export function remoteModules(webDirectory: string): { entry: string; modules: Record<string, ModuleAssets> } {
  const manifest = v.parse(
    FederationManifest,
    JSON.parse(readFileSync(path.join(webDirectory, 'mf-manifest.json'), 'utf8')),
  );
  const modules = manifest.exposes.map(({ path: exposed, assets }) => [
    exposed.replace('./', ''),
    { js: assets.js.sync, css: assets.css.sync },
  ]);
  return { entry: manifest.metaData.remoteEntry.name, modules: Object.fromEntries(modules) };
}

/** SHA-384 (subresource-integrity form) of every file below a folder, by its path with forward slashes. */
export function fileIntegrities(directory: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    files[path.relative(directory, full).split(path.sep).join('/')] = integrityOf(readFileSync(full));
  }
  return files;
}

export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
