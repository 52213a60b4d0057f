import { type RawBuilder, sql } from 'kysely';
import type { EnquiryKind } from 'shared-contracts/api/shapes/enquiry-state';
import type { Db } from '../../platform/database/schema.ts';

export interface DueEnquiry {
  readonly reference: string;
  readonly kind: EnquiryKind;
  readonly assignee: string;
  /** 'answer': its first answer or, of a complaint, its acknowledgement. */
  readonly clock: 'answer' | 'settle';
  readonly at: Date;
}

/** The clocks of enquiries that end before a moment, the most urgent first. */
export async function enquiriesDue(db: Db, before: Date): Promise<DueEnquiry[]> {
  const { rows } = await sql<DueEnquiry>`${dueBefore(before)} order by at, reference`.execute(db);
  return rows;
}

/** Counts them by clock: those due until `now`, and those due after it. */
export async function countEnquiriesDue(db: Db, { before, now }: { readonly before: Date; readonly now: Date }) {
  const { rows } = await sql<{ readonly clock: DueEnquiry['clock']; readonly overdue: number; readonly due: number }>`
    select clock, count(*) filter (where at <= ${now})::integer as overdue,
      count(*) filter (where at > ${now})::integer as due
    from (${dueBefore(before)}) as ending group by clock`.execute(db);
  return rows;
}

const dueBefore = (before: Date): RawBuilder<DueEnquiry> => sql`
  select reference_number as reference, kind, assignee, 'answer' as clock, answer_due_at as at
  from enquiries where attended_at is null and answer_due_at <= ${before}
  union all
  select reference_number, kind, assignee, 'settle', settle_due_at
  from enquiries where closed_at is null and settle_due_at <= ${before}`;
