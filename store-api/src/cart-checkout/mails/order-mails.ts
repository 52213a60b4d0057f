import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, type MailContext, pageUrl, text } from '../../platform/mail/mail-parts.ts';
import type { OutgoingMail } from '../../platform/mail/transport.ts';
import { typedText } from '../../platform/mail/typed-text.ts';
import { invoicePdf } from '../invoices/invoice-pdf.ts';
import { rupees } from '../invoices/invoice-texts.ts';
import { orderWords } from './words.ts';

export function orderUrl(context: MailContext, orderNumber: string): string {
  return pageUrl(context, `/myorders/${encodeURIComponent(orderNumber)}`);
}

const Confirmed = v.object({
  orderNumber: v.string(),
  name: v.string(),
  /** Paise. */
  total: v.number(),
  /** Before discount and delivery. */
  lines: v.array(v.object({ name: v.string(), quantity: v.number(), total: v.number() })),
  /** Paise; absent in mails that an earlier release queued, whose lines contain them. */
  discount: v.optional(v.number(), 0),
  delivery: v.optional(v.number(), 0),
  couponCode: v.optional(v.string(), ''),
  invoiceNumber: v.string(),
  /** As the shopper typed it, with city, state and PIN code; '' when everything is downloaded. */
  address: v.string(),
});

export const orderConfirmed: MailKind<v.InferOutput<typeof Confirmed>> = {
  template: 'order-confirmed',
  facts: Confirmed,
  attachments: (db, { invoiceNumber }) => document(db, invoiceNumber),
  compose({ orderNumber, invoiceNumber, address, ...facts }, context) {
    const t = orderWords(context.language);
    return {
      subject: t('orderSubject', { orderNumber }),
      name: facts.name,
      parts: [
        text(t('orderIntro')),
        {
          kind: 'lines',
          rows: facts.lines.map((line) => [line.name, String(line.quantity), rupees(line.total)]),
          sums: sumsOf(facts, t),
          total: rupees(facts.total),
        },
        ...(address
          ? [text(`${t('deliverTo')}: ${typedText(address)}`), text(t('orderDelivery'))]
          : [text(t('orderDigital'))]),
        text(t('orderAttached', { invoiceNumber })),
        link(t('seeOrder'), orderUrl(context, orderNumber)),
      ],
    };
  },
};

function sumsOf(
  {
    discount,
    delivery,
    couponCode: code,
  }: Pick<v.InferOutput<typeof Confirmed>, 'discount' | 'delivery' | 'couponCode'>,
  t: ReturnType<typeof orderWords>,
): (readonly [string, string])[] {
  return [
    ...(discount > 0 ? [[t('discount', { code }), `−${rupees(discount)}`] as const] : []),
    ...(delivery > 0 ? [[t('delivery'), rupees(delivery)] as const] : []),
  ];
}

const Failed = v.object({ name: v.string(), total: v.number() });

export const paymentFailed: MailKind<v.InferOutput<typeof Failed>> = {
  template: 'payment-failed',
  facts: Failed,
  compose({ name, total }, context) {
    const t = orderWords(context.language);
    return {
      subject: t('failedSubject'),
      name,
      parts: [
        text(t('failedIntro', { total: rupees(total) })),
        text(t('failedMoney')),
        link(t('tryAgain'), pageUrl(context, '/Cart')),
      ],
    };
  },
};

const Returned = v.object({
  name: v.string(),
  orderNumber: v.string(),
  amount: v.number(),
  reason: v.string(),
  /** '' where no invoice had been issued. */
  creditNoteNumber: v.string(),
});

export const moneyReturned: MailKind<v.InferOutput<typeof Returned>> = {
  template: 'money-returned',
  facts: Returned,
  attachments: (db, { creditNoteNumber }) => document(db, creditNoteNumber),
  compose({ orderNumber, reason, creditNoteNumber, ...facts }, { language }) {
    const t = orderWords(language);
    const amount = rupees(facts.amount);
    return {
      subject: t('returnedSubject', { amount }),
      name: facts.name,
      parts: [
        text(orderNumber ? t('returnedIntro', { amount, orderNumber }) : t('returnedLate', { amount })),
        ...(orderNumber && reason ? [text(t('returnedReason', { reason }))] : []),
        text(t('returnedWhen')),
        ...(creditNoteNumber ? [text(t('returnedAttached', { creditNoteNumber }))] : []),
      ],
    };
  },
};

async function document(db: Db, number: string): Promise<OutgoingMail['attachments']> {
  const pdf = number ? await invoicePdf(db, number) : null;
  return pdf ? [{ filename: pdf.fileName, content: pdf.content, contentType: 'application/pdf' }] : [];
}
