import { withoutLanguage } from 'shared-contracts';

const LOGIN_PAGES = /^\/(login|createaccount)\/?$/i;

/**
 * The path and query that a login may return to, without language prefix. Null for anything that could lead to
 * another origin (SEC-02) or to a login page.
 */
export function returnPath(from: unknown): string | null {
  if (typeof from !== 'string' || !from.startsWith('/') || from.length > 2000) return null;
  let url: URL;
  try {
    url = new URL(from, 'http://store.invalid');
  } catch {
    return null;
  }
  // URL folds '/\evil', tabs and '//evil' into another host or a '//' path; neither may survive.
  if (url.origin !== 'http://store.invalid' || url.pathname.startsWith('//')) return null;
  const path = withoutLanguage(url.pathname);
  return LOGIN_PAGES.test(path) || path.startsWith('//') ? null : `${path}${url.search}`;
}
