import * as v from 'valibot';
import { webContentOf } from '../domain/web-content.ts';
import { defineCall } from './call.ts';
import { WebContent } from './shapes/web-content.ts';

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

export const getWebContent = defineCall({
  name: 'get-web-content',
  summary: 'The editorial content of a page by its PageName (any case); null when there is none.',
  sends: { recordValueJson: '[]' },
  hasGet: true,
  request: v.object({ PageName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)) }),
  answer: v.nullable(WebContent),
  decode: webContentOf,
});
