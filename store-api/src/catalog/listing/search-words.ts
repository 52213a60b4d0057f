import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** Ids of alternative lexemes: one for a word of the catalogue, several for a prefix. */
export type Lexemes = readonly number[];

/** A typed word matches a product by all parts of any of its meanings; without meanings it matches nothing. */
export interface SearchWord {
  readonly text: string;
  readonly meanings: readonly (readonly Lexemes[])[];
  /** A last stop word such as 'so', which may be a prefix of a word that is still being typed. */
  readonly isTentative: boolean;
}

const MOST_WORDS = 6;
const LONGEST_WORD = 40;
/** A prefix such as 's' matches very many words. */
const MOST_COMPLETIONS = 60;
// On pg_trgm's scale, 0 to 1. An equal sound is added, because 'cain' and 'cane' share only a quarter of their trigrams.
const SAME_SOUND = 0.3;
const LEAST_SIMILARITY = 0.45;

/** The words of a term, without stop words unless there are no others or the term ends with them. */
export async function parseWords(db: Db, term: string): Promise<readonly SearchWord[]> {
  const typed = withoutMeasures(wordsOf(term));
  const known = await lookUp(db, [...new Set([...typed, ...pairsOf(typed), ...typed.flatMap(splitsOf).flat()])]);
  const isStopWord = (word: string) => known.get(word)?.isStopWord ?? false;
  const joined = joinPairs(typed, known);
  const meaningful = joined.filter((word) => !isStopWord(word));
  const last = joined.slice(-1).filter(isStopWord);
  const words = meaningful.length > 0 ? [...meaningful.slice(0, MOST_WORDS - 1), ...last] : joined.slice(0, MOST_WORDS);
  return Promise.all(
    words.map(async (text) => ({
      text,
      meanings: await meaningsOf(db, text, known),
      isTentative: meaningful.length > 0 && isStopWord(text),
    })),
  );
}

function wordsOf(term: string): readonly string[] {
  const words =
    term
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words.filter((word) => word.length <= LONGEST_WORD).slice(0, 2 * MOST_WORDS);
}

const MEASURE = /^\p{Nd}+(?:[.,]\p{Nd}+)?$/u;
const UNIT = /^(?:m|mm|cm|ft|foot|feet|inch|inches|meters?|metres?|مترا?|أمتار|امتار|سم|سنتيمتر)$/;
const MEASURE_AND_UNIT = /^\p{Nd}+(?:m|mm|cm|ft|in|سم|متر)$/u;

/** 'bed 2 m' means a bed: names do not say how long a piece is. A term of measures alone stays. */
function withoutMeasures(words: readonly string[]): readonly string[] {
  const isMeasure = (index: number) =>
    MEASURE_AND_UNIT.test(words[index] ?? '') ||
    (MEASURE.test(words[index] ?? '') && UNIT.test(words[index + 1] ?? '')) ||
    (UNIT.test(words[index] ?? '') && MEASURE.test(words[index - 1] ?? ''));
  const others = words.filter((_, index) => !isMeasure(index));
  return others.length > 0 ? others : words;
}

interface KnownWord {
  /** As the catalogue's words are written. */
  readonly folded: string;
  readonly lexemes: Lexemes;
  /** Phrases in the catalogue's words. */
  readonly synonyms: readonly string[];
  readonly isStopWord: boolean;
}
type Known = ReadonlyMap<string, KnownWord>;

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]}${word}`);

/** Every way to split a word: 'tvunit' may be 'tv unit'. */
function splitsOf(word: string): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)]);
}

/** Joins 'book shelf' to 'bookshelf' if the catalogue or a synonym has that word. */
function joinPairs(words: readonly string[], known: Known): readonly string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const pair = `${words[index]}${words[index + 1] ?? ''}`;
    const { lexemes = [], synonyms = [] } = known.get(pair) ?? {};
    const isOne = index + 1 < words.length && lexemes.length + synonyms.length > 0;
    joined.push(isOne ? pair : (words[index] ?? ''));
    if (isOne) index += 1;
  }
  return joined;
}

async function meaningsOf(db: Db, word: string, known: Known): Promise<SearchWord['meanings']> {
  const { folded = word, lexemes = [], synonyms = [] } = known.get(word) ?? {};
  const exact = lexemes.length > 0 ? [[lexemes]] : [];
  const meant = await phrases(db, synonyms);
  if (exact.length + meant.length > 0) return [...exact, ...meant];
  const completions = await completionsOf(db, folded);
  if (completions.length > 0) return [[completions]];
  const parts = splitsOf(word).find((pair) => pair.every((part) => (known.get(part)?.lexemes.length ?? 0) > 0));
  if (parts) return [parts.map((part) => known.get(part)?.lexemes ?? [])];
  const similar = await mostSimilar(db, folded);
  return [...(similar.lexemes.length > 0 ? [[similar.lexemes]] : []), ...(await phrases(db, similar.synonyms))];
}

/** Phrases of synonyms as meanings, without phrases that contain words outside the catalogue. */
async function phrases(db: Db, synonyms: readonly string[]): Promise<SearchWord['meanings']> {
  if (synonyms.length === 0) return [];
  const known = await lookUp(db, [...new Set(synonyms.flatMap((phrase) => phrase.split(' ')))]);
  return synonyms
    .map((phrase) => phrase.split(' ').map((word) => known.get(word)?.lexemes ?? []))
    .filter((meaning) => meaning.every((lexemes) => lexemes.length > 0));
}

async function lookUp(db: Db, words: readonly string[]): Promise<Known> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{
    word: string;
    folded: string;
    lexemes: number[] | null;
    synonyms: string[] | null;
    stems: number;
  }>`
    select word, search_folded(word) as folded,
      (select array_agg(lexeme_id) from search_lexemes where lexeme = any(stems)) as lexemes,
      (select array_agg(distinct means order by means) from search_synonyms where stem = any(stems)) as synonyms,
      cardinality(stems) as stems
    from (
      select word, array(select lexeme from search_lexemes_of(word)) as stems from unnest(${words}::text[]) as typed (word)
    ) as stemmed`.execute(db);
  return new Map(
    rows.map(({ word, folded, lexemes, synonyms, stems }) => [
      word,
      { folded, lexemes: lexemes ?? [], synonyms: synonyms ?? [], isStopWord: stems === 0 },
    ]),
  );
}

async function completionsOf(db: Db, word: string): Promise<Lexemes> {
  const { rows } = await sql<{ lexeme_id: number }>`
    select lexeme_id from search_words where word like ${`${word}%`}
    order by length(word), word limit ${MOST_COMPLETIONS}`.execute(db);
  return [...new Set(rows.map((row) => row.lexeme_id))];
}

/** The words of the catalogue and of the synonyms that look and sound most similar. */
async function mostSimilar(db: Db, word: string) {
  const { rows } = await sql<{ lexeme_id: number | null; means: string | null }>`
    with candidates as (
      select word, sound, lexeme_id, null as means from search_words
      where word % ${word} or sound = search_sound(${word})
      union all
      select word, sound, null, means from search_synonyms
      where word % ${word} or sound = search_sound(${word})
    ), ranked as (
      select lexeme_id, means,
        similarity(word, ${word}) + case when sound = search_sound(${word}) then ${SAME_SOUND}::real else 0 end as similarity
      from candidates
    )
    select distinct lexeme_id, means from ranked
    where similarity >= ${LEAST_SIMILARITY}::real and similarity = (select max(similarity) from ranked)`.execute(db);
  return {
    lexemes: rows.flatMap((row) => row.lexeme_id ?? []),
    synonyms: rows.flatMap((row) => row.means ?? []),
  };
}
