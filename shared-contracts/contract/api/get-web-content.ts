import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Image } from './shapes/image.ts';

export const POLICIES = [
  'terms',
  'warranty',
  'privacy',
  'delivery-and-assembly',
  'care',
  'cancellation-return-refund',
  'grievance',
  'privacy-choices',
] as const;

/** PageName of every page with editorial content. */
export const PAGE_NAMES = [
  'home',
  'aboutus',
  'contactus',
  'faqs',
  'bulk-order',
  'customized-furniture',
  'customer-reviews',
  'studios',
  'blog',
  ...POLICIES,
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export const PAGE_SLOTS = ['banner', 'section', 'tile', 'gallery'] as const;
export type PageSlot = (typeof PAGE_SLOTS)[number];

/** `Name` says what is in it, so that a page captions it in its language: 'designers'. */
const PagePicture = v.object({ Slot: v.picklist(PAGE_SLOTS), Name: v.string(), Image });
export type PagePicture = v.InferOutput<typeof PagePicture>;

export const getWebContent = defineCall({
  name: 'get-web-content',
  summary: 'The editorial content of a page by its PageName (any case); null when there is none.',
  sends: { recordValueJson: '[]' },
  request: v.object({ PageName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)) }),
  answer: v.nullable(
    v.object({
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
    }),
  ),
});
