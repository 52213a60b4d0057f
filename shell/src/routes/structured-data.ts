import { inLanguage, withoutLanguage } from 'shared-contracts/i18n/languages';
import { links } from 'shared-contracts/remote/links';
import type { LayoutData } from '../composition/layout-data.ts';
import type { ResolvedHead } from './page-head.ts';

/** What the page says, the way to it, and on the home page who the store is (SH-18). Search engines require absolute addresses. */
export function structuredData(
  head: ResolvedHead,
  origin: string,
  layout: Pick<LayoutData, 'site' | 'logo'>,
): readonly object[] {
  const isHome = !head.noindex && withoutLanguage(head.canonical) === links.home();
  return [
    ...(head.structuredData ?? []),
    ...(head.breadcrumb ? [breadcrumbList(head, head.breadcrumb, origin)] : []),
    ...(isHome ? storeData(layout, origin) : []),
  ];
}

function breadcrumbList(
  { language }: ResolvedHead,
  breadcrumb: NonNullable<ResolvedHead['breadcrumb']>,
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(inLanguage(language, path), origin).href,
    })),
  };
}

function storeData({ site, logo }: Pick<LayoutData, 'site' | 'logo'>, origin: string): readonly object[] {
  const home = new URL(links.home(), origin).href;
  const organization = `${home}#organization`;
  const { storeName: name, legalName, address, phone: telephone, email, social } = site;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name,
      url: home,
      ...(logo ? { logo: new URL(logo.url, origin).href } : {}),
      ...stated({ legalName, address, telephone, email }),
      ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name,
      url: home,
      publisher: { '@id': organization },
    },
  ];
}

/** Without what the store does not say of itself. */
function stated(facts: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));
}
