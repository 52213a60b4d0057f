import { inLanguage, storeLanguages } from 'shared-contracts/i18n/languages';
import type { SitemapEntry } from './sitemap-plan.ts';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** One per language. */
export const addressesPerEntry = () => storeLanguages().length;

export const URL_SET = {
  start: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`,
  end: '</urlset>\n',
} as const;

/** One `<url>` per language, each with all alternates. */
export function urlEntry({ path, changedAt }: SitemapEntry, origin: string): string {
  const addresses = storeLanguages().map(({ code }) => [code, address(origin, inLanguage(code, path))] as const);
  const alternates = addresses
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${lastmod(changedAt)}${alternates}</url>\n`).join('');
}

export function sitemapIndex(files: readonly { readonly path: string; readonly changedAt?: string }[], origin: string) {
  const entries = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${address(origin, path)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`;
}

function lastmod(changedAt: string | undefined): string {
  return changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
}

function address(origin: string, path: string): string {
  return escapeXml(new URL(path, origin).href);
}

function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}
