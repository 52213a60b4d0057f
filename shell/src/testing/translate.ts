/** As Chrome translates: each text becomes `<font><font>…`; what says `translate="no"` is left alone. */
export function translate(page: Element): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const isLeft = !text.data.trim() || text.parentElement?.closest('font, script, style, textarea, [translate=no]');
    if (isLeft) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
