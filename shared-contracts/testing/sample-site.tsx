import type { SiteSettings } from '../contract/api/shapes/site-settings.ts';

/** The facts of the store that tests show. */
export const sampleSite: SiteSettings = {
  storeName: 'Kashtha & Co.',
  legalName: 'Sample Furniture Private Limited',
  phone: '+91 80000 00000',
  email: 'care@store.example',
  address: '12 Sample Road, Bengaluru, Karnataka 560001',
  gstin: '29AAAAA0000A1Z5',
  grievanceOfficer: { name: 'A. Sample', email: 'grievance@store.example', phone: '+91 80000 00001' },
  social: [{ network: 'Instagram', url: 'https://social.example/store' }],
  firstOrderOffers: [
    { code: 'FIRST10', percent: 10, minimum: 25_000, most: 3000 },
    { code: 'NEW5', percent: 5, minimum: 0, most: null },
  ],
  strip: {
    text: '10% off your first order: code FIRST10',
    coupon: { code: 'FIRST10', percent: 10, amount: null, minimum: 25_000, most: 3000 },
  },
  menus: [
    {
      title: 'Company',
      links: [
        { to: '/Aboutus', text: 'About us' },
        { to: '/Blog', text: 'Blog' },
        { to: '/bulk-order', text: 'Bulk orders' },
      ],
    },
    { title: 'Policies', links: [{ to: '/pages/terms', text: 'Terms of sale' }] },
  ],
  mapPoints: [],
};
