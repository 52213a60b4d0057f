import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getSpecialOffers } from 'shared-contracts/api/get-special-offers';
import { getStudios } from 'shared-contracts/api/get-studios';
import type { AdvertisedCoupon } from 'shared-contracts/api/shapes/advertised-coupon';
import type { FirstOrderOffer } from 'shared-contracts/api/shapes/site-settings';
import { SETTINGS_TAG } from '../../platform/database/followed-tables.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { rewordedLanguages } from '../../platform/interface-texts/interface-texts.ts';
import { footerMenus } from '../menus/read-menus.ts';
import { menuTexts } from '../menus/translated-texts.ts';
import { storePromises } from '../promises/read-promises.ts';
import { promiseTexts } from '../promises/translated-texts.ts';
import { specialOffers, stripLine } from '../promos/read-promos.ts';
import { offerTexts } from '../promos/translated-texts.ts';
import { listStudios } from '../studios/read-studios.ts';
import { mapTexts, studioTexts } from '../studios/translated-texts.ts';
import { siteSettings } from './site-settings.ts';
import { settingsTexts } from './translated-texts.ts';

/** A coupon that works now, read from the part of the coupons, which this part must not import. */
export interface OfferedCoupon extends AdvertisedCoupon {
  readonly isForFirstOrders: boolean;
}

/** What surrounds every page, and the special offers. */
export function siteRoutes(api: Api, coupons: () => Promise<readonly OfferedCoupon[]>): void {
  const { db, settings } = api;
  registerCall(
    api,
    getSiteSettings,
    async ({ language }) => {
      const offered = await coupons();
      const strip = await stripLine(db, offered.map(withoutAudience), language);
      const reworded = await rewordedLanguages(db);
      return siteSettings(settings, {
        ...(reworded.length > 0 ? { reworded: [...reworded] } : {}),
        firstOrderOffers: offered.flatMap(asFirstOrderOffer),
        ...(strip ? { strip } : {}),
        promises: await storePromises(db),
        menus: await footerMenus(db),
        studios: await listStudios(db),
      });
    },
    {
      cached: {
        tags: () => [
          SETTINGS_TAG,
          'offers',
          'content:strip',
          'content:promises',
          'content:menus',
          'content:studios',
          'content:interface',
        ],
      },
      texts: { ...mapTexts, ...menuTexts, ...promiseTexts, ...settingsTexts },
    },
  );
  registerCall(api, getStudios, () => listStudios(db), {
    cached: { tags: () => ['content:studios', 'listing:all'] },
    texts: studioTexts,
  });
  registerCall(
    api,
    getSpecialOffers,
    async ({ language }) => specialOffers(db, (await coupons()).map(withoutAudience), language),
    { cached: { tags: () => ['offers', 'content:offers', 'listing:all'] }, texts: offerTexts },
  );
}

function withoutAudience({ isForFirstOrders: _, ...coupon }: OfferedCoupon): AdvertisedCoupon {
  return coupon;
}

function asFirstOrderOffer({ code, percent, minimum, most, isForFirstOrders }: OfferedCoupon): FirstOrderOffer[] {
  return isForFirstOrders && percent !== null ? [{ code, percent, minimum, most }] : [];
}
