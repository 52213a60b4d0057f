import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { masksOf, membersIn } from '../product-sets/masks.ts';
import { onePerFamily } from '../product-sets/one-per-family.ts';
import { published } from '../product-sets/product-set.ts';

/** Each counts what its listing shows: its published products, a family once. */
export async function everyManufacturer(db: Db) {
  const { rows } = await sql<{ ManufacturerID: number; Name: string; ProductCount: number }>`
    with ${masksOf({ cards: onePerFamily(published, 'vendor') })},
    counted as (
      select option_id as vendor_id, ${membersIn(sql`members & masks.cards`)} as cards
      from masks join current_product_sets on current_product_sets.segment = masks.segment
      where kind = 'vendor'
      group by option_id
    )
    select vendors.vendor_id as "ManufacturerID", vendors.name as "Name",
      coalesce(cards, 0)::integer as "ProductCount"
    from vendors left join counted on counted.vendor_id = vendors.vendor_id
    order by lower(vendors.name) collate "C", vendors.vendor_id`.execute(db);
  return rows;
}
