/** The store's languages. English has the unprefixed routes, Arabic the same routes under /ar (SH-16). */
export const LANGUAGES = {
  en: { id: 1, name: 'English', dir: 'ltr', prefix: '' },
  ar: { id: 2, name: 'العربية', dir: 'rtl', prefix: '/ar' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

/** The language a path is in: the URL alone decides, never a stored preference. */
export function languageOf(pathname: string): Language {
  return /^\/ar(\/|$)/i.test(pathname) ? 'ar' : 'en';
}

/** '/ar/Cart' to '/Cart'; '/ar' to '/'. */
export function withoutLanguage(pathname: string): string {
  return languageOf(pathname) === 'ar' ? pathname.slice(3) || '/' : pathname;
}

/** '/Cart' in Arabic is '/ar/Cart'; '/' is '/ar'. The path must be without a language prefix. */
export function inLanguage(language: Language, path: string): string {
  const prefix = LANGUAGES[language].prefix;
  if (!prefix) return path;
  return path === '/' ? prefix : `${prefix}${path}`;
}
