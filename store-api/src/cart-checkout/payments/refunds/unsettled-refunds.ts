import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { RETRY_PREFIX } from './refund-keys.ts';

type RefundsQuery = SelectQueryBuilder<Database, 'refunds', object>;

/** What was requested after a refund for the order as a whole, and not refused. */
const LATER_FOR_THE_WHOLE = sql`
  select later.amount_paise from refunds later
  where later.payment_id = refunds.payment_id and later.refund_id > refunds.refund_id and later.state <> 'failed'
    and not exists (select from refund_lines where refund_lines.refund_id = later.refund_id)`;

/** Refused refunds that are still due: neither retried, nor covered by what was requested later for the whole order. */
export function unsettledRefunds(db: Db): RefundsQuery {
  return db
    .selectFrom('refunds')
    .where('refunds.state', '=', 'failed')
    .where(
      sql<boolean>`not exists (select from refunds again where again.request_key = ${RETRY_PREFIX}::text || refunds.refund_id)`,
    )
    .where(
      sql<boolean>`refunds.amount_paise > (select coalesce(sum(amount_paise), 0) from (${LATER_FOR_THE_WHOLE}) as later)`,
    );
}

/** Whether anything was requested for the whole order since: only a person can tell whether that was for the same. */
export async function isGivenSince(db: Db, refundId: number): Promise<boolean> {
  const given = await db
    .selectFrom('refunds')
    .select('refund_id')
    .where('refund_id', '=', refundId)
    .where(sql<boolean>`exists (${LATER_FOR_THE_WHOLE})`)
    .executeTakeFirst();
  return given !== undefined;
}
