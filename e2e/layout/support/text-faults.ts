import type { Page } from '@playwright/test';

/**
 * Lists the text of a page that cannot be read: text that a box without scroll bars cuts, text over other text, and a page
 * wider than its window. Line clamps are deliberate: the whole text is one tap further.
 */
export function textFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const root = document.querySelector(within) ?? document.body;
    /** A line's box is taller than its letters, so lines of two texts may touch by some pixels. */
    const TOUCH = 4;
    interface Line {
      readonly text: string;
      readonly owner: Element;
      readonly box: DOMRect;
      /** The nearest dialog, sticky or fixed ancestor: it may cover text that scrolls under it. */
      readonly layer: Element | null;
    }
    const faults = new Set<string>();
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !owner || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        const cutBy = cutter(owner, box);
        if (cutBy === 'hidden') continue;
        if (cutBy) faults.add(`cut by ${nameOf(cutBy)}: ${text.slice(0, 60)}`);
        lines.push({ text, owner, box, layer: layerOf(owner) });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break;
        if (other.owner === line.owner || other.layer !== line.layer) continue;
        const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        if (width <= TOUCH) continue;
        if (height <= TOUCH + 0.3 * Math.min(line.box.height, other.box.height)) continue;
        faults.add(`one over the other: ${line.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
      }
    });
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (excess > 0 && root === document.body)
      faults.add(`wider than the window by ${excess} px: ${outside().join(', ')}`);
    return [...faults];

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, position, width } = getComputedStyle(box);
        if (clipPath !== 'none' && position === 'absolute' && width === '1px') return false;
        // The words in a picture, such as the map's, are its name too.
        if (box.matches('[inert], select, option, noscript, [role="img"]')) return false;
      }
      return true;
    }

    /** Returns the box that cuts part of a line; 'hidden' when the line is wholly outside it, as in a closed disclosure. */
    function cutter(owner: Element, line: DOMRect): Element | 'hidden' | null {
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        const cuts = (overflow: string) => overflow !== 'visible';
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        if (style.display === 'contents') continue;
        const outsideX = line.right <= left + 1 || line.left >= right - 1;
        const outsideY = line.bottom <= top + 1 || line.top >= bottom - 1;
        if (cuts(style.overflowX) && outsideX) return 'hidden';
        if (cuts(style.overflowY) && outsideY) return 'hidden';
        if (style.webkitLineClamp !== 'none') return null;
        if (width < 2 || height < 2) return 'hidden';
        const isCutX =
          !scrolls(style.overflowX) && cuts(style.overflowX) && (line.left < left - 2 || line.right > right + 2);
        const isCutY =
          !scrolls(style.overflowY) && cuts(style.overflowY) && (line.top < top - 4 || line.bottom > bottom + 4);
        if (isCutX || isCutY) return box;
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
        if (style.position === 'fixed') return null;
      }
      return null;
    }

    /** The innermost boxes that lie outside the window. */
    function outside(): string[] {
      const { clientWidth } = document.documentElement;
      const boxes = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && element.checkVisibility();
      });
      return boxes.filter((box) => !boxes.some((other) => other !== box && box.contains(other))).map(nameOf);
    }

    function layerOf(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position) || box.matches('dialog')) return box;
      }
      return null;
    }

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.className}`;
    }
  }, within);
}
