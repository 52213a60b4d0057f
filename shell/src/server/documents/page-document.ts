export interface HtmlDocument {
  readonly kind: 'html';
  readonly status: number;
  readonly html: string;
  /** False for a 200 without content, sent because the renderer crashed. */
  readonly cacheable?: false;
}

export type PageDocument =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | HtmlDocument;
