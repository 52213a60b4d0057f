import { sql } from 'kysely';
import type { AdvertisedCoupon } from 'shared-contracts/api/shapes/advertised-coupon';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import type { Job } from '../../platform/jobs.ts';

export interface WorkingCoupon extends AdvertisedCoupon {
  readonly isForFirstOrders: boolean;
}

/** Coupons that pages may name: advertised, and accepted now. The highest percentage first. */
export async function advertisedCoupons(db: Db, now: Date): Promise<WorkingCoupon[]> {
  const coupons = await db
    .selectFrom('coupons')
    .select(['code', 'kind', 'value', 'minimum_paise', 'cap_paise', 'first_order_only'])
    .where('advertised', '=', true)
    .where('active', '=', true)
    .where('valid_from', '<=', now)
    .where((row) => row.or([row('valid_until', 'is', null), row('valid_until', '>', now)]))
    .where((row) => row.or([row('use_limit', 'is', null), row('uses', '<', row.ref('use_limit'))]))
    .orderBy('value', 'desc')
    .orderBy('code')
    .execute();
  return coupons.map(({ code, kind, value, minimum_paise, cap_paise, first_order_only }) => ({
    code,
    percent: kind === 'percent' ? value / 100 : null,
    amount: kind === 'percent' ? null : toRupees(paise(value)),
    minimum: toRupees(paise(minimum_paise)),
    most: cap_paise === null ? null : toRupees(paise(cap_paise)),
    isForFirstOrders: first_order_only,
  }));
}

const EVERY_MS = 250;

/**
 * Reports that an advertised coupon has begun or ended: time changes no row, so cached answers and pages would name a
 * code that is refused. Once, whichever of several processes comes first; what came while none ran is reported by the next.
 */
export async function reportCouponPeriods(db: Db, now: Date): Promise<void> {
  // What waits for the row looks again once it has it.
  await sql`
    with due as (
      update change_horizon set offers_reported_at = ${now} where exists (
        select from coupons where advertised and (
          valid_from > offers_reported_at and valid_from <= ${now}
          or valid_until > offers_reported_at and valid_until <= ${now}
        )
      )
      returning only_row
    )
    select record_change(array['offers'], true) from due`.execute(db);
}

export function couponPeriodsJob(db: Db, now: () => Date): Job {
  return { name: 'report-coupon-periods', everyMs: EVERY_MS, run: () => reportCouponPeriods(db, now()) };
}
