import { withoutLanguage } from 'shared-contracts';

const DOORS = /^\/(login|createaccount)\/?$/i;

/**
 * Where a login may send the shopper back to: the path and query of a page of this store, without language
 * prefix, or null. Whatever could lead to another origin, or back to the door itself, is refused (SEC-02).
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
  return DOORS.test(path) || path.startsWith('//') ? null : `${path}${url.search}`;
}
