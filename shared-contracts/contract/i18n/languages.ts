/** Its code, a part of its addresses: 'ur' for pages under /ur. English has the unprefixed routes (SH-16). */
export type Language = string;

/** What pages, mails and dates need to know of a language. */
export interface LanguageFacts {
  readonly code: Language;
  /** Stored and sent for it. */
  readonly id: number;
  /** In itself: 'العربية'. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whose words, months and grouping are used: 'en-IN'. */
  readonly locale: string;
  /** By its code in ISO 15924: 'Arab'. */
  readonly script: string;
}

export const DEFAULT_LANGUAGE = 'en';

/** Languages whose interface words the releases bring; the words of others are data (decision 0040). */
const BUNDLED = {
  en: { code: 'en', id: 1, name: 'English', dir: 'ltr', locale: 'en-IN', script: 'Latn' },
  ar: { code: 'ar', id: 2, name: 'العربية', dir: 'rtl', locale: 'ar', script: 'Arab' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** What releases built against contract 1.0 read: a major removes it. */
export const LANGUAGES = {
  en: { id: 1, name: 'English', dir: 'ltr', prefix: '' },
  ar: { id: 2, name: 'العربية', dir: 'rtl', prefix: '/ar' },
} as const;

export type BundledLanguage = keyof typeof BUNDLED;
export const BUNDLED_LANGUAGES = Object.keys(BUNDLED) as readonly BundledLanguage[];

let further: readonly LanguageFacts[] = [];

/** Declares the store's languages beyond the bundled ones. Called once, before anything is routed or rendered. */
export function declareLanguages(declared: readonly LanguageFacts[]): void {
  further = declared;
}

/** Those that have been declared. */
export const furtherLanguages = (): readonly LanguageFacts[] => further;

/** All of the store: English first. */
export const storeLanguages = (): readonly LanguageFacts[] => [BUNDLED.en, BUNDLED.ar, ...further];

export function isBundled(language: Language): language is BundledLanguage {
  return Object.hasOwn(BUNDLED, language);
}

/** Whose words the releases bring in modules of their own; English is in every bundle. */
export function hasWordsModules(language: Language): language is Exclude<BundledLanguage, typeof DEFAULT_LANGUAGE> {
  return language !== DEFAULT_LANGUAGE && isBundled(language);
}

export const isLanguage = (code: unknown): code is Language => storeLanguages().some((one) => one.code === code);

/** English is the answer for a language that the store does not have. */
export function factsOf(language: Language): LanguageFacts {
  return storeLanguages().find(({ code }) => code === language) ?? BUNDLED.en;
}

/** For Intl: months and days of a language, with Latin digits (SH-16). */
export const localeOf = (language: Language): string => `${factsOf(language).locale}-u-nu-latn`;

/** The language a path is in: the URL alone decides, never a stored preference. */
export function languageOf(pathname: string): Language {
  const code = /^\/([a-z]{2,3})(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase() ?? '';
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

const prefixOf = (language: Language) => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/** '/ar/Cart' to '/Cart'; '/ar' to '/'. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(prefixOf(languageOf(pathname)).length) || '/';
}

/** '/Cart' in Arabic is '/ar/Cart'; '/' is '/ar'. The path must be without a language prefix. */
export function inLanguage(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** Whether a text is not translated into a language, as far as its letters tell: Latin ones do not, and count as translated. */
export function isInEnglish(text: string, language: Language): boolean {
  return factsOf(language).script !== 'Latn' && !LETTER_BEYOND_LATIN.test(text);
}

const LETTER_BEYOND_LATIN = /(?!\p{Script=Latin})\p{Letter}/u;
