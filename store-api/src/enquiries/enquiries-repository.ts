import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { referenceNumber } from './reference-number.ts';
import type { EnquiryTables } from './tables.ts';

export type NewEnquiry = Omit<Insertable<EnquiryTables['enquiries']>, 'reference_number' | 'created_at'>;

/** Stores an enquiry and answers the reference number that it got. */
export async function addEnquiry(db: Kysely<Database>, enquiry: NewEnquiry, now: Date): Promise<string> {
  for (;;) {
    const added = await db
      .insertInto('enquiries')
      .values({ ...enquiry, reference_number: referenceNumber(enquiry.kind, now), created_at: now })
      // A number that somebody has already: another is drawn.
      .onConflict((conflict) => conflict.column('reference_number').doNothing())
      .returning('reference_number')
      .executeTakeFirst();
    if (added) return added.reference_number;
  }
}
