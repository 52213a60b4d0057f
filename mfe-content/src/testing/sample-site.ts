import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import { sampleSite } from 'shared-contracts/testing/sample-site';

/** With every optional setting of the home page. */
export const wholeSite: SiteSettings = {
  ...sampleSite,
  whatsapp: '918000000000',
  social: [],
  video: { title: 'A day in our workshop', embedUrl: 'https://player.example/embed/film?rel=0' },
  mapTiles: { urlTemplate: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '© Map <makers>' },
  mapPoints: [
    { name: 'Jodhpur workshop', address: '12 Workshop Lane, Jodhpur', latitude: 26.2389, longitude: 73.0243 },
    { name: 'Bengaluru showroom', address: '12 Sample Road, Bengaluru', latitude: 12.9716, longitude: 77.5946 },
  ],
};
