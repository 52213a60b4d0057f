import { checkPincode } from 'shared-contracts/api/check-pincode';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { deliveryTo, nothingToDeliver } from './delivery-answer.ts';

export function deliveryRoutes(api: Api): void {
  registerCall(api, checkPincode, async ({ parameters: { PostalCode, ProductId } }) => {
    const [names, digital] = await Promise.all([stateNames(api.db), isDigital(api.db, ProductId)]);
    const answer = deliveryTo(PostalCode, (gstCode) => names.get(gstCode) ?? '');
    return digital ? nothingToDeliver(answer) : answer;
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

async function isDigital(db: Db, productId: number | undefined): Promise<boolean> {
  if (productId === undefined) return false;
  const product = await db
    .selectFrom('products')
    .select('is_digital')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return product?.is_digital ?? false;
}
