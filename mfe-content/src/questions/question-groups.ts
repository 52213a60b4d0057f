import { slugify } from 'shared-contracts/domain/slug';

/** Groups of questions that a page shows itself; the others make /Faqs (CON-01). */
export const QUESTIONS_OF_PAGES = {
  home: 'Home',
  'bulk-order': 'Bulk orders',
  'customized-furniture': 'Customised furniture',
} as const;

const SLUGS: readonly string[] = Object.values(QUESTIONS_OF_PAGES).map(slugify);

export const isOfPage = (groupSlug: string) => SLUGS.includes(groupSlug);
