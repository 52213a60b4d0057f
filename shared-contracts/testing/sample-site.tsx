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
    text: { en: '10% off your first order: code FIRST10', ar: 'خصم 10% على طلبك الأول بالرمز FIRST10' },
    coupon: { code: 'FIRST10', percent: 10, amount: null, minimum: 25_000, most: 3000 },
  },
  menus: [
    {
      title: { en: 'Company', ar: 'الشركة' },
      links: [
        { to: '/Aboutus', text: { en: 'About us', ar: 'من نحن' } },
        { to: '/Blog', text: { en: 'Blog', ar: 'المدونة' } },
        { to: '/bulk-order', text: { en: 'Bulk orders' } },
      ],
    },
    { title: { en: 'Policies', ar: 'السياسات' }, links: [{ to: '/pages/terms', text: { en: 'Terms of sale' } }] },
  ],
  mapPoints: [],
};
