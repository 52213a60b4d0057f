import { rupees } from '../../cart-checkout/invoices/invoice-texts.ts';
import { greetedName } from './greeted-name.ts';
import { type Html, html } from './html.ts';
import { type Composed, link, type MailContext, orderUrl, type Part, pageUrl, text } from './mail-parts.ts';
import type { MailFacts, ReadyMessage } from './mail-templates.ts';
import { mailWords } from './mail-words.ts';
import { orderRequestDecided, orderRequested, orderRequestForStore } from './order-request-mails.ts';
import { passwordChanged, passwordCode } from './password-mails.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A message in the words of its language, as plain text and as HTML that says the same. */
export function writeMail(message: ReadyMessage, context: MailContext): WrittenMail {
  const { subject, parts, ...greeted } = compose(message, context);
  const t = mailWords(context.language);
  const { store } = context;
  const name = greetedName(greeted.name);
  const whole: Part[] = [
    text(name ? t('greeting', { name }) : t('greetingWithoutName')),
    ...parts,
    text(t('questions', { email: store.email, phone: store.phone })),
    text(t('signature', { store: store.name })),
  ];
  return { subject, text: whole.map(asText).join('\n\n'), html: asDocument(subject, whole, context).html };
}

function compose(message: ReadyMessage, context: MailContext): Composed {
  switch (message.template) {
    case 'order-confirmed':
      return orderConfirmed(message.facts, context);
    case 'payment-failed':
      return paymentFailed(message.facts, context);
    case 'money-returned':
      return moneyReturned(message.facts, context);
    case 'order-requested':
      return orderRequested(message.facts, context);
    case 'order-request-for-store':
      return orderRequestForStore(message.facts, context);
    case 'order-request-decided':
      return orderRequestDecided(message.facts, context);
    case 'account-deleted':
      return accountDeleted(message.facts, context);
    case 'password-code':
      return passwordCode(message.facts, context);
    case 'password-changed':
      return passwordChanged(message.facts, context);
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
      link(t('seeOrder'), orderUrl(context, orderNumber)),
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

function accountDeleted({ name }: MailFacts<'account-deleted'>, { language }: MailContext): Composed {
  const t = mailWords(language);
  return { subject: t('deletedSubject'), name, parts: [text(t('deletedIntro')), text(t('deletedNotYou'))] };
}

function asText(part: Part): string {
  switch (part.kind) {
    case 'text':
    case 'code':
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
    case 'code':
      return html`<p dir="ltr" style="margin:0 0 16px;text-align:start;font:600 28px/1.25 ui-monospace,monospace;letter-spacing:4px">${part.text}</p>`;
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
