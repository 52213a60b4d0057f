import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getLocalizationData } from 'shared-contracts/api/get-localization-data';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import type { FirstOrderOffer } from 'shared-contracts/api/shapes/site-settings';
import { SETTINGS_TAG } from '../../platform/database/followed-tables.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { homeBanners, labelOverrides, testimonials, webPage } from './content-repository.ts';
import { siteSettings } from './site-settings.ts';

/** @param offers read from the coupons, which this part must not import */
export function pageRoutes(api: Api, offers: () => Promise<FirstOrderOffer[]>): void {
  const { db, settings } = api;
  const by = (part: string) => ({ cached: { tags: () => [`content:${part}`] } });
  const ofSettings = { cached: { tags: () => [SETTINGS_TAG] } };
  registerCall(api, getWebContent, ({ parameters }) => webPage(db, parameters.PageName), by('pages'));
  registerCall(api, getHomeScreenBanner, () => homeBanners(db), by('banners'));
  registerCall(api, getTestimonials, () => testimonials(db), by('testimonials'));
  registerCall(
    api,
    getLocalizationData,
    ({ parameters }) => labelOverrides(db, parameters.entityId, parameters.languageCode),
    by('labels'),
  );
  registerCall(api, getSiteSettings, async () => siteSettings(settings, await offers()), {
    cached: { tags: () => [SETTINGS_TAG, 'offers'] },
  });
  // An empty address means the storefront's bundled logo.
  registerCall(
    api,
    getWebsiteLogo,
    async () => ({ LogoUrl: settings.store.logoUrl, Alt: settings.store.name }),
    ofSettings,
  );
}
