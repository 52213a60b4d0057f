import type { Page } from '@playwright/test';

/** What no reader of Arabic would set so, each with its text: of all that a page shows, closed parts too. */
export function arabicTypeFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST_SIZE = 13;
    const LEAST_LEADING = 1.35;
    const faults = new Set<string>();

    const boxOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    };
    const linesOf = (node: Node) =>
      new Set([...boxOf(node, 0, node.textContent?.length ?? 0).getClientRects()].map(({ top }) => Math.round(top)))
        .size;
    /** A currency's sign or the plus of a telephone number that follows its digits. */
    const isBehind = (node: Node, { index, 0: sign }: RegExpExecArray) => {
      const [before, digit] = [
        boxOf(node, index, index + 1),
        boxOf(node, index + sign.length, index + sign.length + 1),
      ];
      const [left, right] = [before.getBoundingClientRect(), digit.getBoundingClientRect()];
      return left.top === right.top && left.left > right.left;
    };

    function examine(node: Node, element: Element, text: string): void {
      const report = (fault: string) => faults.add(`${fault}: ${text.trim().slice(0, 60)}`);
      for (const sign of text.matchAll(/(?:₹|Rs\.|\+)\s?(?=\d)/g))
        if (isBehind(node, sign)) report('sign behind its digits');
      if (!/\p{Script=Arabic}/u.test(text)) return;
      const { letterSpacing, fontSize, lineHeight, fontFamily, direction, unicodeBidi } = getComputedStyle(element);
      // Arabic letters join: spacing tears words apart, as a letter that floats does.
      if (!['normal', '0px'].includes(letterSpacing)) report('spaced letters');
      if (getComputedStyle(element, '::first-letter').float !== 'none') report('letter apart');
      if (Number.parseFloat(fontSize) < LEAST_SIZE) report('small');
      if (Number.parseFloat(lineHeight) < LEAST_LEADING * Number.parseFloat(fontSize) && linesOf(node) > 1)
        report('tight');
      if (fontFamily.startsWith('Fraunces')) report('digits of another face');
      if (direction === 'ltr' && unicodeBidi !== 'plaintext') report('from left to right');
    }

    for (const details of document.querySelectorAll('details')) details.open = true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent: text } = node;
      if (!element || !text?.trim() || element.closest('script, style, noscript, template, .visually-hidden')) continue;
      if (element.checkVisibility()) examine(node, element, text);
    }
    // A chevron of two logical borders, turned, points aside.
    for (const element of document.body.querySelectorAll('summary, button, a')) {
      const { rotate, borderLeftWidth } = getComputedStyle(element, '::after');
      if (rotate !== 'none' && borderLeftWidth !== '0px') faults.add(`chevron aside: ${element.textContent}`);
    }
    return [...faults];
  });
}
