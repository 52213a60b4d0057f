import path from 'node:path';
import { faultsOf, type House, importsIn, leadingUp, queriesIn } from './floors.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../store-api/src');

/** See store-api/README.md and docs/decisions/0018. */
const STORE_API: House = {
  platform: {
    on: [],
    floors: [
      [''],
      ['settings'],
      ['files'],
      ['database'],
      ['translations'],
      ['http', 'command-line'],
      [
        'mail',
        'pictures',
        'places',
        'forms',
        'telemetry',
        'consents',
        'interface-texts',
        'translation-commands',
        'backup',
        'facts',
        'pdf',
      ],
    ],
  },
  account: { on: ['platform'], floors: [['people'], ['addresses'], ['privacy'], ['']] },
  catalog: {
    on: ['platform', 'account'],
    floors: [
      ['facts', 'drawings', 'models'],
      ['products', 'delivery'],
      ['product-sets'],
      [
        'listing',
        'reviews',
        'favourites',
        'enquiries',
        'promotions',
        'categories',
        'attributes',
        'gst',
        'law',
        'synonyms',
        'families',
        'stock-notices',
        'swatches',
      ],
      ['product-records'],
      ['prices', 'inventory'],
      [''],
    ],
  },
  content: {
    on: ['platform'],
    floors: [
      ['documents'],
      ['pages', 'blog', 'faq', 'newsletter', 'promos', 'promises', 'menus', 'studios'],
      ['site'],
      [''],
    ],
  },
  'cart-checkout': {
    on: ['platform', 'account', 'catalog'],
    floors: [
      ['pricing', 'stock', 'payment-methods'],
      ['coupons', 'waiting-line'],
      ['cart'],
      ['orders'],
      ['payments'],
      ['invoices'],
      ['mails'],
      ['after-sales', 'checkout', 'reports'],
      [''],
    ],
  },
  seed: {
    on: ['platform', 'catalog', 'content'],
    floors: [['files'], ['law'], ['places', 'catalog', 'translations'], ['content'], [''], ['large']],
  },
};

test('every import between the rooms of store-api leads to a lower floor [OPS-01]', () => {
  expect(faultsOf(STORE_API, importsIn(SOURCES))).toEqual([]);
});

/** What the platform, and each part for its pages, has to know of the tables above; a new one needs its reason here. */
const KNOWN_QUERIES = [
  // Where pictures are named by what they show.
  'content/documents/named-picture.ts queries catalog/products/tables.ts',
  // A store is only restored where none of the parts has been used.
  'platform/backup/store-in-use.ts queries account/people/tables.ts',
  'platform/backup/store-in-use.ts queries cart-checkout/orders/tables.ts',
  'platform/backup/store-in-use.ts queries catalog/enquiries/tables.ts',
  'platform/backup/store-in-use.ts queries catalog/products/tables.ts',
  'platform/backup/store-in-use.ts queries content/newsletter/tables.ts',
  'platform/consents/consent-text.ts queries content/pages/tables.ts',
  'platform/mail/forget-mails.ts queries account/people/tables.ts',
  'seed/sample-coupons.ts queries cart-checkout/coupons/tables.ts',
];

test('a part of store-api queries only its own tables and those of the parts below it [OPS-01]', () => {
  const queries = queriesIn(SOURCES, ['platform/database/{baseline,migrations}/**']);
  // That the reader of statements reads them.
  expect(queries).toContainEqual({ file: 'cart-checkout/orders/find-sold.ts', target: 'catalog/products/tables.ts' });
  expect(leadingUp(STORE_API, queries)).toEqual(KNOWN_QUERIES);
});

describe('an import is named that', () => {
  const house: House = {
    platform: { on: [], floors: [['']] },
    shop: { on: ['platform'], floors: [['stock'], ['cart', 'gifts'], ['']] },
  };
  const sound = [
    { file: 'app.ts', target: 'shop/routes.ts' },
    { file: 'platform/time.ts', target: 'platform/days.ts' },
    { file: 'shop/routes.ts', target: 'shop/cart/price.ts' },
    { file: 'shop/cart/price.ts', target: 'shop/stock/left.ts' },
    { file: 'shop/gifts/wrap.ts', target: 'platform/time.ts' },
    { file: 'shop/stock/left.ts', target: 'platform/time.ts' },
  ];

  test.each([
    ['runs up to the part above', 'platform/time.ts', 'shop/stock/left.ts'],
    ['runs up within its part', 'shop/stock/left.ts', 'shop/cart/price.ts'],
    ['runs to the face of its part', 'shop/cart/price.ts', 'shop/routes.ts'],
    ['runs along its floor', 'shop/cart/price.ts', 'shop/gifts/wrap.ts'],
    ['runs to the composition', 'shop/cart/price.ts', 'app.ts'],
    ['runs to what only tests use', 'shop/cart/price.ts', 'testing/random.ts'],
  ])('%s [OPS-01]', (_case, file, target) => {
    expect(faultsOf(house, sound)).toEqual([]);
    expect(faultsOf(house, [...sound, { file, target }])).toEqual([`${file} imports ${target}`]);
  });

  test('comes from a room that is not drawn, or lacks in one that is [OPS-01]', () => {
    const stray = { file: 'shop/attic/box.ts', target: 'platform/time.ts' };
    expect(faultsOf(house, [...sound, stray])).toContain('shop/attic/box.ts is in no room');
    expect(faultsOf(house, sound.slice(0, -2))).toEqual(['nothing is in shop/gifts']);
  });
});
