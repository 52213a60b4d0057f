import { type Kysely, sql } from 'kysely';

/** What an assembler is paid for a piece of a category, in rupees; without it, what the category above says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table categories
      add column assembly_fee_min integer,
      add column assembly_fee_max integer,
      add check ((assembly_fee_min is null) = (assembly_fee_max is null)),
      add check (assembly_fee_min > 0 and assembly_fee_max >= assembly_fee_min)`.execute(db);
  // Until now the store named this fee for every product, in words about beds.
  await sql`update categories set assembly_fee_min = 700, assembly_fee_max = 1000 where slug = 'beds'`.execute(db);
}
