import type { FirstOrderOffer } from 'shared-contracts/api/shapes/site-settings';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Advertised first-order codes, highest percentage first. Codes with an end date are excluded: the answer is cached
 * until a coupon changes, and the passing of a day changes none.
 */
export async function firstOrderOffers(db: Db, now: Date): Promise<FirstOrderOffer[]> {
  const coupons = await db
    .selectFrom('coupons')
    .select(['code', 'value', 'minimum_paise', 'cap_paise'])
    .where('advertised', '=', true)
    .where('active', '=', true)
    .where('kind', '=', 'percent')
    .where('first_order_only', '=', true)
    .where('valid_from', '<=', now)
    .where('valid_until', 'is', null)
    .where((row) => row.or([row('use_limit', 'is', null), row('uses', '<', row.ref('use_limit'))]))
    .orderBy('value', 'desc')
    .orderBy('code')
    .execute();
  return coupons.map(({ code, value, minimum_paise, cap_paise }) => ({
    code,
    percent: value / 100,
    minimum: toRupees(paise(minimum_paise)),
    most: cap_paise === null ? null : toRupees(paise(cap_paise)),
  }));
}
