import type { FirstOrderOffer } from 'shared-contracts/api/shapes/site-settings';
import type { BotCheck } from '../platform/forms/bot-check.ts';
import type { Api } from '../platform/http/api.ts';
import { blogRoutes } from './blog/routes.ts';
import { faqRoutes } from './faq/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { pageRoutes } from './pages/routes.ts';

export function contentRoutes(api: Api, botCheck: BotCheck, offers: () => Promise<FirstOrderOffer[]>): void {
  pageRoutes(api, offers);
  faqRoutes(api);
  blogRoutes(api, botCheck);
  newsletterRoutes(api);
}
