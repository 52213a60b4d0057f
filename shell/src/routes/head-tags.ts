import { factsOf, inLanguage, type Language, withoutLanguage } from 'shared-contracts/i18n/languages';
import type { ResolvedHead } from './page-head.ts';

interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Preview picture of pages that name none; `server/seo` serves it. */
export const DEFAULT_PREVIEW = '/preview.jpg';

const territories = new Map<string, string | undefined>();

/** In Open Graph's format, which has a territory for every language: 'en_IN', 'ar_AR'. */
function openGraphLocale(language: Language): string {
  const { code, locale } = factsOf(language);
  if (!territories.has(locale)) territories.set(locale, new Intl.Locale(locale).region);
  return `${code}_${territories.get(locale) ?? code.toUpperCase()}`;
}

/** Every tag of the page's head but the title (SH-18). Omits tags without a value. `origin` makes URLs absolute. */
export function headTags(head: ResolvedHead, origin: string): readonly HeadTag[] {
  const { language, canonical, alternates } = head;
  const absolute = (path: string) => new URL(path, origin).href;
  const others = Object.keys(alternates).filter((other) => other !== language);
  // A path without a route has no translations and no canonical URL.
  const isKnown = others.length > 0;
  const links: [string, string][] = isKnown
    ? [
        ...Object.entries(alternates as Readonly<Record<Language, string>>),
        ['x-default', inLanguage('en', withoutLanguage(canonical))],
      ]
    : [];
  const previewed: [string, string | undefined][] = [
    ['og:type', head.type ?? 'website'],
    ['og:site_name', head.siteName],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', absolute(canonical)],
    ['og:image', absolute(head.image ?? DEFAULT_PREVIEW)],
    ['og:locale', openGraphLocale(language)],
    ...others.map((other): [string, string] => ['og:locale:alternate', openGraphLocale(other)]),
  ];
  return [
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', head.noindex ? 'noindex' : undefined),
    isKnown ? link({ rel: 'canonical', href: absolute(canonical) }) : null,
    ...links.map(([hreflang, path]) => link({ rel: 'alternate', hreflang, href: absolute(path) })),
    ...previewed.map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].filter((tag) => tag !== null);
}

function meta(kind: 'name' | 'property', key: string, content: string | undefined): HeadTag | null {
  return content ? { name: 'meta', attributes: { [kind]: key, content } } : null;
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { name: 'link', attributes };
}
