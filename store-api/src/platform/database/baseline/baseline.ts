import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { catalog } from './catalog.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { arabicSynonyms } from './data/search-arabic.ts';
import { searchSynonyms } from './data/search-synonyms.ts';
import { families } from './families.ts';
import { namesInOrder } from './names-in-order.ts';
import { people } from './people.ts';
import { platform } from './platform.ts';
import { prices } from './prices.ts';
import { productSets } from './product-sets.ts';
import { productSetsKept } from './product-sets-kept.ts';
import { search } from './search.ts';
import { wordsOfTranslations } from './words-of-translations.ts';

/** A function in SQL is checked against the tables that it reads: those come before it. */
const ROOMS = [
  platform,
  people,
  catalog,
  prices,
  search,
  namesInOrder,
  families,
  productSets,
  productSetsKept,
  wordsOfTranslations,
  checkout,
  content,
];

/** Makes the tables of the release 0dbce12d in an empty database. It is never edited: a change is a migration. */
export async function makeBaseline(db: Db): Promise<void> {
  for (const statement of ROOMS.flatMap(statementsOf)) await sql.raw(statement).execute(db);
  await sql`insert into origins (name, iso_code) values ('India', 'IN')`.execute(db);
  const synonyms = [...searchSynonyms, ...arabicSynonyms];
  await sql`
    insert into search_synonyms (typed, means)
    select * from unnest(${synonyms.map(({ typed }) => typed)}::text[], ${synonyms.map(({ means }) => means)}::text[])
    on conflict do nothing`.execute(db);
}

/** Statements begin at the margin; what functions consist of does not. */
const statementsOf = (room: string): readonly string[] =>
  room.split(/;\n(?=\n|create |alter |insert |--|$)/).filter((statement) => statement.trim() !== '');
