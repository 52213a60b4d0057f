import {
  inLanguage,
  type Language,
  languageOf,
  type PageHead,
  type PageModule,
  storeLanguages,
  translator,
  withoutLanguage,
} from 'shared-contracts';
import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { shellWords } from '../words.ts';
import type { StoreRouteHandle } from './route-handle.ts';

/** The complete head, for the server's document and for navigations. */
export interface ResolvedHead extends PageHead {
  readonly language: Language;
  readonly canonical: string;
  readonly noindex: boolean;
  /** Path of the same page in each language, for hreflang; empty for a path without a route. */
  readonly alternates: Readonly<Partial<Record<Language, string>>>;
  readonly siteName?: string;
  /** Open Graph's type; 'website' by default. */
  readonly type?: string;
}

/** Open Graph's types, by route. */
const TYPES: Readonly<Record<string, string>> = {
  '/collections/:category/:product': 'product',
  '/Blog/:slug': 'article',
};

interface Match {
  readonly pathname: string;
  readonly handle: unknown;
  readonly data: unknown;
}

/** What of the store's settings heads say. */
export type HeadSite = Pick<SiteSettings, 'storeName'> &
  Partial<Pick<SiteSettings, 'promises' | 'tagline' | 'returnDays'>>;

/** The deepest match decides. Paths are relative to the origin; the caller makes them absolute. */
export function resolveHead(
  matches: readonly Match[],
  modules: RemoteModules,
  { storeName, tagline, promises = [], returnDays }: HeadSite,
  search: string,
): ResolvedHead {
  const match = matches.at(-1);
  const pathname = match?.pathname ?? '/';
  const language = languageOf(pathname);
  const handle = match?.handle as StoreRouteHandle | undefined;
  const page = handle && (modules.loaded(handle.page) as { readonly page?: PageModule } | undefined)?.page;
  const listingPromise = promises.find(({ place }) => place === 'listing')?.title;
  const context = {
    language,
    storeName,
    ...(listingPromise ? { listingPromise } : {}),
    ...(returnDays ? { returnDays } : {}),
  };
  const head = page?.head(match?.data ?? undefined, context) ?? fallbackHead(language, storeName, handle !== undefined);
  const canonical = head.canonical ?? withoutLanguage(pathname);
  // A filtered or searched page is indexed without its query only (SH-18).
  const noindex = head.noindex ?? (!handle?.storePath.indexed || search !== '');
  // An address of nothing has no canonical spelling and no languages.
  const alternates =
    handle && !head.absent
      ? Object.fromEntries(storeLanguages().map(({ code }) => [code, inLanguage(code, canonical)]))
      : {};
  return {
    ...head,
    description: head.description || (tagline ? translator(shellWords, language)('storeDescription') : storeName),
    language,
    canonical: inLanguage(language, canonical),
    noindex,
    alternates,
    siteName: storeName,
    type: TYPES[handle?.storePath.path ?? ''] ?? 'website',
  };
}

function fallbackHead(language: Language, storeName: string, known: boolean): PageHead {
  const t = translator(shellWords, language);
  return { title: known ? storeName : `${t('notFoundTitle')} | ${storeName}`, noindex: true };
}
