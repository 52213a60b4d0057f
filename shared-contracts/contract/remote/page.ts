import type { ComponentType } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { Language } from '../i18n/languages.ts';
import type { FragmentId } from './fragments.ts';

/** Made per request on the server and per navigation in the browser. */
export interface PageContext {
  /** Full URL, with the language prefix and query. */
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  /** A call for all categories, the settings or the words of data sends nothing: the shell has them, and renews them. */
  readonly api: ApiClient;
  readonly signal: AbortSignal;
}

/** The result of a load. Anything thrown is a fault (500) or an ApiFailure (503 when the API is unavailable). */
export type PageOutcome<Data> =
  | { readonly kind: 'show'; readonly data: Data; readonly status: 200 | 404 }
  | { readonly kind: 'show'; readonly data: Data; readonly status: 410 }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean };

export function show<Data>(data: Data): PageOutcome<Data> {
  return { kind: 'show', data, status: 200 };
}

/** Shows the page's own not-found text, with HTTP 404. */
export function notFound<Data>(data: Data): PageOutcome<Data> {
  return { kind: 'show', data, status: 404 };
}

/** Shows why there is nothing here any more, with HTTP 410. */
export function gone<Data>(data: Data): PageOutcome<Data> {
  return { kind: 'show', data, status: 410 };
}

/** `to` is a canonical path without language prefix; the shell adds the page's language. */
export function redirectTo(to: string, { permanent = false } = {}): PageOutcome<never> {
  return { kind: 'redirect', to, permanent };
}

/** A picture to fetch with the document: the largest one above the fold. */
interface PreloadedPicture {
  readonly srcSet: string;
  readonly sizes: string;
  /** e.g. 'image/avif'. */
  readonly type: string;
}

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  /** Canonical path without language prefix; the page's own path by default. */
  readonly canonical?: string;
  /** Nothing is here: no canonical address, and no other language. */
  readonly absent?: boolean;
  readonly noindex?: boolean;
  /** Absolute path of the picture for Open Graph. */
  readonly image?: string;
  readonly structuredData?: readonly object[];
  /** From the home page down to this one; the shell makes a BreadcrumbList of it. Paths without language prefix. */
  readonly breadcrumb?: readonly { readonly name: string; readonly path: string }[];
  readonly preload?: PreloadedPicture;
}

export interface HeadContext {
  readonly language: Language;
  readonly storeName: string;
  /** What the store promises in descriptions of collections: 'with free assembly'. */
  readonly listingPromise?: string;
  /** Days within which what can be returned may be; absent where nothing can. */
  readonly returnDays?: number;
}

/** Exposed under './pages/{name}' as `page`. */
export interface PageModule<Data = unknown> {
  /** Fragments of other teams to fetch in parallel with the page's data on a navigation. */
  readonly fragments?: readonly FragmentId[];
  readonly load?: (context: PageContext) => Promise<PageOutcome<Data>>;
  readonly Component: ComponentType<{ readonly data: Data }>;
  readonly head: (data: Data | undefined, context: HeadContext) => PageHead;
  /**
   * What the page is of, where several addresses show the same thing: going from one to another keeps its state and the
   * focus, e.g. among the colours of a product. By default each path is another thing.
   */
  readonly subject?: (data: Data) => string | undefined;
}

/** Infers one data type for load, Component and head. */
export function definePage<Data = undefined>(page: PageModule<Data>): PageModule<Data> {
  return page;
}
