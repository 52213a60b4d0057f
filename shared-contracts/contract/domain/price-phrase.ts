interface Prices {
  /** Whole rupees. */
  readonly min: number | null;
  readonly max: number | null;
}

interface PricePhrase extends Prices {
  /** The term without the price. */
  readonly words: string;
}

type Reading = (first: string, second: string) => Prices;

const UNITS: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  hazar: 1000,
  hazaar: 1000,
  ألف: 1000,
  الف: 1000,
  ألفا: 1000,
  آلاف: 1000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  لاك: 100_000,
  crore: 10_000_000,
};

const WORD_END = String.raw`(?![\p{L}\d])`;
const CURRENCY = String.raw`(?:₹|(?:rs\.?|inr|rupees?|روبي[ةه])(?!\p{L}))`;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
/** Neither '2 L-shaped sofas' nor '4k screen'. */
const UNIT = String.raw`(?:${Object.keys(UNITS).join('|')})${WORD_END}(?![\s-]*(?:shape|tv|telev|screen))`;
const OTHER_UNITS = [
  '[mc]?ms?|(?:centi|milli)?met(?:er|re)s?|inch(?:es)?|ft|feet|kgs?|kilos?|lbs?|lit(?:er|re)s?|ltr|watts?|years?|off|seater',
  'سم|مم|سنتيمتر|متر|كجم|كغ|كلغ|كيلو|لتر|مقاعد',
].join('|');
/** Not 'under 180 cm'. */
const NO_OTHER_UNIT = String.raw`(?!\s*(?:${OTHER_UNITS})${WORD_END})`;
/** Also '1 lakh 20 thousand'. */
const WITH_UNIT = String.raw`${NUMBER}\s*${UNIT}(?:\s*${NUMBER}\s*${UNIT})?`;
const AMOUNT = `(?:${WITH_UNIT}|${NUMBER}${WORD_END}${NO_OTHER_UNIT})`;
const END = String.raw`(?:\s*/-)?(?:\s*${CURRENCY})?`;
const PRICE = String.raw`((?:${CURRENCY}\s*)?${AMOUNT}${END})`;
/** '50 l' is a size, '1.5 L' a price. */
const NO_LITRES = String.raw`(?!\d[\d,]*\s*l${WORD_END})`;
/** A price without a word such as 'under': it has a unit, a currency or the '/-' of Indian price tags. */
const CLEAR_PRICE = String.raw`(${CURRENCY}\s*${AMOUNT}${END}|${NO_LITRES}${WITH_UNIT}${END}|${NUMBER}\s*(?:/-|${CURRENCY}))`;

const phrase = (pattern: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:price|cost|budget|at|for|بسعر)\s+)?${pattern}(?:\s+(?:budget|only)${WORD_END})?`,
    'iu',
  );

const atMost: Reading = (first) => ({ min: null, max: rupees(first) });
const atLeast: Reading = (first) => ({ min: rupees(first), max: null });
const between: Reading = (first, second) => {
  const min = rupees(first);
  // 'between 20 and 40k', but not 'between 5,000 and 1 lakh'.
  return { min: min < LEAST ? rupees(`${first} ${UNIT_OF.exec(second)?.[1] ?? ''}`) : min, max: rupees(second) };
};

const AT_MOST = [
  '(?:not|no) (?:more|over|above)(?: than)?|(?:لا|ليس) [أا]كثر من|لا يزيد عن',
  'under|below|less than|cheaper than|up ?to|within|max(?:imum)?|ب?[أا]قل من|تحت|دون|حتى',
].join('|');
/** Read before 'less than'. */
const NEGATED_LESS = '(?:not|no) less than|(?:لا|ليس) [أا]قل من|لا يقل عن';
const AT_LEAST =
  'over|above|more than|from|start(?:s|ing) (?:at|from)|at least|min(?:imum)?(?: budget)?|ب?[أا]كثر من|فوق|[أا]على من';
const NO_RANGE = String.raw`(?!\s*(?:to|-|–|[إا]لى)\s*\d)`;

/** The first that matches decides. */
const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [phrase(String.raw`(?:between|from|بين|من)\s+${PRICE}\s*(?:and|to|-|–|و|[إا]لى)\s*${PRICE}`), between],
  [phrase(String.raw`${PRICE}\s*(?:to|-|–|[إا]لى)\s*${CLEAR_PRICE}`), between],
  [phrase(String.raw`${CLEAR_PRICE}\s*(?:to|-|–|[إا]لى)\s*${PRICE}`), between],
  [phrase(String.raw`(?:${NEGATED_LESS})\s*${PRICE}`), atLeast],
  [phrase(String.raw`(?:${AT_MOST})\s*${PRICE}`), atMost],
  [phrase(String.raw`(?:${AT_LEAST})\s*${PRICE}${NO_RANGE}`), atLeast],
  // The last three are Hindi in Latin letters, as it is typed.
  [phrase(String.raw`${PRICE}\s*(?:(?:or|and) (?:less|below|under)|tak|se kam|ke andar)${WORD_END}`), atMost],
  [phrase(String.raw`${PRICE}\s*(?:\+|(?:(?:or|and) (?:more|above|over)|plus|onwards|se upar)${WORD_END})`), atLeast],
  [phrase(CLEAR_PRICE), atMost],
];

const AMOUNTS = new RegExp(String.raw`(${NUMBER})\s*(${UNIT})?`, 'giu');
const UNIT_OF = new RegExp(String.raw`\d\s*(${UNIT})`, 'iu');

/** Smaller numbers are seats, units or sizes. */
const LEAST = 100;
/** As in the listing's price fields. */
const MOST = 999_999;

/**
 * Reads the price in a search: 'sofa under 20k', 'between 10,000 and 1.5 lakh', '₹1,00,000', 'أريكة أقل من ٢٠ ألف' (CAT-32).
 * A price alone is the most that the shopper would pay.
 */
export function readPricePhrase(term: string): PricePhrase {
  const text = term
    .normalize('NFKC')
    .replace(/[\u064b-\u0652]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(?<=\d)٬(?=\d)/g, '')
    .replace(/(?<=\d)٫(?=\d)/g, '.');
  // Compiling the patterns takes a CPU slowed to a quarter 60 ms: most terms have no price, and a filter's tick no term.
  if (!/\d/.test(text)) return { words: term, min: null, max: null };
  for (const [pattern, read] of READINGS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole, first = '', second = ''] = match;
    const { min, max } = read(first, second);
    if (!isRange({ min, max })) break;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`;
    const words = rest.replace(/\s+/g, ' ').trim();
    // Nothing costs more: 'under 10 lakh' excludes nothing.
    return { words, min, max: max !== null && max > MOST ? null : max };
  }
  return { words: term, min: null, max: null };
}

function rupees(price: string): number {
  const amounts = [...price.matchAll(AMOUNTS)].map(
    ([, amount = '', unit = '']) => Number(amount.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1),
  );
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0));
}

function isRange({ min, max }: Prices): boolean {
  return (min === null || (min >= LEAST && min <= MOST)) && (max === null || max >= Math.max(LEAST, min ?? 0));
}
