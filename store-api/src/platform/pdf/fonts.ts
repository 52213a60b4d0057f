import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

/** The scripts a name or an address in India may be written in, each with the file that has its letters. */
const FILES = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin-{weight}-normal.woff',
  // Contains the rupee sign.
  'latin-ext': '@fontsource/noto-sans/files/noto-sans-latin-ext-{weight}-normal.woff',
  devanagari: '@fontsource/noto-sans/files/noto-sans-devanagari-{weight}-normal.woff',
  // The store's own. Noto's draws dots as glyphs of their own: text copied from a document would lack them.
  arabic: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-{weight}-normal.woff',
} as const;

export type Script = keyof typeof FILES;
export type Weight = 'regular' | 'bold';

const WEIGHTS: Readonly<Record<Weight, string>> = { regular: '400', bold: '700' };

/** 'arabic-bold': the name a font is registered under in a document. */
export type FontName = `${Script}-${Weight}`;

export function registerFonts(page: PDFKit.PDFDocument): void {
  for (const script of Object.keys(FILES) as Script[]) {
    for (const [weight, number] of Object.entries(WEIGHTS)) {
      const file = FILES[script].replace('{weight}', number);
      page.registerFont(`${script}-${weight}`, unpacked(fileURLToPath(import.meta.resolve(file))));
    }
  }
}

const fonts = new Map<string, Buffer>();

/** Unpacked once in a thread, for all its documents. */
function unpacked(file: string): Buffer {
  const font = fonts.get(file) ?? unpackWoff(readFileSync(file));
  fonts.set(file, font);
  return font;
}

/** Ranges of the scripts beyond plain Latin, by first and last code point. */
const RANGES: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x0600, 0x06ff, 'arabic'],
  [0x0750, 0x077f, 'arabic'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfeff, 'arabic'],
  [0x0900, 0x097f, 'devanagari'],
  [0x0100, 0x02af, 'latin-ext'],
  [0x1e00, 0x1eff, 'latin-ext'],
  [0x20a0, 0x20c0, 'latin-ext'],
];

/** Which script's font a character is drawn with; what none has is drawn with the Latin one's empty box. */
export function scriptOf(character: string): Script {
  const code = character.codePointAt(0) ?? 0;
  return RANGES.find(([first, last]) => code >= first && code <= last)?.[2] ?? 'latin';
}
