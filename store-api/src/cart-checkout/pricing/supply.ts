import type { Db } from '../../platform/database/schema.ts';
import type { Supply } from './gst.ts';

/**
 * How GST applies to a delivery. Without a state the place of supply is the supplier's (IGST Act, section
 * 10(1)(ca)), so the store's own state is assumed; so too for a state that does not exist.
 */
export async function supplyTo(db: Db, stateId: number | null, storeStateCode: string): Promise<Supply> {
  if (stateId === null) return 'intra';
  const state = await db
    .selectFrom('states_provinces')
    .select('gst_code')
    .where('state_province_id', '=', stateId)
    .executeTakeFirst();
  return supplyBetween(storeStateCode, state?.gst_code ?? storeStateCode);
}

export function supplyBetween(storeStateCode: string, deliveryStateCode: string): Supply {
  return storeStateCode === deliveryStateCode ? 'intra' : 'inter';
}
