import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { underNewReference } from '../../platform/reference-number.ts';
import type { EnquiryKind } from './tables.ts';

export type NewEnquiry = Omit<Insertable<Database['enquiries']>, 'reference_number' | 'created_at'>;

const PREFIX: Readonly<Record<EnquiryKind, string>> = {
  contact: 'CN',
  bulk: 'BK',
  customization: 'CR',
  grievance: 'GR',
};

/** Returns the reference number. */
export async function addEnquiry(db: Db, enquiry: NewEnquiry, now: Date): Promise<string> {
  const { reference_number } = await underNewReference(PREFIX[enquiry.kind], now, (reference) =>
    db
      .insertInto('enquiries')
      .values({ ...enquiry, reference_number: reference, created_at: now })
      .onConflict((conflict) => conflict.column('reference_number').doNothing())
      .returning('reference_number')
      .executeTakeFirst(),
  );
  return reference_number;
}
