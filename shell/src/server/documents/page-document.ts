import type { StorableDocument } from '../edge/edge-headers.ts';

export interface HtmlDocument extends StorableDocument {
  readonly kind: 'html';
  readonly status: number;
  readonly html: string;
  /** False for a 200 without content, sent because the renderer crashed. */
  readonly cacheable?: false;
}

export type PageDocument =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | HtmlDocument;
