import type { FirstOrderOffer, SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import { arePaymentsClosed, type Settings } from '../../platform/settings/settings.ts';

export function siteSettings(
  { store, payment }: Pick<Settings, 'store' | 'payment'>,
  firstOrderOffers: FirstOrderOffer[],
): SiteSettings {
  return {
    storeName: store.name,
    legalName: store.legalName,
    phone: store.phone,
    email: store.email,
    address: store.address,
    gstin: store.gstin,
    grievanceOfficer: { name: store.grievanceOfficer, email: store.grievanceEmail, phone: store.phone },
    whatsapp: store.whatsapp,
    social: [...store.social],
    ...(store.video ? { video: store.video } : {}),
    ...(store.mapTiles ? { mapTiles: store.mapTiles } : {}),
    firstOrderOffers,
    ...(arePaymentsClosed(payment) ? { paymentsClosed: true } : {}),
    mapPoints: [{ name: store.name, address: store.address, ...store.location }, ...store.studios],
  };
}
