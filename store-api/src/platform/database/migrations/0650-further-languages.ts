import { type Kysely, sql } from 'kysely';

/** A language is declared in the settings, not here: what is written names one by its code. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['orders', 'password_codes', 'enquiries', 'subscribers', 'stock_notices']) {
    const check = sql.ref(`${table}_language_check`);
    await sql`alter table ${sql.table(table)} drop constraint ${check},
      add constraint ${check} check (language ~ '^[a-z]{2,3}$')`.execute(db);
  }
  // The interface's words are shown from the package that has them: 'interface.cart-checkout'.
  await sql`alter table translations drop constraint translations_shown_from_check,
    add constraint translations_shown_from_check check (shown_from ~ '^[a-z_]+\\.[a-z_-]+$')`.execute(db);
}
