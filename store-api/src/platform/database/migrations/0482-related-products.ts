import { type Kysely, sql } from 'kysely';

/** Related products that a shopkeeper chose, by SKU: an import may name those that come further down in its file. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table related_products (
      product_id integer not null references products on delete cascade,
      position integer not null,
      related_sku text not null,
      primary key (product_id, position)
    )`.execute(db);
}
