import { sql } from 'kysely';
import type { Swatch } from 'shared-contracts/api/shapes/swatch';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import { LEAST_PRICE } from '../products/price.ts';

interface Row {
  readonly product_id: number;
  readonly name: string;
  readonly color: string;
  readonly hex_code: string;
  readonly price_paise: number;
  readonly stock_quantity: number;
}

/** The swatches of what a product and the rest of its family are covered with, its own first. */
export async function swatchesOf(db: Db, productId: number): Promise<Swatch[]> {
  const { rows } = await sql<Row>`
    with covered as (
      select cover, color_id, bool_or(product_id = ${productId}) as is_own
      from products join product_facts using (product_id)
      where is_published and (product_id = ${productId} or product_id in (
        select member.product_id from product_family_members own
        join product_family_members member using (family_id) where own.product_id = ${productId}
      ))
      group by cover, color_id
    )
    select swatch.product_id, swatch.name, colors.name as color, hex_code, price_paise, stock_quantity
    from product_swatches
    join products swatch using (product_id)
    join product_prices using (product_id)
    join product_facts cloth using (product_id)
    join colors using (color_id)
    join covered using (cover, color_id)
    where price_paise >= ${LEAST_PRICE}
    order by is_own desc, swatch.product_id`.execute(db);
  return rows.map((row) => ({
    ProductId: row.product_id,
    ProductName: row.name,
    ColorName: row.color,
    HexCode: row.hex_code,
    Price: toRupees(paise(row.price_paise)),
    StockStatus: row.stock_quantity > 0 ? 'In stock' : 'Out of stock',
  }));
}
