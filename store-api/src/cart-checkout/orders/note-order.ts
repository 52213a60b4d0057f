import type { Db } from '../../platform/database/schema.ts';

interface OrderNote {
  readonly orderId: number;
  /** A name or number of staff, or 'shopper'. */
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/** Notes something about an order for the shop alone. Answers the number of the note. */
export async function noteOrder(db: Db, { orderId, by, note, at }: OrderNote): Promise<number> {
  const { order_note_id } = await db
    .insertInto('order_notes')
    .values({ order_id: orderId, noted_by: by, note, at })
    .returning('order_note_id')
    .executeTakeFirstOrThrow();
  return order_note_id;
}
