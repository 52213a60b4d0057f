import { withoutLanguage } from 'shared-contracts';
import { PAGE_NAMES, type PageName, POLICIES } from 'shared-contracts/api/get-web-content';

const PAGE_BY_PATH: Readonly<Record<string, PageName>> = {
  '/Aboutus': 'aboutus',
  '/Contactus': 'contactus',
  '/bulk-order': 'bulk-order',
  '/Customized-Furniture': 'customized-furniture',
};

const POLICY: ReadonlySet<string> = new Set(POLICIES);
/** Pages with a path outside /pages. */
const ELSEWHERE: ReadonlySet<string> = new Set(PAGE_NAMES.filter((name) => !POLICY.has(name)));

/** The PageName of a path, or null when the path has none. Below /pages/ editors may add pages of any name (CON-09). */
export function pageNameOf(pathname: string): string | null {
  const path = withoutLanguage(pathname);
  const [, folder, slug, ...deeper] = path.split('/');
  if (slug === undefined) return Object.hasOwn(PAGE_BY_PATH, path) ? (PAGE_BY_PATH[path] ?? null) : null;
  const isPage = folder === 'pages' && deeper.length === 0 && /^[a-z0-9-]{1,100}$/.test(slug);
  return isPage && !ELSEWHERE.has(slug) ? slug : null;
}
