import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getLocalizationData } from 'shared-contracts/api/get-localization-data';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import type { AdvertisedCoupon } from 'shared-contracts/api/shapes/advertised-coupon';
import { SETTINGS_TAG } from '../../platform/database/followed-tables.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { askedLanguage } from '../../platform/translations/asked-language.ts';
import { homeBanners, labelOverrides, testimonials, webPage } from './content-repository.ts';
import { bannerTexts, pageTexts, testimonialTexts } from './translated-texts.ts';

export function pageRoutes(api: Api, coupons: () => Promise<readonly AdvertisedCoupon[]>): void {
  const { db, settings } = api;
  const by = (part: string) => ({ cached: { tags: () => [`content:${part}`] } });
  const ofSettings = { cached: { tags: () => [SETTINGS_TAG] } };
  registerCall(api, getWebContent, ({ parameters }) => webPage(db, parameters.PageName, settings.store.name), {
    ...by('pages'),
    texts: pageTexts,
  });
  registerCall(
    api,
    getHomeScreenBanner,
    async ({ request }) => homeBanners(db, await coupons(), askedLanguage(request)),
    { cached: { tags: () => ['content:banners', 'offers'] }, texts: bannerTexts },
  );
  registerCall(api, getTestimonials, () => testimonials(db), { ...by('testimonials'), texts: testimonialTexts });
  registerCall(
    api,
    getLocalizationData,
    ({ parameters }) => labelOverrides(db, parameters.entityId, parameters.languageCode),
    by('labels'),
  );
  // An empty address means the storefront's bundled logo.
  registerCall(
    api,
    getWebsiteLogo,
    async () => ({ LogoUrl: settings.store.logoUrl, Alt: settings.store.name }),
    ofSettings,
  );
}
