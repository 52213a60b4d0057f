import { aboutUs, contactUs, customerReviews } from './pages/about.ts';
import { diningRoomPost } from './pages/dining-room-post.ts';
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
  diningRoomPost,
  terms,
  warranty,
  privacy,
  delivery,
  care,
  cancellation,
  grievance,
  privacyChoices,
];
