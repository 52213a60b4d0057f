import { posts } from './blog/post-kind.ts';
import type { ContentKind } from './documents/content-kind.ts';
import { faqs } from './faq/faq-kind.ts';
import { menus } from './menus/menu-kind.ts';
import { banners } from './pages/banner-kind.ts';
import { pages } from './pages/page-kind.ts';
import { promises } from './promises/promise-kind.ts';
import { offers, strip } from './promos/promo-kinds.ts';
import { studios } from './studios/studio-kind.ts';

/** All that editors write as files and publish by command (CON-09). */
export const CONTENT_KINDS: readonly ContentKind[] = [
  pages,
  banners,
  strip,
  offers,
  promises,
  faqs,
  posts,
  menus,
  studios,
];

export { banners, faqs, menus, offers, pages, posts, promises, strip, studios };
