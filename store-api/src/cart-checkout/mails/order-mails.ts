import { weekdayText } from 'shared-contracts/domain/date-text';
import { daysFrom } from 'shared-contracts/domain/day-text';
import { localeOf } from 'shared-contracts/i18n/languages';
import { links } from 'shared-contracts/remote/links';
import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { MAILS_PER_ORDER } from '../../platform/mail/day-limit.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { link, type MailContext, type Part, pageUrl, text } from '../../platform/mail/mail-parts.ts';
import type { OutgoingMail } from '../../platform/mail/transport.ts';
import { typedText } from '../../platform/mail/typed-text.ts';
import { invoicePdf } from '../invoices/invoice-pdf.ts';
import { rupees } from '../invoices/invoice-texts.ts';
import { PAID_TWICE } from '../payments/refunds/paid-twice.ts';
import { type Illustrated, illustrated } from './bought-pictures.ts';
import { type Followed, followable, orderLinks } from './follow-link.ts';
import { orderWords } from './words.ts';

export function orderUrl(context: MailContext, orderNumber: string): string {
  return pageUrl(context, links.order(orderNumber));
}

/** How far an order that is carried is, in the words of its page. */
function progressOf(
  { language }: MailContext,
  { isMadeToOrder }: { readonly isMadeToOrder: boolean },
  done: number,
): Part {
  const t = orderWords(language);
  return {
    kind: 'progress',
    steps: [
      t('stepConfirmed'),
      t(isMadeToOrder ? 'stepBeingMade' : 'stepPrepared'),
      t('stepDispatched'),
      t('stepDelivered'),
    ],
    done,
  };
}

/** Whether the number of the attached document is there; absent in mails that an earlier release queued. */
const IsNumbered = v.optional(v.boolean(), true);

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
  /** '' until it is numbered. */
  invoiceNumber: v.string(),
  isNumbered: IsNumbered,
  /** As the shopper typed it, with city, state and PIN code; '' when everything is downloaded. */
  address: v.string(),
  /** ISO 8601; absent in mails that an earlier release queued. */
  placedAt: v.optional(v.string(), ''),
  /** Promised from then on; null where nothing is, absent in mails that an earlier release queued. */
  arrivalDays: v.optional(v.nullable(v.number()), null),
  /** Absent in mails that an earlier release queued. */
  isMadeToOrder: v.optional(v.boolean(), false),
});

export const orderConfirmed: MailKind<
  v.InferOutput<typeof Confirmed>,
  v.InferOutput<typeof Confirmed> & Followed & Illustrated
> = {
  template: 'order-confirmed',
  dayLimit: MAILS_PER_ORDER,
  facts: Confirmed,
  complete: illustrated(),
  attachments: (db, { invoiceNumber, isNumbered }) => document(db, invoiceNumber, isNumbered),
  compose({ orderNumber, invoiceNumber, address, placedAt, arrivalDays, follow, pictures, ...facts }, context) {
    const t = orderWords(context.language);
    const arrival = arrivalDays === null ? '' : byDay(daysFrom(new Date(placedAt), arrivalDays), context);
    return {
      subject: t('orderSubject', { orderNumber }),
      name: facts.name,
      parts: [
        text(t(address ? 'orderIntro' : 'orderIntroDigital')),
        ...(address ? [progressOf(context, facts, 1)] : []),
        {
          kind: 'lines',
          rows: facts.lines.map((line) => [line.name, String(line.quantity), rupees(line.total)]),
          pictures: pictures.map(({ picture }) => picture),
          sums: sumsOf(facts, t),
          total: rupees(facts.total),
        },
        ...(address
          ? [
              {
                kind: 'facts',
                rows: [
                  ...(arrival ? [[t('arrival'), arrival] as const] : []),
                  [t('deliverTo'), typedText(address)] as const,
                ],
              } as const,
              text(t('orderCall')),
            ]
          : [text(t('orderDigital'))]),
        text(t('orderAttached', { invoiceNumber })),
        ...(address
          ? orderLinks(context, { orderNumber, follow })
          : [link(t('seeOrder'), orderUrl(context, orderNumber))]),
      ],
    };
  },
};

/** 'By Wed 9 Dec' */
function byDay(day: Date | string, { language }: MailContext): string {
  return orderWords(language)('byDay', { day: weekdayText(day, localeOf(language)) });
}

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

const Dispatched = v.object({
  name: v.string(),
  orderNumber: v.string(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  /** 'YYYY-MM-DD'; '' when unknown. */
  expectedOn: v.string(),
  carrier: v.string(),
  trackingNumber: v.string(),
  /** Absent in mails that an earlier release queued. */
  isMadeToOrder: v.optional(v.boolean(), false),
});

/** The carrier's page is linked on the order page only: a mail links nowhere but to the store. */
export const orderDispatched: MailKind<
  v.InferOutput<typeof Dispatched>,
  v.InferOutput<typeof Dispatched> & Followed & Illustrated
> = {
  template: 'order-dispatched',
  dayLimit: MAILS_PER_ORDER,
  facts: Dispatched,
  complete: illustrated(),
  compose({ name, orderNumber, lines, expectedOn, carrier, trackingNumber, isMadeToOrder, follow, pictures }, context) {
    const t = orderWords(context.language);
    const carried = pictures.filter(({ isDigital }) => !isDigital);
    const facts = [
      ...(expectedOn ? [[t('arrival'), byDay(expectedOn, context)] as const] : []),
      ...(carrier ? [[t('dispatchedCarrier'), carrier] as const] : []),
      ...(trackingNumber ? [[t('dispatchedTracking'), trackingNumber] as const] : []),
    ];
    return {
      subject: t('dispatchedSubject', { orderNumber }),
      name,
      parts: [
        text(t('dispatchedIntro', { orderNumber })),
        progressOf(context, { isMadeToOrder }, 3),
        ...lines.map(
          (line, index) => ({ kind: 'article', ...line, picture: carried[index]?.picture ?? null }) as const,
        ),
        ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
        ...orderLinks(context, { orderNumber, follow }),
      ],
    };
  },
};

const AddressChanged = v.object({ name: v.string(), orderNumber: v.string(), address: v.string() });

export const orderAddressChanged: MailKind<
  v.InferOutput<typeof AddressChanged>,
  v.InferOutput<typeof AddressChanged> & Followed
> = {
  template: 'order-address-changed',
  dayLimit: MAILS_PER_ORDER,
  facts: AddressChanged,
  complete: followable(),
  compose({ name, orderNumber, address, follow }, context) {
    const t = orderWords(context.language);
    return {
      subject: t('addressSubject', { orderNumber }),
      name,
      parts: [
        text(t('addressIntro', { orderNumber })),
        { kind: 'facts', rows: [[t('deliverTo'), typedText(address)]] },
        text(t('addressNotYou')),
        ...orderLinks(context, { orderNumber, follow }),
      ],
    };
  },
};

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
        link(t('tryAgain'), pageUrl(context, links.cart())),
      ],
    };
  },
};

const Returned = v.object({
  name: v.string(),
  orderNumber: v.string(),
  amount: v.number(),
  reason: v.string(),
  /** '' until it is numbered, and where no invoice had been issued. */
  creditNoteNumber: v.string(),
  isNumbered: IsNumbered,
});

export const moneyReturned: MailKind<v.InferOutput<typeof Returned>> = {
  template: 'money-returned',
  dayLimit: MAILS_PER_ORDER,
  facts: Returned,
  attachments: (db, { creditNoteNumber, isNumbered }) => document(db, creditNoteNumber, isNumbered),
  compose({ orderNumber, reason, creditNoteNumber, ...facts }, { language }) {
    const t = orderWords(language);
    const amount = rupees(facts.amount);
    return {
      subject: t('returnedSubject', { amount }),
      name: facts.name,
      parts: [
        text(
          orderNumber
            ? t('returnedIntro', { amount, orderNumber })
            : t(reason === PAID_TWICE ? 'returnedTwice' : 'returnedLate', { amount }),
        ),
        ...(orderNumber && reason ? [text(t('returnedReason', { reason }))] : []),
        text(t('returnedWhen')),
        ...(creditNoteNumber ? [text(t('returnedAttached', { creditNoteNumber }))] : []),
      ],
    };
  },
};

/** Throws while it has no number: the mail is tried again. */
/** The fault of a mail that waits for the number of its document. */
export const NOT_NUMBERED = 'the tax document has no number yet';

async function document(db: Db, number: string, isNumbered: boolean): Promise<OutgoingMail['attachments']> {
  if (!isNumbered) throw new Error(NOT_NUMBERED);
  const pdf = number ? await invoicePdf(db, number) : null;
  return pdf ? [{ filename: pdf.fileName, content: pdf.content, contentType: 'application/pdf' }] : [];
}
