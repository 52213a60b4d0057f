import type { LayoutData } from '../../composition/layout-data.ts';

/** More than the languages of most stores. */
const SLOTS = 8;

/**
 * The layouts that a renderer holds: each crosses to it once, not with every page.
 * @param send puts a layout into a slot of the renderer
 * @returns the slot of a layout that the renderer holds from now on
 */
export function sentLayouts(send: (slot: number, layout: LayoutData) => void): (layout: LayoutData) => number {
  const sent: LayoutData[] = [];
  let next = 0;
  return (layout) => {
    const known = sent.indexOf(layout);
    if (known >= 0) return known;
    const slot = next;
    next = (slot + 1) % SLOTS;
    sent[slot] = layout;
    send(slot, layout);
    return slot;
  };
}
