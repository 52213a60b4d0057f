import type { Db } from '../../../platform/database/schema.ts';
import type { ProviderRefund } from '../provider.ts';
import type { Refund } from '../tables.ts';

/** By the provider's id, or by the key when the provider's response was lost. */
export function ourRefund(trx: Db, reported: ProviderRefund): Promise<Refund | undefined> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where((row) =>
      row.or([
        row('provider_refund_id', '=', reported.id),
        ...(reported.key ? [row('request_key', '=', reported.key)] : []),
      ]),
    )
    .executeTakeFirst();
}
