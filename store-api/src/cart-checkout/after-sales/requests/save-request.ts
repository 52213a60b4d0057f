import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { underNewReference } from '../../../platform/reference-number.ts';

export type SavedRequest = Selectable<Database['order_requests']>;
type NewRequest = Pick<Insertable<Database['order_requests']>, 'order_id' | 'kind' | 'state' | 'reason'>;

export interface RequestedUnits {
  readonly orderItemId: number;
  readonly quantity: number;
}

const PREFIX = { cancel: 'CX', return: 'RT' } as const;

/** Saves a request with its lines under a new reference. Must run in the transaction that has the order locked. */
export async function saveRequest(
  trx: Db,
  request: NewRequest,
  lines: readonly RequestedUnits[],
  now: Date,
): Promise<SavedRequest> {
  const saved = await underNewReference(PREFIX[request.kind], now, (reference_number) =>
    trx
      .insertInto('order_requests')
      .values({ ...request, reference_number, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('reference_number').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
  if (lines.length > 0) {
    await trx
      .insertInto('order_request_lines')
      .values(
        lines.map(({ orderItemId, quantity }) => ({
          order_request_id: saved.order_request_id,
          order_item_id: orderItemId,
          quantity,
        })),
      )
      .execute();
  }
  return saved;
}
