/** Fonts that have loaded too late for the page on screen, which they would move: the next page shows them. */
const pending: FontFace[] = [];

export function deferToNextPage(fonts: readonly FontFace[]): void {
  pending.push(...fonts);
}

/** Call it before the next page's first frame. */
export function showPendingFonts(): void {
  for (const font of pending.splice(0)) document.fonts.add(font);
}
