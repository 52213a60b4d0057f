import { paise } from 'shared-contracts/domain/money';
import type { Db } from '../platform/database/schema.ts';

const COUPONS = [
  { code: 'NEW5', value: 500, minimum_paise: paise(0), cap_paise: null },
  { code: 'FIRST10', value: 1000, minimum_paise: paise(2_500_000), cap_paise: paise(300_000) },
] as const;

/** A step of the schema put them into every new database; a shop without samples gives no discount that its owner did not. */
export async function removeMigratedCoupons(db: Db): Promise<void> {
  await db
    .deleteFrom('coupons')
    .where(
      'code',
      'in',
      COUPONS.map(({ code }) => code),
    )
    .execute();
}

export async function seedCoupons(db: Db): Promise<void> {
  const terms = {
    kind: 'percent',
    first_order_only: true,
    advertised: true,
    valid_from: new Date('2023-01-01T00:00:00Z'),
  } as const;
  await db
    .insertInto('coupons')
    .values(COUPONS.map((coupon) => ({ ...terms, ...coupon })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
