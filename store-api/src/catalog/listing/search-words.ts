import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The ids of lexemes of which any will do: one for a word the catalogue has, several for the beginning of some. */
export type Lexemes = readonly number[];

/** A typed word as what it may stand for: any of its meanings, of a meaning everything. None: it stands for nothing. */
export interface SearchWord {
  readonly text: string;
  readonly meanings: readonly (readonly Lexemes[])[];
  /** A last word such as 'so': it may be the beginning of one that is still being typed, or mean nothing. */
  readonly isTentative: boolean;
}

/** More words than this say nothing more about what is looked for. */
const MOST_WORDS = 6;
/** Longer ones are no words. */
const LONGEST_WORD = 40;
/** A beginning such as 's' has very many ends. */
const MOST_ENDINGS = 60;
// pg_trgm's scale, 0 to 1. A word that sounds alike is liked that much more: 'cain' and 'cane' share a quarter of
// their trigrams and all of their sound.
const ALIKE_IN_SOUND = 0.3;
const LEAST_LIKENESS = 0.45;

/** The words of a term, without 'in', 'with' and their like unless there are no others or it ends with them. */
export async function understandWords(db: Kysely<Database>, term: string): Promise<readonly SearchWord[]> {
  const typed = wordsOf(term);
  const known = await lookUp(db, [...new Set([...typed, ...pairsOf(typed), ...typed.flatMap(splitsOf).flat()])]);
  const isMeaningless = (word: string) => known.get(word)?.isMeaningless ?? false;
  const joined = joinPairs(typed, known);
  const meaningful = joined.filter((word) => !isMeaningless(word));
  const last = joined.slice(-1).filter(isMeaningless);
  const words = meaningful.length > 0 ? [...meaningful.slice(0, MOST_WORDS - 1), ...last] : joined.slice(0, MOST_WORDS);
  return Promise.all(
    words.map(async (text) => ({
      text,
      meanings: await meaningsOf(db, text, known),
      isTentative: meaningful.length > 0 && isMeaningless(text),
    })),
  );
}

function wordsOf(term: string): readonly string[] {
  const words =
    term
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length <= LONGEST_WORD).slice(0, 2 * MOST_WORDS);
}

interface KnownWord {
  readonly lexemes: Lexemes;
  /** What synonyms say it means: phrases in the catalogue's words. */
  readonly synonyms: readonly string[];
  /** A word like 'in' and 'with', which full text leaves out. */
  readonly isMeaningless: boolean;
}
type Known = ReadonlyMap<string, KnownWord>;

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]}${word}`);

/** 'tvunit' may be 'tv unit': every way to part a word. */
function splitsOf(word: string): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)]);
}

/** 'book shelf' is 'bookshelf' where the catalogue has that. */
function joinPairs(words: readonly string[], known: Known): readonly string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const pair = `${words[index]}${words[index + 1] ?? ''}`;
    const isOne = index + 1 < words.length && (known.get(pair)?.lexemes.length ?? 0) > 0;
    joined.push(isOne ? pair : (words[index] ?? ''));
    if (isOne) index += 1;
  }
  return joined;
}

async function meaningsOf(db: Kysely<Database>, word: string, known: Known): Promise<SearchWord['meanings']> {
  const { lexemes = [], synonyms = [] } = known.get(word) ?? {};
  const exact = lexemes.length > 0 ? [[lexemes]] : [];
  const meant = await phrases(db, synonyms);
  if (exact.length + meant.length > 0) return [...exact, ...meant];
  const endings = await beginningWith(db, word);
  if (endings.length > 0) return [[endings]];
  const parts = splitsOf(word).find((pair) => pair.every((part) => (known.get(part)?.lexemes.length ?? 0) > 0));
  if (parts) return [parts.map((part) => known.get(part)?.lexemes ?? [])];
  const alike = await mostAlike(db, word);
  return [...(alike.lexemes.length > 0 ? [[alike.lexemes]] : []), ...(await phrases(db, alike.synonyms))];
}

/** Phrases of synonyms as meanings; those of words the catalogue has not are left out. */
async function phrases(db: Kysely<Database>, synonyms: readonly string[]): Promise<SearchWord['meanings']> {
  if (synonyms.length === 0) return [];
  const known = await lookUp(db, [...new Set(synonyms.flatMap((phrase) => phrase.split(' ')))]);
  return synonyms
    .map((phrase) => phrase.split(' ').map((word) => known.get(word)?.lexemes ?? []))
    .filter((meaning) => meaning.every((lexemes) => lexemes.length > 0));
}

async function lookUp(db: Kysely<Database>, words: readonly string[]): Promise<Known> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; lexemes: number[] | null; synonyms: string[] | null; stems: number }>`
    select word,
      (select array_agg(lexeme_id) from search_lexemes where lexeme = any(stems)) as lexemes,
      (select array_agg(means order by means) from search_synonyms where typed = word) as synonyms,
      cardinality(stems) as stems
    from (
      select word, tsvector_to_array(to_tsvector('english', word)) as stems from unnest(${words}::text[]) as typed (word)
    ) as stemmed`.execute(db);
  return new Map(
    rows.map(({ word, lexemes, synonyms, stems }) => [
      word,
      { lexemes: lexemes ?? [], synonyms: synonyms ?? [], isMeaningless: stems === 0 },
    ]),
  );
}

async function beginningWith(db: Kysely<Database>, word: string): Promise<Lexemes> {
  const { rows } = await sql<{ lexeme_id: number }>`
    select lexeme_id from search_words where word like ${`${word}%`}
    order by length(word), word limit ${MOST_ENDINGS}`.execute(db);
  return [...new Set(rows.map((row) => row.lexeme_id))];
}

/** What looks and sounds most like a word, of the catalogue's words and of those that synonyms explain. */
async function mostAlike(db: Kysely<Database>, word: string) {
  const { rows } = await sql<{ lexeme_id: number | null; means: string | null }>`
    with candidates as (
      select word, sound, lexeme_id, null as means from search_words
      where word % ${word} or sound = search_sound(${word})
      union all
      select typed, sound, null, means from search_synonyms
      where typed % ${word} or sound = search_sound(${word})
    ), liked as (
      select lexeme_id, means,
        similarity(word, ${word}) + case when sound = search_sound(${word}) then ${ALIKE_IN_SOUND}::real else 0 end as likeness
      from candidates
    )
    select distinct lexeme_id, means from liked
    where likeness >= ${LEAST_LIKENESS}::real and likeness = (select max(likeness) from liked)`.execute(db);
  return {
    lexemes: rows.flatMap((row) => row.lexeme_id ?? []),
    synonyms: rows.flatMap((row) => row.means ?? []),
  };
}
