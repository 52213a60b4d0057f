import type { Image } from '../api/shapes/image.ts';
import type { WebContent as Answer, PageSlot } from '../api/shapes/web-content.ts';

/** `name` says what is in it, so that a page captions it in its language: 'designers'. */
export interface PagePicture {
  readonly slot: PageSlot;
  readonly name: string;
  readonly image: Image;
}

/** What editors say of a page. */
export interface PageMeta {
  /** 'privacy'. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** JSON-LD. */
  readonly structuredData: readonly object[];
  /** In order within each slot. */
  readonly pictures: readonly PagePicture[];
}

export interface WebContent {
  readonly meta: PageMeta;
  /** Sanitised. Its headings start at h2. */
  readonly html: string;
}

export function webContentOf(content: Answer | null): WebContent | undefined {
  if (!content) return undefined;
  return {
    meta: {
      page: content.PageName,
      title: content.Title,
      description: content.Meta_Description,
      keywords: content.Meta_Keyword,
      structuredData: structuredDataOf(content.Meta_Schema),
      pictures: content.Pictures.map(({ Slot, Name, Image: image }) => ({ slot: Slot, name: Name, image })),
    },
    html: content.DataContent,
  };
}

/** The JSON-LD in a text, one object or a list; empty for other text (HOME-01). */
export function structuredDataOf(text: string): readonly object[] {
  try {
    const parsed: unknown = JSON.parse(text || '[]');
    const entries: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    return entries.filter(
      (entry): entry is object => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
    );
  } catch {
    return [];
  }
}
