import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getLocalizationData } from 'shared-contracts/api/get-localization-data';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { SETTINGS_TAG } from '../../platform/database/followed-tables.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { homeBanners, labelOverrides, testimonials, webPage } from './content-repository.ts';
import { siteSettings } from './site-settings.ts';

export function pageRoutes(api: Api): void {
  const { db, settings } = api;
  const by = (part: string) => ({ kept: { tags: () => [`content:${part}`] } });
  const ofSettings = { kept: { tags: () => [SETTINGS_TAG] } };
  registerCall(api, getWebContent, ({ parameters }) => webPage(db, parameters.PageName), by('pages'));
  registerCall(api, getHomeScreenBanner, () => homeBanners(db), by('banners'));
  registerCall(api, getTestimonials, () => testimonials(db), by('testimonials'));
  registerCall(
    api,
    getLocalizationData,
    ({ parameters }) => labelOverrides(db, parameters.entityId, parameters.languageCode),
    by('labels'),
  );
  registerCall(api, getSiteSettings, async () => siteSettings(settings.store), ofSettings);
  // An empty address means: the storefront's bundled logo.
  registerCall(
    api,
    getWebsiteLogo,
    async () => ({ LogoUrl: settings.store.logoUrl, Alt: settings.store.name }),
    ofSettings,
  );
}
