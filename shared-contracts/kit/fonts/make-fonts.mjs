/**
 * Makes the store's font files from their npm packages: the letters, weights and optical size the store sets,
 * and nothing else. Run by hand after raising a font package: `node make-fonts.mjs` in this folder.
 * Metrics of the fallback fonts in ../fonts.css follow from these files.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’‚“”„•…‹›€™−×`;
const ARABIC = `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}ٰٱپچژڤکگی${range(0x200c, 0x200f)}`;

const FONTS = [
  // One weight, cut for display sizes: the headings' face.
  [
    'fraunces-display',
    '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    LATIN,
    { opsz: 60, wght: 480 },
  ],
  [
    'figtree-latin-wght',
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    LATIN,
    { wght: { min: 400, max: 700 } },
  ],
  // ₹ lives in Figtree's latin-ext subset; alone it is 1 KB.
  [
    'figtree-rupee',
    '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    '₹',
    { wght: { min: 400, max: 700 } },
  ],
  [
    'plex-arabic-400',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    ARABIC,
    undefined,
  ],
  [
    'plex-arabic-600',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
    ARABIC,
    undefined,
  ],
];

for (const [name, source, letters, variationAxes] of FONTS) {
  const made = await subsetFont(await readFile(resolve(source)), letters, {
    targetFormat: 'woff2',
    ...(variationAxes ? { variationAxes } : {}),
  });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), made);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
