import { sql } from 'kysely';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { transact } from '../../platform/database/transact.ts';

const WORD = {
  about: 'What shoppers type: one word.',
  read(name: string, typed: string) {
    const word = typed.normalize('NFKC').toLowerCase();
    if (/^[\p{L}\p{N}]{2,40}$/u.test(word)) return word;
    throw new CommandRefused(`${name} is one word of 2 to 40 letters or digits.`);
  },
} as const;
const MEANING = { about: "What it means, in the catalogue's words.", many: true } as const;

const list = command({
  name: 'synonyms list',
  summary: 'Words that shoppers type for what the catalogue calls otherwise.',
  words: { word: { ...WORD, optional: true } },
  examples: ['', 'almirah'],
  columns: { word: 'text', means: 'text' },
  async *run({ db }, { word }) {
    const synonyms = await db
      .selectFrom('search_synonyms')
      .select(['typed as word', 'means'])
      .$if(word !== undefined, (query) => query.where('typed', '=', word ?? ''))
      .orderBy('typed')
      .orderBy('means')
      .execute();
    yield* synonyms;
    if (synonyms.length === 0) yield 'No synonyms.';
  },
});

const add = command({
  name: 'synonyms add',
  summary: 'From now on, searches for a word also find what another one names.',
  words: { word: WORD, means: MEANING },
  examples: ['almirah wardrobe', 'teapoy coffee table'],
  dryRun: 'transaction',
  async *run({ db }, { word, means }) {
    const meaning = phrase(means);
    const unknown = await transact(db, async (trx) => {
      const { numAffectedRows } = await sql`
        insert into search_synonyms (typed, means) values (${word}, ${meaning})
        on conflict do nothing`.execute(trx);
      if (numAffectedRows !== 1n) throw new CommandRefused(`${word} means ${meaning} already.`);
      const { rows } = await sql<{ word: string }>`
        select word from unnest(${meaning.split(' ')}::text[]) as meant (word)
        where not exists (
          select from search_lexemes_of(word) as stem join search_lexemes using (lexeme)
        )`.execute(trx);
      return rows.map((row) => row.word);
    });
    yield `${word}: means ${meaning}`;
    if (unknown.length > 0) yield `It finds nothing yet: the catalogue has no word ${unknown.join(', ')}.`;
  },
});

const end = command({
  name: 'synonyms end',
  summary: 'Deletes the meanings of a word, or one of them.',
  words: { word: WORD, means: { ...MEANING, optional: true } },
  examples: ['almirah', 'teapoy coffee table'],
  dryRun: 'transaction',
  async *run({ db }, { word, means }) {
    const meaning = means.length === 0 ? undefined : phrase(means);
    const ended = await db
      .deleteFrom('search_synonyms')
      .where('typed', '=', word)
      .$if(meaning !== undefined, (query) => query.where('means', '=', meaning ?? ''))
      .returning('means')
      .execute();
    if (ended.length === 0) throw new CommandRefused(`${word} has no such meaning.`);
    for (const row of ended) yield `${word}: no longer means ${row.means}`;
  },
});

export const synonymCommands: readonly Command[] = [list, add, end];

function phrase(words: readonly string[]): string {
  const text = words.join(' ').normalize('NFKC').toLowerCase().trim().split(/\s+/).join(' ');
  if (/^[\p{L}\p{N} ]{2,80}$/u.test(text)) return text;
  throw new CommandRefused('A meaning is one or more words of letters and digits.');
}
