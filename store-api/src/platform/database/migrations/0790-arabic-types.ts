import type { Db } from '../schema.ts';

/** What shoppers type leads to the types of furniture under their new names. */
const RENAMED = [
  { typed: ['ديوان', 'صوفابيد'], from: 'أريكة سريرية', to: 'كنبة سرير' },
  { typed: ['أوتومان'], from: 'مقعد عثماني', to: 'مسند قدمين' },
];

/** Words that a store's owner has given another meaning keep theirs. */
export async function up(db: Db): Promise<void> {
  for (const { typed, from, to } of RENAMED) {
    await db
      .updateTable('search_synonyms')
      .set({ means: to })
      .where('typed', 'in', typed)
      .where('means', '=', from)
      .execute();
  }
}
