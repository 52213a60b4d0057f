import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { integrityOf, type ModuleAssets } from '../contract/server/release.ts';

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
