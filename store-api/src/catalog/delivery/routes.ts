import { sql } from 'kysely';
import { checkPincode } from 'shared-contracts/api/check-pincode';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Calling, registerCall } from '../../platform/http/calls.ts';
import { type AssemblyFee, deliveryTo, nothingToDeliver } from './delivery-answer.ts';

export function deliveryRoutes(api: Api): void {
  const answerFor = async ({ parameters: { PostalCode, ProductId } }: Calling<typeof checkPincode>) => {
    const [names, product] = await Promise.all([
      stateNames(api.db),
      ProductId === undefined ? undefined : assemblyOf(api.db, ProductId),
    ]);
    const answer = deliveryTo(
      PostalCode,
      (gstCode) => names.get(gstCode) ?? '',
      product?.arrivesAssembled ? { ...api.settings.store, assembly: null } : api.settings.store,
      product?.fee,
      product,
    );
    return product?.digital ? nothingToDeliver(answer) : answer;
  };
  registerCall(api, checkPincode, answerFor, {
    texts: { state: 'states_provinces.state_name', city: 'cities.city_name' },
  });
}

async function stateNames(db: Db): Promise<ReadonlyMap<string | null, string>> {
  const rows = await db
    .selectFrom('states_provinces')
    .select(['gst_code', 'state_name'])
    .where('gst_code', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.gst_code, row.state_name]));
}

/** Whether the product is a download or arrives assembled, and the assembler's fee of the nearest category that names one. */
async function assemblyOf(db: Db, productId: number) {
  const { rows } = await sql<{
    digital: boolean;
    arrivesAssembled: boolean;
    fee: AssemblyFee | null;
    value: number | null;
    weight: number | null;
  }>`
    with recursive above as (
      select category_id, parent_category_id, assembly_fee_min, assembly_fee_max, 0 as steps
      from categories where category_id = (select main_category_id from products where product_id = ${productId})
      union all
      select parent.category_id, parent.parent_category_id, parent.assembly_fee_min, parent.assembly_fee_max, steps + 1
      from categories as parent join above on parent.category_id = above.parent_category_id
    )
    select is_digital as digital, weight_grams as weight,
    exists (
      select from product_facts where product_facts.product_id = products.product_id and assembly = 'arrives assembled'
    ) as "arrivesAssembled",
    (select price_paise::float8 from product_prices where product_prices.product_id = products.product_id) as value, (
      select jsonb_build_array(assembly_fee_min, assembly_fee_max) from above
      where assembly_fee_min is not null order by steps limit 1
    ) as fee
    from products where product_id = ${productId}`.execute(db);
  return rows[0];
}
