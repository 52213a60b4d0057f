import { withoutLanguage } from 'shared-contracts';
import { type PageName, POLICIES } from 'shared-contracts/api/get-web-content';

const PAGE_BY_PATH: Readonly<Record<string, PageName>> = {
  '/Aboutus': 'aboutus',
  '/Contactus': 'contactus',
  '/Faqs': 'faqs',
  '/bulk-order': 'bulk-order',
  '/Customized-Furniture': 'customized-furniture',
  '/customer-reviews': 'customer-reviews',
};

/** The PageName of a path, or null when the path has none. */
export function pageNameOf(pathname: string): PageName | null {
  const path = withoutLanguage(pathname);
  const [, folder, slug, ...deeper] = path.split('/');
  if (slug === undefined) return Object.hasOwn(PAGE_BY_PATH, path) ? (PAGE_BY_PATH[path] ?? null) : null;
  return folder === 'pages' && deeper.length === 0 ? (POLICIES.find((policy) => policy === slug) ?? null) : null;
}
