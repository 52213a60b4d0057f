import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { type BundledLanguage, factsOf, inLanguage, isBundled, type Language } from 'shared-contracts/i18n/languages';
import { links } from 'shared-contracts/remote/links';
import { escapeText } from '../markup/escape-text.ts';

interface Seller {
  readonly phone: string;
  readonly email: string;
  readonly whatsapp?: string | undefined;
}

const WORDS: Readonly<
  Record<BundledLanguage, { title: string; text: string; phone: string; email: string; search: string }>
> = {
  en: {
    title: 'JavaScript is off in this browser',
    text: 'You can browse and search all our furniture. The cart, wish list, account and payment need JavaScript; without it, please order by phone, WhatsApp or email:',
    phone: 'Phone',
    email: 'Email',
    search: 'Search',
  },
  ar: {
    title: 'JavaScript غير مفعّل في هذا المتصفح',
    text: 'يمكنك تصفّح كل أثاثنا والبحث فيه. أمّا السلة وقائمة الأمنيات والحساب والدفع فتحتاج إلى JavaScript؛ ومن دونها يمكنك الطلب هاتفيًا أو عبر واتساب أو بالبريد الإلكتروني:',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    search: 'بحث',
  },
};

// What only a script can press or send is not shown; a form with an address works.
const STYLE = `
button[type=button],form:not([action]){display:none!important}
.without-scripts{padding:12px 16px;background:var(--turmeric-wash);border-block-end:1px solid var(--line);text-align:center}
.without-scripts :is(p,form){margin-block:4px}
.without-scripts a{display:inline-block;padding:4px 8px;font-weight:600}
.without-scripts form{display:flex;gap:8px;justify-content:center}
.without-scripts :is(input,button){min-block-size:44px;padding-inline:12px;border:1px solid var(--line-strong);border-radius:10px;background:var(--card)}
.without-scripts input{flex:1;min-inline-size:0;max-inline-size:320px}
@media (min-width:768px){.without-scripts form{display:none}}`.replaceAll('\n', '');

/** For the head: a style sheet may not be in the body. */
export const WITHOUT_SCRIPTS_STYLE = `<noscript><style>${STYLE}</style></noscript>`;

/**
 * What a browser without JavaScript shows on every page: what works and how to order (SH-24). It has its own search
 * form for phones, where the header's search is a dialog.
 */
export function withoutScripts(language: Language, { phone, email, whatsapp }: Seller): string {
  // No script brings it words that are data.
  const own = isBundled(language) ? language : 'en';
  const texts = WORDS[own];
  const listing = inLanguage(language, links.allProducts());
  const link = (href: string, label: string, text: string) =>
    `<a href="${escapeText(href)}">${label}: <bdi dir="ltr">${escapeText(text)}</bdi></a>`;
  return [
    `<noscript><section class="without-scripts" aria-label="${texts.title}" lang="${own}" dir="${factsOf(own).dir}">`,
    `<p><strong>${texts.title}.</strong> ${texts.text}</p>`,
    `<p>${[
      ...(phone ? [link(telephoneLink(phone), texts.phone, phone)] : []),
      ...(whatsapp ? [link(`https://wa.me/${encodeURIComponent(whatsapp)}`, 'WhatsApp', `+${whatsapp}`)] : []),
      ...(email ? [link(`mailto:${email}`, texts.email, email)] : []),
    ].join(' ')}</p>`,
    `<form action="${listing}"><input type="search" name="SearchTerm" aria-label="${texts.search}" maxlength="100"><button type="submit">${texts.search}</button></form>`,
    '</section></noscript>',
  ].join('');
}
