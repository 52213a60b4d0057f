import { greetedName } from './greeted-name.ts';
import { type Html, html } from './html.ts';
import { type Composed, type MailContext, type Part, text } from './mail-parts.ts';
import { frameWords, type MailLanguage } from './words.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail as text and HTML with equal content. */
export function writeMail(
  { subject, parts, ...greeted }: Composed,
  { language, store }: Pick<MailContext, 'language' | 'store'>,
): WrittenMail {
  const t = frameWords(language);
  const name = greetedName(greeted.name);
  const whole: Part[] = [
    text(name ? t('greeting', { name }) : t('greetingWithoutName')),
    ...parts,
    text(t('questions', { email: store.email, phone: store.phone })),
    text(t('signature', { store: store.name })),
  ];
  return {
    subject,
    text: whole.map((part) => asText(part, t('total'))).join('\n\n'),
    html: asDocument(subject, whole, language).html,
  };
}

function asText(part: Part, total: string): string {
  switch (part.kind) {
    case 'text':
    case 'code':
      return part.text;
    case 'link':
      return `${part.text}: ${part.url}`;
    case 'lines':
      return [
        ...part.rows.map(([name, quantity, amount]) => `${quantity} × ${name}: ${amount}`),
        ...part.sums.map(([name, amount]) => `${name}: ${amount}`),
        `${total}: ${part.total}`,
      ].join('\n');
  }
}

function asDocument(subject: string, parts: readonly Part[], language: MailLanguage): Html {
  const t = frameWords(language);
  const heads = [t('article'), t('quantity'), t('amount')] as const;
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"><title>${subject}</title></head>
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
<tfoot>${part.sums.map(
        ([name, amount]) =>
          html`<tr><td colspan="2" style="${cell}">${name}</td><td style="${amountCell}">${amount}</td></tr>`,
      )}<tr><th colspan="2" style="${cell}">${total}</th><th style="${amountCell}">${part.total}</th></tr></tfoot></table>`;
  }
}
