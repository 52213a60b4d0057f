import { expect, type Page } from '@playwright/test';

/** Translates the page as Chrome does, now and whenever something is added; what says `translate="no"` is left alone. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(beginTranslating);
  await expect(page.locator('#store font').first()).toBeAttached();
}

/** Every page that is opened from here on, as soon as it has loaded. */
export async function translateEveryPage(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('load', () => setTimeout(${beginTranslating}, 200))`);
}

/** Runs in the page. */
function beginTranslating(): void {
  const translateIn = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    if (part instanceof Text) found.push(part);
    for (const text of found) {
      const isLeft = !text.data.trim() || text.parentElement?.closest('font, script, style, textarea, [translate=no]');
      if (isLeft || !text.isConnected) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateIn(document.body);
  // Later than the page's own observers, as a translator that asks a server is.
  new MutationObserver((records) => {
    setTimeout(() => {
      for (const { addedNodes } of records) addedNodes.forEach(translateIn);
    });
  }).observe(document.body, { childList: true, subtree: true });
}
