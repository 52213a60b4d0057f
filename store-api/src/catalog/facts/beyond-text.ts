/** Words of a cover, and those of the languages that the store brings. */
const TRANSLATED_COVERS: readonly (readonly [cover: RegExp, translated: RegExp])[] = [
  [/\bvelvet\b/i, /مخمل/],
  [/\bleatherette\b/i, /جلد صناعي|الجلد الصناعي/],
  [/\bboucl[eé]/i, /بوكليه/],
  [/woven|weave/i, /منسوج|النسج|النسيج/],
];

/**
 * Where a translation says what its text does not: another number, another cover. The text itself is held against the facts.
 * Numbers may be written out in either.
 */
export function beyondText({ english, translated }: { readonly english: string; readonly translated: string }) {
  const own = numbersIn(english);
  return [
    ...numbersIn(translated)
      .filter((said) => !own.includes(said))
      .map((said) => `says ${said}, which the English text does not`),
    ...TRANSLATED_COVERS.filter(([cover, word]) => word.test(translated) && !cover.test(english)).map(
      ([, word]) => `says '${word.exec(translated)?.[0]}', which the English text does not`,
    ),
  ];
}

/** Digits alone, of any script and without separators. */
const numbersIn = (text: string) =>
  [...text.replace(/<[^>]*>/g, ' ').matchAll(/[\d\u0660-\u0669]+(?:[,\u066c][\d\u0660-\u0669]{2,3})*/g)].map(
    ([number]) => number.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/\D/g, ''),
  );
