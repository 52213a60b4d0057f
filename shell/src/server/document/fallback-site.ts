import type { StoreFrame } from '../../composition/store-frame.ts';

/** The store's facts until the API has answered for the first time: a name, and nothing invented. */
export const FALLBACK_SITE: StoreFrame['site'] = {
  storeName: 'Furniture Store',
  phone: '',
  email: '',
  legalName: '',
  address: '',
  gstin: '',
  grievanceOfficer: { name: '', email: '', phone: '' },
  social: [],
  firstOrderOffers: [],
  mapPoints: [],
};
