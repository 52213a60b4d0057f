import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { packageOf, teamOf, teamOfPackage } from 'shared-contracts/remote/teams';
import type { RemoteModules } from '../composition/remote-modules.ts';

/** A part of the page that a remote rendered. */
export interface Region {
  readonly element: Element;
  /** The remote's package and the module's name in it: 'mfe-catalog pages/listing'. */
  readonly name: string;
  /** Empty while the remote is unavailable. */
  readonly version: string;
  readonly contract: string;
  /** CSS pixels from the top left corner of the page. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** In document order. */
export function visibleRegions(modules: RemoteModules): readonly Region[] {
  return [...document.querySelectorAll('[data-module]')].flatMap((element) => {
    const id = element.getAttribute('data-module') as RemoteModuleId;
    const team = teamOf(id);
    const box = boxOf(element);
    if (!teamOfPackage(packageOf(team)) || box.width === 0 || box.height === 0) return [];
    const remote = modules.remoteOf(team);
    const name = `${packageOf(team)} ${id.slice(team.length + 1)}`;
    return [{ element, name, version: remote?.version ?? '', contract: remote?.contractVersion ?? '', box }];
  });
}

/** A fragment's element has `display: contents`: its box is that of its children. */
function boxOf(element: Element): Region['box'] {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width > 0 || element.childElementCount === 0) return { left: left + scrollX, top: top + scrollY, width, height };
  const boxes = [...element.children].map(boxOf).filter((box) => box.width > 0 && box.height > 0);
  if (boxes.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const start = Math.min(...boxes.map((box) => box.left));
  const above = Math.min(...boxes.map((box) => box.top));
  return {
    left: start,
    top: above,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - start,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - above,
  };
}
