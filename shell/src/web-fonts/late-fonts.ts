import { whenIdle } from 'shared-contracts';
import { deferToNextPage } from './pending-fonts.ts';
import { moved, placesInView } from './places-in-view.ts';

/** A letter of each of the store's families, to see whether the page is set in it. */
const SAMPLES: Readonly<Record<string, string>> = { Figtree: 'm', Fraunces: 'm', 'Plex Arabic': 'م' };
const DISPLAY = 'Fraunces';

/**
 * The store's fonts are optional: a page that was painted before they came stays in their fallbacks, which is most first
 * pages on a slow link. This shows them once they are here, all or those of headings or of text, unless something in view
 * would move; then the next page has them. Each try is measured and taken back in one task, so that it is never painted.
 */
export async function showLateFonts(): Promise<void> {
  if (savesData()) return;
  await document.fonts.ready;
  const late = await loaded(lateFonts());
  if (late.length === 0) return;
  const isDisplay = ({ family }: FontFace) => family === DISPLAY;
  const choices = [late, late.filter(isDisplay), late.filter((font) => !isDisplay(font))];
  for (const fonts of choices) {
    await whenIdle();
    if (!showUnlessItMoves(fonts)) continue;
    deferToNextPage(late.filter((font) => !fonts.includes(font)));
    return;
  }
  deferToNextPage(late);
}

function showUnlessItMoves(fonts: readonly FontFace[]): boolean {
  const before = placesInView();
  for (const font of fonts) document.fonts.add(font);
  if (!moved(before)) return true;
  for (const font of fonts) document.fonts.delete(font);
  return false;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Copies of the page's own fonts, without the time limit of `optional`; one that the page does not use is left out. */
function lateFonts(): FontFace[] {
  const used = [...document.fonts].filter(({ status }) => status === 'loaded');
  return (
    [...document.styleSheets]
      .flatMap(rulesOf)
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => familyOf(style) in SAMPLES)
      .map(({ style }) => copyOf(style))
      .filter((copy) => used.some((font) => isSame(font, copy)))
      // Last: to measure with a font that the page does not use would load it.
      .filter((copy) => !isShown(nameOf(copy)))
  );
}

/** A browser's extension may add style sheets of other origins, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const familyOf = (style: CSSStyleDeclaration) => style.getPropertyValue('font-family').replaceAll('"', '');

function copyOf(style: CSSStyleDeclaration): FontFace {
  const named = (name: string) => style.getPropertyValue(name);
  return new FontFace(familyOf(style), named('src'), {
    weight: named('font-weight') || 'normal',
    unicodeRange: named('unicode-range') || 'U+0-10FFFF',
    // TypeScript's DOM does not have the descriptor yet.
    ...{ sizeAdjust: named('size-adjust') || '100%' },
  });
}

function isSame(one: FontFace, other: FontFace): boolean {
  const key = (font: FontFace) => [nameOf(font), font.weight, font.unicodeRange].join();
  return key(one) === key(other);
}

function nameOf({ family }: FontFace): string {
  return family.replaceAll('"', '');
}

/** Only what the page is set in is as wide with the family as without it. */
function isShown(family: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  const width = (font: string) => {
    if (!canvas) return 0;
    canvas.font = `100px ${font}`;
    return canvas.measureText(SAMPLES[family] ?? '').width;
  };
  return width(`"${family}", monospace`) !== width('monospace');
}

async function loaded(fonts: readonly FontFace[]): Promise<FontFace[]> {
  const results = await Promise.allSettled(fonts.map((font) => font.load()));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
