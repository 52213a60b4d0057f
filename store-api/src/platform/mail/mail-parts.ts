import { inLanguage } from 'shared-contracts/i18n/languages';
import type { StoreFacts } from '../settings/store-facts.ts';
import type { MailLanguage } from './words.ts';

export interface MailContext {
  readonly language: MailLanguage;
  readonly store: StoreFacts;
  /** Without trailing slash. */
  readonly origin: string;
}

export interface MailPicture {
  /** On the store's own origin: a mail loads nothing from elsewhere. */
  readonly path: string;
  /** Of the original; it is shown smaller. */
  readonly width: number;
  readonly height: number;
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  /** The button; `isQuiet` for what is of less use. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly isQuiet?: boolean }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** The steps of a way; the first `done` of them lie behind, the last of those is the current one. */
  | { readonly kind: 'progress'; readonly steps: readonly string[]; readonly done: number }
  /** One that is bought, without its price. */
  | { readonly kind: 'article'; readonly name: string; readonly quantity: number; readonly picture: MailPicture | null }
  | {
      readonly kind: 'lines';
      readonly rows: readonly (readonly [string, string, string])[];
      /** Of the rows, as far as they have one. */
      readonly pictures?: readonly (MailPicture | null)[];
      /** Between the rows and the total: discount, delivery. */
      readonly sums: readonly (readonly [string, string])[];
      readonly total: string;
    };

/** The content between greeting and signature. */
export interface Composed {
  readonly subject: string;
  readonly name: string;
  readonly parts: readonly Part[];
  /** Of a letter that a reader can end: where a POST does. Mail programs show it as a button (RFC 8058). */
  readonly unsubscribe?: string;
}

export const text = (words: string): Part => ({ kind: 'text', text: words });
export const link = (words: string, url: string): Part => ({ kind: 'link', text: words, url });
export const quietLink = (words: string, url: string): Part => ({ kind: 'link', text: words, url, isQuiet: true });

/** Proves the address to the person who is logged in; see `emailProofs`. The page moves to its button. */
export const proofUrl = (context: MailContext, token: string) => pageUrl(context, `/profile?confirm=${token}`);

export function pageUrl({ origin, language }: MailContext, path: string): string {
  return `${origin}${inLanguage(language, path)}`;
}
