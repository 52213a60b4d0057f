/** @jest-environment node */
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { resolvePath } from '../addresses/canonical-path.ts';
import { FALLBACK_SITE } from './layout-data-source.ts';
import { pageEmbeds } from './page-embeds.ts';

const site = {
  ...FALLBACK_SITE,
  video: { title: 'Our workshop', embedUrl: 'https://player.example/embed/1?rel=0' },
  mapTiles: { urlTemplate: 'https://tiles.example:8443/{z}/{x}/{y}.png', attribution: '' },
};
const VIDEO = { embed: 'video', origin: 'https://player.example' };
const MAP = { embed: 'map', origin: 'https://tiles.example:8443' };

const embedsAt = (path: string, settings: typeof FALLBACK_SITE) =>
  pageEmbeds(resolvePath(path, STORE_PATHS).storePath, settings);

test.each([
  ['/', [VIDEO, MAP]],
  ['/ar', [VIDEO, MAP]],
  ['/Contactus', [MAP]],
  ['/ar/Contactus', [MAP]],
  ['/ProductListing', []],
  ['/Cart', []],
  ['/payment', []],
  ['/no-such-page', []],
])('%s lets in only what it shows [SEC-01]', (path, expected) => {
  expect(embedsAt(path, site)).toEqual(expected);
});

test('a store without a film or a map allows no third party [SEC-01]', () => {
  expect(embedsAt('/', FALLBACK_SITE)).toEqual([]);
});

test.each([
  "https://x.example' *; script-src *",
  'https://*',
  '//x.example/',
  'javascript:alert(1)',
  'https://a b/',
  '\r\nX: y',
])('an address that names no plain origin, %j, opens nothing [SEC-01]', (embedUrl) => {
  expect(embedsAt('/', { ...FALLBACK_SITE, video: { title: '', embedUrl } })).toEqual([]);
});
