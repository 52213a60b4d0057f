import type { BotCheck } from '../platform/forms/bot-check.ts';
import type { Api } from '../platform/http/api.ts';
import { blogRoutes } from './blog/routes.ts';
import { publishDue } from './documents/live.ts';
import { faqRoutes } from './faq/routes.ts';
import { CONTENT_KINDS } from './kinds.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { type OfferedCoupon, siteRoutes } from './site/routes.ts';

const PUBLISH_EVERY_MS = 250;

/** @param coupons those that work now */
export function contentRoutes(api: Api, botCheck: BotCheck, coupons: () => Promise<readonly OfferedCoupon[]>): void {
  pageRoutes(api, coupons);
  siteRoutes(api, coupons);
  faqRoutes(api);
  blogRoutes(api, botCheck);
  newsletterRoutes(api);
  api.jobs.push({
    name: 'publish-content',
    everyMs: PUBLISH_EVERY_MS,
    run: () => publishDue(api.db, CONTENT_KINDS, api.now()),
  });
}
