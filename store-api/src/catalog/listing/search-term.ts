import { sql } from 'kysely';
import { type HeldKind, held } from '../../platform/database/held.ts';
import type { Db } from '../../platform/database/schema.ts';
import { intersects } from '../product-sets/bitmap.ts';
import { bitmapsOf } from '../product-sets/bitmaps-of-sets.ts';
import {
  allOf,
  anyOf,
  having,
  noProducts,
  type OptionKind,
  type ProductSet,
  published,
} from '../product-sets/product-set.ts';
import { WHOLE_STORE } from '../products/answer-tags.ts';
import { type Lexemes, parseWords, type SearchWord } from './search-words.ts';

export interface Search {
  readonly words: readonly SearchWord[];
  readonly found: ProductSet;
  /** From the best matches to all: each tier contains the previous one. */
  readonly tiers: readonly ProductSet[];
}

// A product ranks by its weakest word: all words in the name come before category and type, then material, then tags,
// colour and brand.
const TIERS: readonly (readonly OptionKind[])[] = [
  ['name'],
  ['category', 'type'],
  ['material'],
  ['tag', 'color', 'vendor', 'origin', 'orientation', 'seater', 'size'],
];

/** Null for a blank term. Products must have all words or, when no product in the store has, all but one. */
export async function readSearchTerm(db: Db, term: string): Promise<Search | null> {
  if (term.trim() === '') return null;
  return (await held(db, SEARCHES, [term])).get(term) ?? null;
}

const SEARCHES: HeldKind<string, Search> = {
  name: 'search',
  tags: () => [WHOLE_STORE],
  read: async (db, terms) =>
    new Map(await Promise.all(terms.map(async (term) => [term, await understand(db, term)] as const))),
  sizeOf: (search) => 2 * JSON.stringify(search).length,
};

async function understand(db: Db, term: string): Promise<Search> {
  const typed = await parseWords(db, term);
  if (typed.length === 0) return { words: [], found: noProducts, tiers: [] };
  const certain = typed.filter(({ isTentative }) => !isTentative);
  if (certain.length < typed.length) {
    const withLast = await searchFor(db, typed, allOf);
    if (await findsAnything(db, withLast)) return withLast;
  }
  const search = await searchFor(db, certain, allOf);
  if (certain.length === 1 || (await findsAnything(db, search))) return search;
  return searchFor(db, certain, allButOne);
}

async function findsAnything(db: Db, { found }: Search): Promise<boolean> {
  const bitmaps = await bitmapsOf(db, [found]);
  return intersects(bitmaps.of(found), bitmaps.of(published));
}

function allButOne(...sets: readonly ProductSet[]): ProductSet {
  return anyOf(...sets.map((_, left) => allOf(...sets.filter((_, index) => index !== left))));
}

async function searchFor(
  db: Db,
  words: readonly SearchWord[],
  together: (...sets: readonly ProductSet[]) => ProductSet,
): Promise<Search> {
  const sets = await wordSets(db, words);
  const tiers = TIERS.map((_, tier) => together(...sets.map((ofWord) => ofWord[tier] ?? noProducts)));
  return { words, found: tiers.at(-1) ?? noProducts, tiers };
}

/** Per word, per tier: the products that have the word in that tier or a better one. */
type WordSets = readonly (readonly ProductSet[])[];

async function wordSets(db: Db, words: readonly SearchWord[]): Promise<WordSets> {
  const options = await optionsNamed(
    db,
    words.flatMap(({ meanings }) => meanings.flat(2)),
  );
  return words.map(({ meanings }) =>
    TIERS.map((_, tier) => {
      const kinds = TIERS.slice(0, tier + 1).flat();
      return anyOf(
        ...meanings.map((meaning) => allOf(...meaning.map((lexemes) => havingLexemes(lexemes, kinds, options)))),
      );
    }),
  );
}

function havingLexemes(lexemes: Lexemes, kinds: readonly OptionKind[], options: Options): ProductSet {
  const sets = kinds.map((kind) => {
    const ids = kind === 'name' ? lexemes : lexemes.flatMap((lexeme) => options.get(`${lexeme} ${kind}`) ?? []);
    return having(
      kind,
      [...new Set(ids)].toSorted((one, other) => one - other),
    );
  });
  return anyOf(...sets.filter((set) => set.of === 'options' && set.ids.length > 0));
}

/** Ids of the options that have a lexeme in their name, by lexeme and kind. */
type Options = ReadonlyMap<string, readonly number[]>;

/** Descendants inherit the words of a category: 'bedroom' finds beds. */
async function optionsNamed(db: Db, lexemes: Lexemes): Promise<Options> {
  const { rows } = await sql<{ lexeme_id: number; kind: OptionKind; option_ids: number[] }>`
    with recursive named as (
      select lexeme_id, kind, option_id from search_options where lexeme_id = any(${[...new Set(lexemes)]}::integer[])
      union
      select named.lexeme_id, named.kind, child.category_id from named
      join categories child on named.kind = 'category' and child.parent_category_id = named.option_id
    )
    select lexeme_id, kind, array_agg(option_id) as option_ids from named group by lexeme_id, kind`.execute(db);
  return new Map(rows.map((row) => [`${row.lexeme_id} ${row.kind}`, row.option_ids]));
}
