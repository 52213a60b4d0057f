import * as v from 'valibot';

const OrderFacts = v.object({
  orderNumber: v.string(),
  name: v.string(),
  /** Paise. */
  total: v.number(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number(), total: v.number() })),
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
} as const;

export type MailTemplate = keyof typeof MAIL_FACTS;
export type MailFacts<Template extends MailTemplate> = v.InferOutput<(typeof MAIL_FACTS)[Template]>;
export type MailLanguage = 'en' | 'ar';

/** A kind of mail with what it tells. */
export type MailMessage = {
  [Template in MailTemplate]: { readonly template: Template; readonly facts: MailFacts<Template> };
}[MailTemplate];

/** Throws when the kind is unknown or the facts are not its own: both are written by this very store. */
export function readMailMessage(template: string, facts: string): MailMessage {
  if (!Object.hasOwn(MAIL_FACTS, template)) throw new Error(`no mail template: ${template}`);
  const kind = template as MailTemplate;
  return { template: kind, facts: v.parse(MAIL_FACTS[kind], JSON.parse(facts)) } as MailMessage;
}
