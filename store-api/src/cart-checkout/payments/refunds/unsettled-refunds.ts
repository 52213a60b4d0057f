import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { RETRY_PREFIX } from './refund-keys.ts';

type RefundsQuery = SelectQueryBuilder<Database, 'refunds', object>;

/** Refused refunds that are still due: neither retried nor covered by a later refund of the whole order. */
export function unsettledRefunds(db: Db): RefundsQuery {
  return db
    .selectFrom('refunds')
    .where('refunds.state', '=', 'failed')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refunds as newer')
            .select('newer.refund_id')
            .whereRef('newer.payment_id', '=', 'refunds.payment_id')
            .whereRef('newer.refund_id', '>', 'refunds.refund_id')
            .where((since) =>
              since.or([
                since('newer.request_key', '=', sql<string>`${RETRY_PREFIX}::text || refunds.refund_id`),
                since.and([
                  since('newer.state', '!=', 'failed'),
                  since.not(
                    since.exists(
                      since
                        .selectFrom('refund_lines')
                        .select('refund_lines.refund_id')
                        .whereRef('refund_lines.refund_id', '=', 'newer.refund_id'),
                    ),
                  ),
                ]),
              ]),
            ),
        ),
      ),
    );
}
