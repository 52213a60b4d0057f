import { aboutUs, contactUs, customerReviews } from './pages/about.ts';
import { blog, bulkOrder, customizedFurniture } from './pages/enquiries.ts';
import { faqs } from './pages/faqs.ts';
import { home } from './pages/home.ts';
import { cancellation, care, delivery, grievance, privacy, privacyChoices, terms, warranty } from './pages/policies.ts';
import type { SeedPage } from './seed-page.ts';

export const seedPages: readonly SeedPage[] = [
  home,
  aboutUs,
  contactUs,
  faqs,
  bulkOrder,
  customizedFurniture,
  customerReviews,
  blog,
  terms,
  warranty,
  privacy,
  delivery,
  care,
  cancellation,
  grievance,
  privacyChoices,
];
