import * as v from 'valibot';

const OrderFacts = v.object({
  orderNumber: v.string(),
  name: v.string(),
  /** Paise. */
  total: v.number(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number(), total: v.number() })),
});

/** Of a cancellation or a return. */
const RequestFacts = v.object({
  reference: v.string(),
  orderNumber: v.string(),
  /** Of the shopper. */
  name: v.string(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  /** What goes back to the shopper, in paise; 0 while that is not known. */
  amount: v.number(),
});
const RequestedFacts = v.object({
  ...RequestFacts.entries,
  kind: v.picklist(['cancel', 'return']),
  /** The shopper's words. */
  reason: v.string(),
});

/** What each kind of mail tells; kept as JSON between the transaction that writes it and the moment it is sent. */
export const MAIL_FACTS = {
  'order-confirmed': v.object({ ...OrderFacts.entries, invoiceNumber: v.string(), address: v.string() }),
  'payment-failed': v.object({ name: v.string(), total: v.number() }),
  'money-returned': v.object({
    name: v.string(),
    orderNumber: v.string(),
    amount: v.number(),
    reason: v.string(),
    /** '' where no invoice had been issued. */
    creditNoteNumber: v.string(),
  }),
  'order-requested': RequestedFacts,
  'order-request-for-store': RequestedFacts,
  'order-request-decided': v.object({
    ...RequestFacts.entries,
    decision: v.picklist(['accepted', 'refused', 'done']),
    /** The store's words to a refusal. */
    answer: v.string(),
  }),
  'account-deleted': v.object({ name: v.string() }),
  /** The code itself is drawn when the mail is sent, and kept nowhere. */
  'password-code': v.object({ codeId: v.number() }),
  'password-changed': v.object({ name: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) }),
} as const;

export type MailTemplate = keyof typeof MAIL_FACTS;
export type MailFacts<Template extends MailTemplate> = v.InferOutput<(typeof MAIL_FACTS)[Template]>;
export type MailLanguage = 'en' | 'ar';

/** A kind of mail with what it tells. */
export type MailMessage = {
  [Template in MailTemplate]: { readonly template: Template; readonly facts: MailFacts<Template> };
}[MailTemplate];

/** What the mail of a code says; the code stands nowhere else. */
export interface CodeFacts {
  readonly name: string;
  readonly code: string;
  readonly until: Date;
}

/** A mail with all that is written in it. */
export type ReadyMessage =
  | Exclude<MailMessage, { readonly template: 'password-code' }>
  | { readonly template: 'password-code'; readonly facts: CodeFacts };

/** Throws when the kind is unknown or the facts are not its own: both are written by this very store. */
export function readMailMessage(template: string, facts: string): MailMessage {
  if (!Object.hasOwn(MAIL_FACTS, template)) throw new Error(`no mail template: ${template}`);
  const kind = template as MailTemplate;
  return { template: kind, facts: v.parse(MAIL_FACTS[kind], JSON.parse(facts)) } as MailMessage;
}
