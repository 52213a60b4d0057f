import type { EnquiryState } from 'shared-contracts/api/shapes/enquiry-state';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { mailOutlook } from '../../platform/mail/mail-outlook.ts';
import { attends, statesAfter } from './enquiry-states.ts';
import { mailAnswer } from './mail-enquiry.ts';

export type EnquiryMove =
  | { readonly to: 'assigned'; readonly assignee: string }
  | { readonly to: 'answered'; readonly answer: string }
  | { readonly to: 'closed'; readonly reason: string };

export type EnquiryMoveResult =
  /** `mail`: what becomes of the mail of an answer, for the operator. */
  | { readonly ok: true; readonly changed: boolean; readonly mail?: string }
  | { readonly ok: false; readonly because: 'unknown-enquiry' }
  | { readonly ok: false; readonly because: 'not-from-here'; readonly from: EnquiryState };

/** Moves an enquiry, with its history, its clocks and the mail of an answer, in one transaction. */
export function moveEnquiry(db: Db, reference: string, move: EnquiryMove, now: Date): Promise<EnquiryMoveResult> {
  return transact(db, async (trx) => {
    const enquiry = await trx
      .selectFrom('enquiries')
      .selectAll()
      .where('reference_number', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!enquiry) return { ok: false, because: 'unknown-enquiry' };
    if (isDone(enquiry, move)) return { ok: true, changed: false };
    if (!statesAfter(enquiry.state).includes(move.to))
      return { ok: false, because: 'not-from-here', from: enquiry.state };
    await trx
      .updateTable('enquiries')
      .set({
        state: move.to,
        ...(move.to === 'assigned' ? { assignee: move.assignee } : {}),
        ...(move.to === 'closed' ? { closed_at: now } : {}),
        ...(enquiry.attended_at === null && attends(enquiry.kind, move.to) ? { attended_at: now } : {}),
      })
      .where('enquiry_id', '=', enquiry.enquiry_id)
      .execute();
    const { enquiry_act_id } = await trx
      .insertInto('enquiry_acts')
      .values({ enquiry_id: enquiry.enquiry_id, at: now, state: move.to, words: wordsOf(move) })
      .returning('enquiry_act_id')
      .executeTakeFirstOrThrow();
    if (move.to !== 'answered') return { ok: true, changed: true };
    const mail = await mailOutlook(trx, await mailAnswer(trx, enquiry, enquiry_act_id, now));
    return { ok: true, changed: true, mail };
  });
}

/** A repeated command changes nothing; a second answer is another answer. */
function isDone(enquiry: { readonly state: EnquiryState; readonly assignee: string }, move: EnquiryMove): boolean {
  if (move.to === 'assigned') return enquiry.state === 'assigned' && enquiry.assignee === move.assignee;
  return move.to === 'closed' && enquiry.state === 'closed';
}

function wordsOf(move: EnquiryMove): string {
  switch (move.to) {
    case 'assigned':
      return move.assignee;
    case 'answered':
      return move.answer;
    case 'closed':
      return move.reason;
  }
}
