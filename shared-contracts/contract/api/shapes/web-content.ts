import * as v from 'valibot';
import { Image } from './image.ts';

export const PAGE_SLOTS = ['banner', 'section', 'tile', 'gallery'] as const;
export type PageSlot = (typeof PAGE_SLOTS)[number];

/** `Name` says what is in it, so that a page captions it in its language: 'designers'. */
const PagePicture = v.object({ Slot: v.picklist(PAGE_SLOTS), Name: v.string(), Image });
export type PagePicture = v.InferOutput<typeof PagePicture>;

/** The editorial content of a page. */
export const WebContent = v.object({
  PageName: v.string(),
  Title: v.string(),
  Meta_Keyword: v.string(),
  Meta_Description: v.string(),
  /** JSON-LD text, '' when there is none. */
  Meta_Schema: v.string(),
  /** Sanitised HTML. Its headings start at h2. */
  DataContent: v.string(),
  /** In order within each slot; a page without pictures has none. */
  Pictures: v.optional(v.array(PagePicture), []),
});
export type WebContent = v.InferOutput<typeof WebContent>;
