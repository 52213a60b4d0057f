import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/**
 * What shoppers typed and did not find first. Two words that are typed together are one here: a dining table is sold as a
 * dining set, and 'dining' and 'table' apart find chairs and bedside tables.
 */
const FOUND_AS: readonly (readonly [typed: string, ...means: readonly string[]])[] = [
  ['diningtable', 'dining set'],
  ['dinningtable', 'dining set'],
  ['طاولةطعام', 'طقم طعام'],
  ['طاولةسفرة', 'طقم طعام'],
  ['ترابيزةسفرة', 'طقم طعام'],
  ['هزار', 'هزاز'],
  ['wooden', 'wood'],
  ['sofaset', 'sofa'],
  ['small', '2 seater', 'loveseat'],
  // Arabic in Latin letters.
  ['kanaba', 'sofa'],
  ['kanab', 'sofa'],
  ['kanabeh', 'sofa'],
  ['sareer', 'bed'],
  ['sarir', 'bed'],
  ['tawla', 'table'],
  ['tawleh', 'table'],
  ['korsi', 'chair'],
  ['dolab', 'wardrobe'],
  ['doulab', 'wardrobe'],
  ['khazana', 'wardrobe'],
  ['sofra', 'dining'],
  ['sufra', 'dining'],
  ['maktaba', 'bookshelf'],
  ['maktab', 'study table'],
  ['mraya', 'mirror'],
  ['meraya', 'mirror'],
];

/** Words that a store's owner has given another meaning keep theirs. */
export async function up(db: Db): Promise<void> {
  const rows = FOUND_AS.flatMap(([typed, ...means]) => means.map((meant) => ({ typed, means: meant })));
  await sql`
    insert into search_synonyms (typed, means, sound)
    select given.typed, given.means, ''
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (typed text, means text)
    where not exists (select from search_synonyms known where known.typed = given.typed)
    on conflict do nothing`.execute(db);
}
