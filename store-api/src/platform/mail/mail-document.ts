import { factsOf, isInEnglish } from 'shared-contracts/i18n/languages';
import { type Html, html } from './html.ts';
import type { MailContext, MailPicture, Part } from './mail-parts.ts';
import { MARK_PATH } from './mark.ts';
import { frameWords, type MailLanguage } from './words.ts';

interface MailContent {
  readonly subject: string;
  readonly body: readonly Part[];
  readonly foot: readonly string[];
}

// The colours of the store's tokens: mail programs know neither custom properties nor style sheets of other origins.
const INK = '#241C15';
const SOFT = '#6A5B4D';
const LINE = '#E6DCCE';
const PICTURE_WIDTH = 64;
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "Figtree,'IBM Plex Sans Arabic',system-ui,-apple-system,'Segoe UI',Tahoma,Arial,sans-serif";

/** Inline styles are for all programs; these are for those that show mails dark, which else invert colours by guess. */
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1B1510!important}
.card{background:#2A2119!important;border-color:#4A3D30!important}
.ink,.ink td,.ink th,.ink p,.ink h1{color:#F3ECE1!important}
.soft,.soft td{color:#C9BBAA!important}
.rule td,.rule th{border-color:#4A3D30!important}
.todo{border-color:#4A3D30!important}
.quiet{color:#E9A48E!important}
}`;

/** Tables and inline styles: what mail programs lay out alike. */
export function mailDocument({ subject, body, foot }: MailContent, { language, store, origin }: MailContext): Html {
  const t = frameWords(language);
  const heads = [t('article'), t('quantity'), t('amount')] as const;
  const { dir } = factsOf(language);
  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"><title>${subject}</title>
<style>${{ html: DARK }}</style></head>
<body class="page" style="margin:0;padding:0;background:#FBF8F3">
<table role="presentation" dir="${dir}" class="page" style="width:100%;border-collapse:collapse;background:#FBF8F3"><tr><td style="padding:24px 12px" align="center">
<table role="presentation" style="width:100%;max-width:600px;border-collapse:separate;border-spacing:0">
<tr><td style="padding:20px 32px;background:#4A2F1D;border-radius:10px 10px 0 0;color:#FBF8F3;font:600 22px/1.2 ${{ html: SERIF }};text-align:start">${brand(store, origin)}</td></tr>
<tr><td class="card ink" style="padding:32px;background:#FFFFFF;border:1px solid ${LINE};border-top:0;border-radius:0 0 10px 10px;color:${INK};font:16px/1.55 ${{ html: SANS }};text-align:start">
<h1 style="margin:0 0 16px;color:${INK};font:600 26px/1.25 ${{ html: SERIF }}">${subject}</h1>
${body.map((part) => asMarkup(part, { heads, total: t('total'), language, origin }))}
</td></tr>
<tr><td class="soft" style="padding:20px 32px;color:${SOFT};font:14px/1.55 ${{ html: SANS }};text-align:start">
${foot.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}
</td></tr></table></td></tr></table></body></html>`;
}

const TABLE = 'width:100%;border-collapse:collapse;margin:0 0 20px';
const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};text-align:start;vertical-align:top`;
const AMOUNT = `padding:8px 0;border-bottom:1px solid ${LINE};text-align:end;vertical-align:top;white-space:nowrap`;

interface LineWords {
  readonly heads: readonly [string, string, string];
  readonly total: string;
  readonly language: MailLanguage;
  readonly origin: string;
}

/** Of an article; one that is in English within another language says so. */
function nameIn(language: MailLanguage, name: string): Html {
  return isInEnglish(name, language) ? html`<bdi lang="en">${name}</bdi>` : html`<bdi>${name}</bdi>`;
}

/** The logo, else the drawing beside the name, as the storefront has them. Without pictures the name is read in any case. */
function brand({ name, logoUrl, mark }: MailContext['store'], origin: string): Html {
  const logo = new URL(logoUrl || '/', origin);
  // A mail loads nothing from elsewhere: its reader would be seen there.
  if (logoUrl && logo.origin === new URL(origin).origin)
    return html`<img src="${logo.href}" alt="${name}" height="40" style="display:block;height:40px;border:0">`;
  const drawing = html`<img src="${origin}${MARK_PATH}" alt="" width="24" height="26" style="border:0;vertical-align:middle;margin-inline-end:10px">`;
  return html`${mark ? drawing : ''}<bdi>${name}</bdi>`;
}

/** Above the name of what it shows, which is its alternative: a narrow mail would break the name around it. */
function pictureAbove(picture: MailPicture | null | undefined, origin: string): Html | '' {
  if (!picture) return '';
  const height = Math.round((PICTURE_WIDTH * picture.height) / picture.width);
  return html`<img src="${origin}${picture.path}" alt="" width="${PICTURE_WIDTH}" height="${height}" style="display:block;border:0;border-radius:6px;margin-bottom:8px">`;
}

function asMarkup(part: Part, { heads, total, language, origin }: LineWords): Html {
  switch (part.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${part.text}</p>`;
    case 'code':
      return html`<p dir="ltr" style="margin:0 0 16px;text-align:start;font:600 28px/1.25 ui-monospace,monospace;letter-spacing:4px">${part.text}</p>`;
    case 'link':
      return part.isQuiet
        ? html`<p style="margin:0 0 16px"><a href="${part.url}" class="quiet" style="color:#A3452A">${part.text}</a></p>`
        : html`<table role="presentation" style="border-collapse:separate;margin:4px 0 20px"><tr><td style="border-radius:10px;background:#A3452A"><a href="${part.url}" style="display:inline-block;padding:13px 24px;color:#FFFFFF;font-weight:600;text-decoration:none">${part.text}</a></td></tr></table>`;
    case 'facts':
      return html`<table class="rule" style="${TABLE}"><tbody>${part.rows.map(
        ([name, value]) =>
          html`<tr><th scope="row" style="${CELL};width:34%;padding-inline-end:16px;font-weight:400;color:${SOFT}">${name}</th><td style="${CELL}"><bdi>${value}</bdi></td></tr>`,
      )}</tbody></table>`;
    case 'progress':
      return html`<table role="presentation" style="${TABLE};table-layout:fixed"><tr>${part.steps.map((step, index) => {
        const isBehind = index < part.done;
        return html`<td class="${isBehind ? 'done' : 'todo'}" style="padding:8px 4px 0 4px;border-top:4px solid ${isBehind ? '#3E6145' : LINE};font-size:13px;line-height:1.3;text-align:center;font-weight:${index === part.done - 1 ? 600 : 400}">${step}</td>`;
      })}</tr></table>`;
    case 'article':
      return html`<p style="margin:0 0 16px">${pictureAbove(part.picture, origin)}${part.quantity} × ${nameIn(language, part.name)}</p>`;
    case 'lines':
      return html`<table class="rule" style="${TABLE}">
<thead><tr><th style="${CELL}">${heads[0]}</th><th style="${CELL}">${heads[1]}</th><th style="${AMOUNT}">${heads[2]}</th></tr></thead>
<tbody>${part.rows.map(
        ([name, quantity, amount], index) =>
          html`<tr><td style="${CELL};padding-inline-end:12px">${pictureAbove(part.pictures?.[index], origin)}${nameIn(language, name)}</td><td style="${CELL}">${quantity}</td><td style="${AMOUNT}">${amount}</td></tr>`,
      )}</tbody>
<tfoot>${part.sums.map(
        ([name, amount]) =>
          html`<tr><td colspan="2" style="${CELL}">${name}</td><td style="${AMOUNT}">${amount}</td></tr>`,
      )}<tr><th colspan="2" style="${CELL};font-size:17px">${total}</th><th style="${AMOUNT};font-size:17px">${part.total}</th></tr></tfoot></table>`;
  }
}
