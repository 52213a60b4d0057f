import { inLanguage, languageOf, withoutLanguage } from 'shared-contracts/i18n/languages';
import { STORE_REDIRECTS, type StorePath } from 'shared-contracts/remote/store-paths';
import { matchSegments, segmentsOf } from 'shared-contracts/server/path-pattern';

interface ResolvedPath {
  /** With the language prefix; other spellings are redirected to it. */
  readonly canonical: string;
  /** null for a path without a route. */
  readonly storePath: StorePath | null;
}

/** Finds the route of a path in any spelling, and the canonical path (SH-10). Takes no query. @param paths those of the composition */
export function resolvePath(pathname: string, paths: readonly StorePath[]): ResolvedPath {
  const language = languageOf(pathname);
  const plain = withoutLanguage(pathname.replace(/\/{2,}/g, '/'));
  const segments = segmentsOf(plain).map(normalEscapes);
  for (const { from, to } of STORE_REDIRECTS) {
    const params = matchSegments(from, segments);
    if (params) return resolvePath(inLanguage(language, fill(to, params)), paths);
  }
  for (const storePath of paths) {
    const params = matchSegments(storePath.path, segments);
    if (params) return { canonical: inLanguage(language, fill(storePath.path, params)), storePath };
  }
  return { canonical: pathname, storePath: null };
}

/** Whether its route has a page for every filter, search or order number: the server does not know whose orders exist. */
export function isUnbounded({ pathname, search }: URL, paths: readonly StorePath[]): boolean {
  const { storePath } = resolvePath(pathname, paths);
  return search !== '' || (storePath?.audience === 'personal' && storePath.path.includes(':'));
}

/** The pattern by which metrics and traces name a path: an address can name a person's order. */
export function routeOf(pathname: string, paths: readonly StorePath[]): string {
  return resolvePath(pathname, paths).storePath?.path ?? '/*';
}

/**
 * RFC 3986, 6.2.2: '%6civing%2droom' is 'living-room'. Without this every letter would double the spellings of a page,
 * each cached on its own. Dots stay escaped: '%2e%2e' would become '..'.
 */
function normalEscapes(segment: string): string {
  return segment.replace(/%([0-9a-f]{2})/gi, (escaped, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w~-]/.test(character) ? character : escaped.toUpperCase();
  });
}

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}
