import type { Insertable } from 'kysely';
import type { EnquiryKind } from 'shared-contracts/api/shapes/enquiry-state';
import type { Database, Db } from '../../platform/database/schema.ts';
import { drawReference, underNewReference } from '../../platform/reference-number.ts';
import { clocksOf } from './enquiry-clocks.ts';

type Row = Insertable<Database['enquiries']>;
export type NewEnquiry = Pick<Row, 'kind' | 'name' | 'email' | 'phone_number' | 'message'> &
  Partial<Pick<Row, 'language' | 'user_id' | 'product_id' | 'order_number'>>;

const PREFIX: Readonly<Record<EnquiryKind, string>> = {
  contact: 'CN',
  bulk: 'BK',
  customised: 'CF',
  customization: 'CR',
  grievance: 'GR',
};

export const drawEnquiryReference = (kind: EnquiryKind, now: Date) => drawReference(PREFIX[kind], now);

/** Stores an enquiry with its clocks and the first line of its history. */
export async function addEnquiry(
  db: Db,
  enquiry: NewEnquiry,
  now: Date,
): Promise<{ readonly enquiryId: number; readonly reference: string }> {
  const { enquiry_id, reference_number } = await underNewReference(PREFIX[enquiry.kind], now, (reference) =>
    db
      .insertInto('enquiries')
      .values({
        user_id: null,
        product_id: null,
        ...enquiry,
        ...clocksOf(enquiry.kind, now),
        reference_number: reference,
        created_at: now,
        attended_at: null,
        closed_at: null,
      })
      .onConflict((conflict) => conflict.column('reference_number').doNothing())
      .returning(['enquiry_id', 'reference_number'])
      .executeTakeFirst(),
  );
  await db.insertInto('enquiry_acts').values({ enquiry_id, at: now, state: 'received' }).execute();
  return { enquiryId: enquiry_id, reference: reference_number };
}
