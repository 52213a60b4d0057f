import { rupees } from '../invoices/invoice-texts.ts';
import type { StoreFacts } from '../platform/store-facts.ts';
import { type Html, html } from './html.ts';
import type { MailFacts, MailLanguage, MailMessage } from './mail-templates.ts';
import { mailWords } from './mail-words.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailContext {
  readonly language: MailLanguage;
  readonly store: StoreFacts;
  /** The store's origin without trailing slash. */
  readonly origin: string;
}

/** One paragraph, a link, or a table of what was bought: written as text and as markup. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'lines'; readonly rows: readonly (readonly [string, string, string])[]; readonly total: string };

/** A message in the words of its language, as plain text and as HTML that says the same. */
export function writeMail(message: MailMessage, context: MailContext): WrittenMail {
  const { subject, name, parts } = compose(message, context);
  const t = mailWords(context.language);
  const { store } = context;
  const whole: Part[] = [
    text(t('greeting', { name })),
    ...parts,
    text(t('questions', { email: store.email, phone: store.phone })),
    text(t('signature', { store: store.name })),
  ];
  return { subject, text: whole.map(asText).join('\n\n'), html: asDocument(subject, whole, context).html };
}

interface Composed {
  readonly subject: string;
  readonly name: string;
  readonly parts: readonly Part[];
}

function compose(message: MailMessage, context: MailContext): Composed {
  switch (message.template) {
    case 'order-confirmed':
      return orderConfirmed(message.facts, context);
    case 'payment-failed':
      return paymentFailed(message.facts, context);
    case 'money-returned':
      return moneyReturned(message.facts, context);
  }
}

function orderConfirmed(facts: MailFacts<'order-confirmed'>, context: MailContext): Composed {
  const t = mailWords(context.language);
  const { orderNumber, invoiceNumber, address } = facts;
  return {
    subject: t('orderSubject', { orderNumber }),
    name: facts.name,
    parts: [
      text(t('orderIntro')),
      {
        kind: 'lines',
        rows: facts.lines.map((line) => [line.name, String(line.quantity), rupees(line.total)]),
        total: rupees(facts.total),
      },
      ...(address ? [text(`${t('deliveredTo')}: ${address}`), text(t('orderDelivery'))] : [text(t('orderDigital'))]),
      text(t('orderAttached', { invoiceNumber })),
      link(t('seeOrder'), pageUrl(context, `/myorders/${encodeURIComponent(orderNumber)}`)),
    ],
  };
}

function paymentFailed(facts: MailFacts<'payment-failed'>, context: MailContext): Composed {
  const t = mailWords(context.language);
  return {
    subject: t('failedSubject'),
    name: facts.name,
    parts: [
      text(t('failedIntro', { total: rupees(facts.total) })),
      text(t('failedMoney')),
      link(t('tryAgain'), pageUrl(context, '/Cart')),
    ],
  };
}

function moneyReturned(facts: MailFacts<'money-returned'>, { language }: MailContext): Composed {
  const t = mailWords(language);
  const amount = rupees(facts.amount);
  const { orderNumber, reason, creditNoteNumber } = facts;
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
}

const text = (words: string): Part => ({ kind: 'text', text: words });
const link = (words: string, url: string): Part => ({ kind: 'link', text: words, url });

function pageUrl({ origin, language }: MailContext, path: string): string {
  return `${origin}${language === 'ar' ? '/ar' : ''}${path}`;
}

function asText(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'link':
      return `${part.text}: ${part.url}`;
    case 'lines':
      return [...part.rows.map(([name, quantity, amount]) => `${quantity} × ${name}: ${amount}`), part.total].join(
        '\n',
      );
  }
}

function asDocument(subject: string, parts: readonly Part[], { language }: MailContext): Html {
  const t = mailWords(language);
  const heads = [t('article'), t('quantity'), t('amount')] as const;
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#FBF8F3;color:#241C15;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E6DCCE;border-radius:10px">
<h1 style="margin:0 0 16px;font:600 24px/1.25 Georgia,serif">${subject}</h1>
${parts.map((part) => asMarkup(part, heads, t('total')))}
</div></body></html>`;
}

function asMarkup(part: Part, heads: readonly [string, string, string], total: string): Html {
  const cell = 'padding:6px 0;border-bottom:1px solid #E6DCCE;text-align:start';
  const amountCell = 'padding:6px 0;border-bottom:1px solid #E6DCCE;text-align:end;white-space:nowrap';
  switch (part.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${part.text}</p>`;
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${part.url}" style="color:#A3452A;font-weight:600">${part.text}</a></p>`;
    case 'lines':
      return html`<table style="width:100%;border-collapse:collapse;margin:0 0 16px">
<thead><tr><th style="${cell}">${heads[0]}</th><th style="${cell}">${heads[1]}</th><th style="${amountCell}">${heads[2]}</th></tr></thead>
<tbody>${part.rows.map(
        ([name, quantity, amount]) =>
          html`<tr><td style="${cell}" lang="en" dir="auto">${name}</td><td style="${cell}">${quantity}</td><td style="${amountCell}">${amount}</td></tr>`,
      )}</tbody>
<tfoot><tr><th colspan="2" style="${cell}">${total}</th><th style="${amountCell}">${part.total}</th></tr></tfoot></table>`;
  }
}
