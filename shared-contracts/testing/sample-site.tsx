import type { SiteSettings } from '../contract/api/shapes/site-settings.ts';

/** The facts of the store that tests show. */
export const sampleSite: SiteSettings = {
  storeName: 'Kashtha & Co.',
  tagline: 'Furniture made to be lived with, delivered across India.',
  legalName: 'Sample Furniture Private Limited',
  phone: '+91 80000 00000',
  email: 'care@store.example',
  address: '12 Sample Road, Bengaluru, Karnataka 560001',
  gstin: '29AAAAA0000A1ZY',
  grievanceOfficer: { name: 'A. Sample', email: 'grievance@store.example', phone: '+91 80000 00001' },
  deliveryDays: [7, 13],
  social: [{ network: 'Instagram', url: 'https://social.example/store' }],
  firstOrderOffers: [
    { code: 'FIRST10', percent: 10, minimum: 25_000, most: 3000 },
    { code: 'NEW5', percent: 5, minimum: 0, most: null },
  ],
  strip: {
    text: '10% off your first order: code FIRST10',
    coupon: { code: 'FIRST10', percent: 10, amount: null, minimum: 25_000, most: 3000 },
  },
  promises: [
    { place: 'home', icon: 'truck', title: 'Free shipping', text: 'On almost every piece; the few exceptions say so.' },
    { place: 'home', icon: 'tools', title: 'Free assembly', text: 'In major cities, in your room.' },
    {
      place: 'home',
      icon: 'calendar',
      title: 'With you in 7-13 days',
      text: 'From our workshops to anywhere in India.',
    },
    { place: 'home', icon: 'shield', title: 'Best price guarantee', text: 'Taxes included, nothing added later.' },
    { place: 'home', icon: 'lock', title: 'Secured payment', text: 'UPI, cards, wallets and net banking.' },
    { place: 'home', icon: 'card', title: 'Card EMI', text: 'Over 3, 6, 9, 12 or 24 months.' },
    { place: 'product', icon: 'truck', title: 'Delivered in 7 to 13 days', text: 'Across India' },
    { place: 'product', icon: 'tools', title: 'Free assembly', text: 'In major cities' },
    { place: 'product', icon: 'shield', title: 'Warranty', text: 'On every piece of furniture' },
    { place: 'carried', icon: 'tools', title: 'Free assembly in major cities', text: '' },
    { place: 'deals', icon: 'shield', title: 'Best price guarantee and secured payment', text: '' },
    { place: 'policy', icon: 'tools', title: 'Assembly is free in major cities.', text: '' },
  ],
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
