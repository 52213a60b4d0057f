import type { Selectable } from 'kysely';
import { momentText } from 'shared-contracts/domain/date-text';
import * as v from 'valibot';
import { contactProofs } from '../../account/people/contact-proof.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { MAILS_PER_ADDRESS } from '../../platform/mail/day-limit.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, type MailContext, pageUrl, text } from '../../platform/mail/mail-parts.ts';
import { typedText } from '../../platform/mail/typed-text.ts';
import { enquiryWords } from './words.ts';

// The outbox stores only ids: what a person wrote is read when the mail is sent, and deleted in one place.
const EnquiryFacts = v.object({ enquiryId: v.number() });
const AnswerFacts = v.object({ enquiryId: v.number(), actId: v.number() });

type Enquiry = Selectable<Database['enquiries']>;
interface Received {
  readonly enquiry: Enquiry;
  /** Proves the address to the store when its reader follows the link. */
  readonly proof: string;
}

const SAMPLE: Enquiry = {
  enquiry_id: 0,
  reference_number: 'CN-2026-000000',
  kind: 'contact',
  state: 'received',
  name: 'Sample',
  email: 'sample@example.com',
  phone_number: '0000000000',
  message: 'A sample.',
  language: 'en',
  user_id: null,
  product_id: null,
  order_number: '',
  assignee: '',
  answer_due_at: new Date(0),
  attended_at: null,
  settle_due_at: null,
  closed_at: null,
  created_at: new Date(0),
};

/** To the sender: its reference number, by when the store answers, and where to follow it. Repeats nothing that was typed. */
export const enquiryReceived: MailKind<v.InferOutput<typeof EnquiryFacts>, Received> = {
  template: 'enquiry-received',
  facts: EnquiryFacts,
  complete: {
    async atSending({ db, now, recipient }, { enquiryId }) {
      const enquiry = await enquiryById(db, enquiryId);
      if (!enquiry) return { result: 'unwanted' };
      const proof = await contactProofs(db, () => now).token(recipient);
      return { result: 'ready', to: recipient, userId: enquiry.user_id, content: { enquiry, proof } };
    },
    placeholder: () => ({ enquiry: SAMPLE, proof: 'sample' }),
  },
  compose({ enquiry, proof }, context) {
    const t = enquiryWords(context.language);
    const number = enquiry.reference_number;
    const isGrievance = enquiry.kind === 'grievance';
    return {
      subject: t(isGrievance ? 'grievanceSubject' : 'receivedSubject', { number }),
      name: enquiry.name,
      parts: [
        text(t(isGrievance ? 'grievanceIntro' : 'receivedIntro', { number, officer: context.store.grievanceOfficer })),
        text(t('follow')),
        link(t('followLink'), pageUrl(context, `/enquiry?number=${number}&proof=${proof}`)),
        text(t('notYou')),
      ],
    };
  },
};

/** To the store's staff: everything that was typed, one line each, nothing a link. */
export const enquiryForStore: MailKind<v.InferOutput<typeof EnquiryFacts>, Enquiry> = {
  template: 'enquiry-for-store',
  facts: EnquiryFacts,
  needsNoProof: true,
  complete: {
    async atSending({ db, recipient }, { enquiryId }) {
      const enquiry = await enquiryById(db, enquiryId);
      if (!enquiry) return { result: 'unwanted' };
      return { result: 'ready', to: recipient, userId: null, content: enquiry };
    },
    placeholder: () => SAMPLE,
  },
  compose(enquiry, context) {
    const t = enquiryWords(context.language);
    const { reference_number: number, kind, answer_due_at, settle_due_at } = enquiry;
    return {
      subject: t('storeSubject', { number, kind }),
      name: context.store.name,
      parts: [
        text(t('storeFrom', { name: typedText(enquiry.name) })),
        text(t('storeReach', { email: typedText(enquiry.email), phone: typedText(enquiry.phone_number) })),
        ...(enquiry.order_number ? [text(t('storeOrder', { order: typedText(enquiry.order_number) }))] : []),
        text(t('storeMessage', { message: typedText(enquiry.message) })),
        text(t('storeAnswerBy', { time: momentText(answer_due_at, 'en-IN-u-nu-latn') })),
        ...(settle_due_at ? [text(t('storeSettleBy', { time: momentText(settle_due_at, 'en-IN-u-nu-latn') }))] : []),
        text(t('storeNext', { number })),
      ],
    };
  },
};

/** To the sender: what the store answers. The words are the store's own, in paragraphs. */
export const enquiryAnswered: MailKind<
  v.InferOutput<typeof AnswerFacts>,
  { readonly enquiry: Enquiry; readonly answer: string }
> = {
  template: 'enquiry-answered',
  dayLimit: MAILS_PER_ADDRESS,
  facts: AnswerFacts,
  complete: {
    async atSending({ db, recipient }, { enquiryId, actId }) {
      const enquiry = await enquiryById(db, enquiryId);
      const act = await db
        .selectFrom('enquiry_acts')
        .select('words')
        .where('enquiry_act_id', '=', actId)
        .executeTakeFirst();
      if (!enquiry || !act) return { result: 'unwanted' };
      return { result: 'ready', to: recipient, userId: enquiry.user_id, content: { enquiry, answer: act.words } };
    },
    placeholder: () => ({ enquiry: SAMPLE, answer: 'A sample.' }),
  },
  compose({ enquiry, answer }, context: MailContext) {
    const t = enquiryWords(context.language);
    const number = enquiry.reference_number;
    return {
      subject: t('answeredSubject', { number }),
      name: enquiry.name,
      parts: [
        text(t('answeredIntro', { number })),
        ...answer.split(/\n{2,}/).map((paragraph) => text(paragraph.trim())),
        link(t('followLink'), pageUrl(context, `/enquiry?number=${number}`)),
      ],
    };
  },
};

function enquiryById(db: Db, enquiryId: number): Promise<Enquiry | undefined> {
  return db.selectFrom('enquiries').selectAll().where('enquiry_id', '=', enquiryId).executeTakeFirst();
}

/** Those to the sender. */
export const ENQUIRY_MAILS: readonly string[] = [enquiryReceived.template, enquiryAnswered.template];
