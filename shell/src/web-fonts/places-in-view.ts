/** A line that breaks elsewhere moves what follows by a whole line. CSS pixels. */
const MAX_DOWN = 2;
/** Words of another font are a little wider or narrower, and so is what follows them in a row. CSS pixels. */
const MAX_ALONG = 40;

interface Place {
  /** An element, or the first line of a text. */
  readonly node: Element | Text;
  readonly top: number;
  /** The edge where its text begins. */
  readonly start: number;
}

/** Where everything in the window is. */
export function placesInView(): Place[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Element | Text;
    const box = boxOf(node);
    if (box && isInView(box)) places.push(placeOf(node, box));
  }
  return places;
}

/** Whether something in view has moved further than a change of font alone moves letters. */
export function moved(places: readonly Place[]): boolean {
  return places.some((before) => {
    const box = boxOf(before.node);
    if (!box) return true;
    const now = placeOf(before.node, box);
    return Math.abs(now.top - before.top) > MAX_DOWN || Math.abs(now.start - before.start) > MAX_ALONG;
  });
}

function placeOf(node: Element | Text, { top, left, right }: DOMRect): Place {
  return { node, top, start: document.dir === 'rtl' ? right : left };
}

function boxOf(node: Element | Text): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects()[0];
}

function isInView({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > top && right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
