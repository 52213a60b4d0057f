import { withoutLanguage } from 'shared-contracts';
import { PAGE_NAMES, type PageName } from 'shared-contracts/api/get-web-content';

const PAGE_BY_PATH: Readonly<Record<string, PageName>> = {
  '/Aboutus': 'aboutus',
  '/Contactus': 'contactus',
  '/Faqs': 'faqs',
  '/bulk-order': 'bulk-order',
  '/Customized-Furniture': 'customized-furniture',
  '/customer-reviews': 'customer-reviews',
  '/Blog': 'blog',
};

const POLICIES: ReadonlySet<string> = new Set<PageName>([
  'terms',
  'warranty',
  'privacy',
  'delivery-and-assembly',
  'care',
  'cancellation-return-refund',
  'grievance',
  'privacy-choices',
]);

/**
 * The PageName whose content a path shows, or null when the path can have none. A post may have any slug but a
 * page's own name, so that no page is shown at two addresses.
 */
export function pageNameOf(pathname: string): string | null {
  const path = withoutLanguage(pathname);
  const [, folder, slug, ...deeper] = path.split('/');
  if (deeper.length > 0) return null;
  if (slug === undefined) return PAGE_BY_PATH[path] ?? null;
  if (folder === 'pages') return POLICIES.has(slug) ? slug : null;
  const isPage = (PAGE_NAMES as readonly string[]).includes(slug.toLowerCase());
  return folder === 'Blog' && /^[a-z0-9-]{1,100}$/.test(slug) && !isPage ? slug : null;
}
