import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { Studio } from 'shared-contracts/api/shapes/studio';
import { arePaymentsClosed, type Settings } from '../../platform/settings/settings.ts';

export function siteSettings(
  { store, payment, returnDays }: Pick<Settings, 'store' | 'payment' | 'returnDays'>,
  {
    studios,
    ...content
  }: Pick<SiteSettings, 'firstOrderOffers' | 'strip' | 'menus' | 'promises' | 'reworded'> & {
    readonly studios: readonly Studio[];
  },
): SiteSettings {
  return {
    storeName: store.name,
    ...(store.tagline ? { tagline: store.tagline } : {}),
    legalName: store.legalName,
    phone: store.phone,
    email: store.email,
    address: store.address,
    gstin: store.gstin,
    grievanceOfficer: { name: store.grievanceOfficer, email: store.grievanceEmail, phone: store.phone },
    ...(store.whatsapp ? { whatsapp: store.whatsapp } : {}),
    social: [...store.social],
    ...(store.video ? { video: store.video } : {}),
    ...(store.mapTiles ? { mapTiles: store.mapTiles } : {}),
    ...(store.deliveryDays ? { deliveryDays: [...store.deliveryDays] } : {}),
    ...(store.holidays.length > 0 ? { holidays: [...store.holidays] } : {}),
    ...(store.deliveryZones.length > 0 ? { isShippingByPlace: true } : {}),
    ...(returnDays > 0 ? { returnDays } : {}),
    ...(store.colours.brand || store.colours.action ? { colours: store.colours } : {}),
    ...(store.mark === 'chair' ? {} : { mark: 'none' as const }),
    ...content,
    ...(arePaymentsClosed(payment) ? { paymentsClosed: true } : {}),
    mapPoints: [
      ...(store.location ? [{ name: store.name, address: store.address, ...store.location }] : []),
      ...studios.map(({ Name, Address, Latitude, Longitude }) => ({
        name: Name,
        address: Address,
        latitude: Latitude,
        longitude: Longitude,
      })),
    ],
  };
}
