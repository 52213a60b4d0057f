import * as v from 'valibot';
import { MAILS_PER_ORDER } from '../../platform/mail/day-limit.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { type Composed, type MailContext, type Part, text } from '../../platform/mail/mail-parts.ts';
import { typedText } from '../../platform/mail/typed-text.ts';
import { rupees } from '../invoices/invoice-texts.ts';
import { REFUND_DAYS } from '../payments/refunds/refund-days.ts';
import { type Followed, followable, orderLinks } from './follow-link.ts';
import { orderWords } from './words.ts';

/** Of a cancellation or a return. */
const RequestFacts = v.object({
  reference: v.string(),
  orderNumber: v.string(),
  /** Of the shopper. */
  name: v.string(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  /** What the shopper keeps; mails of an earlier release do not name it. */
  kept: v.optional(v.array(v.object({ name: v.string(), quantity: v.number() })), []),
  /** What goes back to the shopper, in paise: of a return once the pieces are back. 0 in mails of an earlier release. */
  amount: v.number(),
});
const RequestedFacts = v.object({
  ...RequestFacts.entries,
  kind: v.picklist(['cancel', 'return']),
  /** The shopper's words. */
  reason: v.string(),
});
const DecidedFacts = v.object({
  ...RequestFacts.entries,
  decision: v.picklist(['accepted', 'refused', 'done']),
  /** The store's words to a refusal. */
  answer: v.string(),
});
type Requested = v.InferOutput<typeof RequestedFacts>;
type Decided = v.InferOutput<typeof DecidedFacts>;

/** To the shopper: confirms the request. */
export const orderRequested: MailKind<Requested, Requested & Followed> = {
  template: 'order-requested',
  dayLimit: MAILS_PER_ORDER,
  facts: RequestedFacts,
  complete: followable(),
  compose: composeRequested,
};

/** To the store's staff. */
export const orderRequestForStore: MailKind<Requested> = {
  template: 'order-request-for-store',
  facts: RequestedFacts,
  needsNoProof: true,
  compose: composeForStore,
};

/** To the shopper: the decision about a return, or its arrival. */
export const orderRequestDecided: MailKind<Decided, Decided & Followed> = {
  template: 'order-request-decided',
  dayLimit: MAILS_PER_ORDER,
  facts: DecidedFacts,
  complete: followable(),
  compose: composeDecided,
};

function refundDays(t: ReturnType<typeof orderWords>) {
  return { days: t('workingDays', { n: REFUND_DAYS.working }), bankDays: t('workingDays', { n: REFUND_DAYS.bank }) };
}

/** Each decision is mailed once. */
export const decisionKey = (decision: Decided['decision'], requestId: number) =>
  `order-request-${decision}-${requestId}`;

function composeRequested(facts: Requested & Followed, context: MailContext): Composed {
  const { lines, kept, ...values } = facts;
  const t = orderWords(context.language);
  const words = facts.kind === 'cancel' ? 'cancelled' : 'returnRequested';
  return {
    subject: t(`${words}Subject`, values),
    name: facts.name,
    parts: [
      text(t(`${words}Intro`, values)),
      ...articles(lines),
      ...(facts.kind === 'return'
        ? [...keeping(facts, context), text(t('returnRequestedNext')), ...onceBack(facts, context)]
        : cancellation(facts, context)),
      ...orderLinks(context, facts),
    ],
  };
}

function composeForStore(facts: Requested, context: MailContext): Composed {
  const { lines, kept, ...values } = facts;
  const t = orderWords(context.language);
  const words = facts.kind === 'cancel' ? 'storeCancelled' : 'storeReturn';
  return {
    subject: t(`${words}Subject`, values),
    name: context.store.name,
    parts: [
      text(t(`${words}Intro`, values)),
      ...articles(lines),
      ...(facts.reason ? [text(t('storeReason', { reason: typedText(facts.reason) }))] : []),
      ...(facts.kind === 'return'
        ? [text(t('storeReturnNext', values))]
        : money(facts, context, 'storeCancelledMoney')),
    ],
  };
}

function composeDecided(facts: Decided & Followed, context: MailContext): Composed {
  const { lines, kept, ...values } = facts;
  const t = orderWords(context.language);
  const { words, more } = decision(facts, context);
  return {
    subject: t(`${words}Subject`, values),
    name: facts.name,
    parts: [text(t(`${words}Intro`, values)), ...articles(lines), ...more, ...orderLinks(context, facts)],
  };
}

function decision(facts: Decided, context: MailContext) {
  const t = orderWords(context.language);
  switch (facts.decision) {
    case 'accepted':
      return {
        words: 'returnAccepted',
        more: [...keeping(facts, context), text(t('returnAcceptedNext')), ...onceBack(facts, context)],
      } as const;
    case 'refused':
      return { words: 'returnRefused', more: [text(t('returnRefusedWhy', { answer: facts.answer }))] } as const;
    case 'done': {
      const comes = facts.amount > 0 ? moneyAndDays(facts, context) : [text(t('returnDoneNothing'))];
      return { words: 'returnDone', more: [...keeping(facts, context), ...comes] } as const;
    }
  }
}

function articles(lines: Requested['lines']): Part[] {
  return lines.map((line) => text(`${line.quantity} × ${line.name}`));
}

/** What is kept, how much comes back and when, as dialog and order page say it (PAY-17). */
function cancellation(facts: Requested, context: MailContext): Part[] {
  const t = orderWords(context.language);
  return [
    ...(facts.kept.length > 0 ? [text(t('cancelledKept')), ...articles(facts.kept)] : []),
    ...(facts.amount > 0 ? moneyAndDays(facts, context) : [text(t('cancelledNothingBack'))]),
  ];
}

/** What stays with the shopper who returns something. */
function keeping({ kept }: Pick<Requested, 'kept'>, context: MailContext): Part[] {
  return kept.length > 0 ? [text(orderWords(context.language)('returnKept')), ...articles(kept)] : [];
}

/** What the arrival of a return gives back, and when. */
function onceBack({ amount }: Pick<Requested, 'amount'>, context: MailContext): Part[] {
  const t = orderWords(context.language);
  if (amount === 0) return [text(t('returnMoneyLeft'))];
  return [text(t('returnMoney', { amount: rupees(amount), ...refundDays(t) }))];
}

function moneyAndDays(facts: Pick<Requested, 'amount'>, context: MailContext): Part[] {
  const t = orderWords(context.language);
  return [...money(facts, context, 'moneyComes'), text(t('moneyTakes', refundDays(t)))];
}

/** Empty when everything was refunded earlier. */
function money(
  { amount }: Pick<Requested, 'amount'>,
  context: MailContext,
  word: 'moneyComes' | 'storeCancelledMoney',
): Part[] {
  return amount === 0 ? [] : [text(orderWords(context.language)(word, { amount: rupees(amount) }))];
}
