import type { Page } from '@playwright/test';
import { ALLOWED } from './allowed-latin.ts';

/**
 * The words in Latin letters that `ALLOWED` gives no reason for, each with its text: of a page's head, structured data, texts and
 * labels. Closed parts are included.
 */
export async function latinWords(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const described = document.querySelectorAll('meta[name="description"], meta[name="keywords"]');
    const found = [document.title, ...[...described].map((meta) => meta.getAttribute('content') ?? '')];
    // The rest of structured data is addresses, codes and names of types.
    const READ =
      /^(?:name|alternateName|headline|description|text|category|material|color|keywords|reviewBody|caption)$/;
    const read = (key: string, value: unknown): void => {
      if (typeof value === 'string') found.push(READ.test(key) ? value : '');
      else if (Array.isArray(value)) for (const item of value) read(key, item);
      else if (value) for (const [name, item] of Object.entries(value)) read(name, item);
    };
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      read('', JSON.parse(script.textContent ?? 'null'));
    // The native list behind a list of places is in English, as browsers fill addresses in.
    const unread = 'script, style, noscript, template, select[aria-hidden="true"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(unread)) continue;
      if (node === element) {
        if (element.closest('[aria-hidden="true"]')) continue;
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
      } else found.push(node.textContent ?? '');
    }
    return [...new Set(found)];
  });
  return texts.flatMap((text) => {
    const left = ALLOWED.reduce((rest, { words }) => rest.replaceAll(words, ' '), text.normalize());
    return (left.match(/\p{Script=Latin}[\p{Script=Latin}\p{Mark}\d]*/gu) ?? []).map(
      (word) => `${word}: ${text.trim().slice(0, 120)}`,
    );
  });
}
