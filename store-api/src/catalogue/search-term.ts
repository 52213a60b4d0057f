import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * A word that is looked for, and how: by its stem where the catalogue has it ('sofas' finds sofa), else as the
 * beginning of one ('sof'), else by likeness ('shesham'). 'none' finds nothing: what was typed has no word in it.
 */
export interface SearchWord {
  readonly text: string;
  readonly match: 'stem' | 'beginning' | 'likeness' | 'none';
}

/** More words than this say nothing more about what is looked for. */
const MOST_WORDS = 8;

// pg_trgm's scale, 0 to 1: at 0.5 one wrong or missing letter of six is forgiven ('rockng').
const LEAST_LIKENESS = 0.5;

/** What was typed as words to look for; empty for a blank term, and for one of words like 'in' and 'with' alone. */
export async function readSearchTerm(db: Kysely<Database>, term: string): Promise<readonly SearchWord[]> {
  if (term.trim() === '') return [];
  const words =
    term
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [{ text: term, match: 'none' }];
  const { rows } = await sql<{ text: string; is_meaningless: boolean; has_stem: boolean; has_beginning: boolean }>`
    select word as text,
      numnode(plainto_tsquery('english', word)) = 0 as is_meaningless,
      exists (select 1 from product_search where document @@ plainto_tsquery('english', word)) as has_stem,
      exists (select 1 from product_search where document @@ to_tsquery('english', word || ':*')) as has_beginning
    from unnest(${words.slice(0, MOST_WORDS)}::text[]) with ordinality as typed (word, place) order by place`.execute(
    db,
  );
  return rows.flatMap((row): SearchWord[] => {
    if (row.is_meaningless) return [];
    return [{ text: row.text, match: row.has_stem ? 'stem' : row.has_beginning ? 'beginning' : 'likeness' }];
  });
}

/** SQL that holds for the rows of `product_search` that have every word. At least one word. */
export function matchesWords(words: readonly SearchWord[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(words.map(matchesWord), sql` and `)})`;
}

function matchesWord(word: SearchWord): RawBuilder<boolean> {
  switch (word.match) {
    case 'stem':
    case 'beginning':
      return sql<boolean>`product_search.document @@ ${query(word)}`;
    case 'likeness':
      return sql<boolean>`word_similarity(${word.text}, product_search.words) >= ${LEAST_LIKENESS}`;
    case 'none':
      return sql<boolean>`false`;
  }
}

/** SQL for how well a row of `product_search` fits: words by their weight, and likeness to the whole term. */
export function relevance(words: readonly SearchWord[]): RawBuilder<number> {
  const ranks = words
    .filter(({ match }) => match === 'stem' || match === 'beginning')
    .map((word) => sql`ts_rank(product_search.document, ${query(word)})`);
  const likeness = sql`word_similarity(${words.map(({ text }) => text).join(' ')}, product_search.words)`;
  return sql<number>`(${sql.join([...ranks, likeness], sql` + `)})`;
}

// A word is letters and digits only, so nothing in it can be an operator of the query language.
function query({ text, match }: SearchWord) {
  return match === 'stem' ? sql`plainto_tsquery('english', ${text})` : sql`to_tsquery('english', ${`${text}:*`})`;
}
