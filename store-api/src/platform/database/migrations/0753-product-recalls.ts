import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Products that are called back. None of them is shown for sale while its row is here. */
export async function up(db: Db): Promise<void> {
  await sql`create table product_recalls (
    product_id integer primary key references products on delete cascade,
    recalled_at timestamptz not null,
    reason text not null,
    advice text not null
  )`.execute(db);
  await sql`create function refuse_recalled() returns trigger language plpgsql as $$
    begin
      if exists (select from product_recalls where product_id = new.product_id) then
        raise exception 'The product % is recalled: "products recall-end" comes first.', new.sku using errcode = 'RF001';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger products_not_recalled after update of is_published on products
    for each row when (new.is_published and not old.is_published) execute function refuse_recalled()`.execute(db);
}
