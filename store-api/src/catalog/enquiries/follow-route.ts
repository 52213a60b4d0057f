import { getEnquiry } from 'shared-contracts/api/get-enquiry';
import { contactProofs } from '../../account/people/contact-proof.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import type { AttachmentLinks } from './attachments/routes.ts';

/** Of all numbers together, so that neither numbers nor addresses are tried out. */
const LOOKUPS_PER_ORIGIN = { name: 'enquiry-lookup-origin', allowed: 20, windowSeconds: 600 };
/** Of one number from anywhere: addresses are guessed more easily than numbers. */
const LOOKUPS_OF_NUMBER = { name: 'enquiry-lookup-number', allowed: 30, windowSeconds: 3600 };

/** An enquiry as its sender follows it: both the number and the address must be right, and no answer says which is not. */
export function followRoute(api: Api, linksOf: AttachmentLinks): void {
  const { db, now } = api;
  const proofs = contactProofs(db, now);
  registerCall(
    api,
    getEnquiry,
    async ({ parameters: { Email, Proof, ...sent } }) => {
      const number = sent.ReferenceNumber.toUpperCase();
      await api.limits.count(LOOKUPS_OF_NUMBER, number);
      const enquiry = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference_number', '=', number)
        .where((row) => row(row.fn<string>('lower', ['email']), '=', emailKey(Email)))
        .executeTakeFirst();
      if (!enquiry) return null;
      if (Proof !== '') await proofs.accept(enquiry.email, Proof);
      const acts = await db
        .selectFrom('enquiry_acts')
        .select(['at', 'state', 'words'])
        .where('enquiry_id', '=', enquiry.enquiry_id)
        .orderBy('enquiry_act_id')
        .execute();
      return {
        ReferenceNumber: number,
        Kind: enquiry.kind,
        State: enquiry.state,
        SentOn: enquiry.created_at.toISOString(),
        AnswerBy: enquiry.answer_due_at.toISOString(),
        ...(enquiry.settle_due_at ? { SettledBy: enquiry.settle_due_at.toISOString() } : {}),
        // Who has it and why it was closed are the store's own notes.
        Acts: acts.map(({ at, state, words }) => ({
          At: at.toISOString(),
          State: state,
          Words: state === 'answered' ? words : '',
        })),
        Attachments: await linksOf(enquiry.enquiry_id),
        // An answer is an act of the store's staff, which needs no proof of the address.
        IsMailed: true,
      };
    },
    { limit: LOOKUPS_PER_ORIGIN },
  );
}
