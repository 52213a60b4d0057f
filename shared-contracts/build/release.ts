import type { ChunkGroup, Compilation } from '@rspack/core';
import type { ModuleAssets } from '../contract/server/release.ts';

/**
 * The files of a web build's modules, by chunk group. A module's dynamic imports, direct and indirect, are its islands.
 */
export function moduleAssets(
  { namedChunkGroups }: Compilation,
  groupOf: Readonly<Record<string, string>>,
): Record<string, ModuleAssets> {
  const assets = Object.entries(groupOf).map(([name, groupName]): [string, ModuleAssets] => {
    const group = namedChunkGroups.get(groupName);
    if (!group) throw new Error(`the build has no chunks of ${name}`);
    const own = group.getFiles();
    const islands = [...groupsBelow(group)].flatMap((below) => below.getFiles()).filter((file) => !own.includes(file));
    return [
      name,
      { js: own.filter(isScript), css: own.filter(isStyle), islands: [...new Set(islands)].filter(isStyle) },
    ];
  });
  return Object.fromEntries(assets);
}

// Updates of an open page (dev/) are no part of a release.
const isScript = (file: string) => file.endsWith('.js') && !file.includes('.hot-update.');
const isStyle = (file: string) => file.endsWith('.css');

function groupsBelow(group: ChunkGroup, below = new Set<ChunkGroup>()): Set<ChunkGroup> {
  for (const child of group.childrenIterable) {
    if (below.has(child)) continue;
    below.add(child);
    groupsBelow(child, below);
  }
  return below;
}
