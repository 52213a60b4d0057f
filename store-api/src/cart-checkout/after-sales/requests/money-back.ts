import type { Selectable } from 'kysely';
import type { OrderRequest } from 'shared-contracts/api/shapes/order-request';
import { type Paise, paise } from 'shared-contracts/domain/money';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { refundKeys } from '../../payments/refunds/refund-keys.ts';

export type MoneyBack = NonNullable<OrderRequest['MoneyBack']>;

const WHERE_IT_IS = {
  requested: 'on-its-way',
  processed: 'returned',
  // Operators handle it, so nothing is promised.
  failed: undefined,
} as const satisfies Record<Selectable<Database['refunds']>['state'], MoneyBack | undefined>;

/** How much, and where it is: undefined while the provider refuses it. */
export interface RequestRefund {
  readonly amount: Paise;
  readonly state: MoneyBack | undefined;
}

/** Undefined when no refund was requested. */
export async function readMoneyBack(
  db: Db,
  orderId: number,
): Promise<
  (request: { readonly kind: 'cancel' | 'return'; readonly order_request_id: number }) => RequestRefund | undefined
> {
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
    .select(['refund_id', 'request_key', 'refunds.state', 'refunds.amount_paise'])
    .where('order_id', '=', orderId)
    .execute();
  const byKey = new Map(refunds.map((refund) => [refund.request_key, refund]));
  return ({ kind, order_request_id }) => {
    let refund = byKey.get(refundKeys.request(kind, order_request_id));
    for (let last = refund; last; last = byKey.get(refundKeys.retry(last.refund_id))) refund = last;
    return refund && { amount: paise(refund.amount_paise), state: WHERE_IT_IS[refund.state] };
  };
}
