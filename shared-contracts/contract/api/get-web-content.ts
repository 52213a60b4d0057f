import * as v from 'valibot';
import { defineCall } from './call.ts';

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
  'blog',
  ...POLICIES,
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

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
    }),
  ),
});
