import { affectedTests, type Project } from './affected-tests.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'docs/operations.md': '',
  'package-lock.json': '{}',
  'shared-contracts/contract/domain/money.ts': '',
  'store-api/jest.config.mjs': "import { preset } from '../shared-contracts/build/jest-preset.mjs';",
  'shared-contracts/build/jest-preset.mjs': '',
  'store-api/src/pricing/price.ts': "import { paise } from 'shared-contracts/domain/money';",
  'store-api/src/pricing/price.test.ts': "import { price } from './price.ts';",
  'store-api/src/mail/mail.ts': '',
  'store-api/src/mail/mail.test.ts': "const { mail } = await import('./mail.ts'); import '../app.ts';",
  'store-api/src/app.ts': "import './reviews/reviews.ts';",
  'store-api/src/reviews/reviews.ts': '',
  'store-api/src/reviews/reviews.test.ts': "import { app } from '../app.ts';",
  'store-api/src/main.ts': "import './pricing/price.ts';",
  'store-api/src/main.test.ts': "const MAIN = new URL('./main.ts', import.meta.url);",
  'store-api/src/guide.test.ts': "const GUIDE = new URL('../../docs/operations.md', import.meta.url);",
  'store-api/seed/products.csv': '',
  'mfe-catalog/src/card.module.css': '',
  'mfe-catalog/src/card.test.tsx': "import { Card } from './card.tsx';",
  '.ci/boundaries/imports.test.ts': "const ROOT = path.resolve(import.meta.dirname, '../..');",
  '.ci/start/start.test.ts': "const START = path.join(import.meta.dirname, 'main.ts');",
  '.ci/start/start-stop.test.ts': "const ROOT = '../..';",
  '.ci/start/main.ts': "const API = 'store-api/src/main.ts';",
  'e2e/journeys/buy-a-sofa.spec.ts': "import { store } from '../store.ts';",
  'e2e/money/cart.spec.ts': "import { lines } from './lines.ts'; import { store } from '../store.ts';",
  'e2e/money/lines.ts': '',
  'e2e/store.ts': "import { start } from '../.ci/start/main.ts';",
};
const project: Project = {
  files: new Set(Object.keys(SOURCES)),
  packages: ['shared-contracts', 'store-api', 'mfe-catalog', 'e2e', '.ci'],
  read: (file) => SOURCES[file] ?? '',
  resolveContract: (specifier) => specifier.replace('shared-contracts', 'shared-contracts/contract').concat('.ts'),
};
const ALWAYS = '.ci/boundaries/imports.test.ts';
const PURCHASE = 'e2e/journeys/buy-a-sofa.spec.ts';
const STORE_API = ['guide', 'mail/mail', 'main', 'pricing/price', 'reviews/reviews'].map(
  (name) => `store-api/src/${name}.test.ts`,
);

test.each<[string, string, readonly string[]]>([
  [
    'of the contract reaches other packages, and processes that tests start',
    'shared-contracts/contract/domain/money.ts',
    ['.ci/start/start.test.ts', PURCHASE, 'store-api/src/main.test.ts', 'store-api/src/pricing/price.test.ts'],
  ],
  ['of one room leaves the others alone', 'store-api/src/mail/mail.ts', [PURCHASE, 'store-api/src/mail/mail.test.ts']],
  [
    'that the app alone names runs the tests next to it and to the app',
    'store-api/src/reviews/reviews.ts',
    [PURCHASE, ...['guide', 'main', 'reviews/reviews'].map((name) => `store-api/src/${name}.test.ts`)],
  ],
  [
    'of the app itself runs all that start it',
    'store-api/src/app.ts',
    [PURCHASE, ...STORE_API.filter((test) => !test.includes('pricing'))],
  ],
  ['of a table runs all tests of its package', 'store-api/seed/products.csv', [PURCHASE, ...STORE_API]],
  ['of a style sheet too', 'mfe-catalog/src/card.module.css', [PURCHASE, 'mfe-catalog/src/card.test.tsx']],
  ['of how tests run as well', 'shared-contracts/build/jest-preset.mjs', [PURCHASE, ...STORE_API]],
  [
    'of a document runs the tests that read it',
    'docs/operations.md',
    ['.ci/start/start-stop.test.ts', '.ci/start/start.test.ts', 'store-api/src/guide.test.ts'],
  ],
  ["of a journey's part runs that journey", 'e2e/money/lines.ts', ['e2e/money/cart.spec.ts']],
  [
    'of installed packages runs every Jest test',
    'package-lock.json',
    [
      '.ci/start/start-stop.test.ts',
      '.ci/start/start.test.ts',
      PURCHASE,
      'mfe-catalog/src/card.test.tsx',
      ...STORE_API,
    ],
  ],
  [
    'that deletes a file runs all tests of its package',
    'mfe-catalog/src/gone.ts',
    [PURCHASE, 'mfe-catalog/src/card.test.tsx'],
  ],
])('a change %s: %s [OPS-30]', (_, changed, expected) => {
  expect(affectedTests(project, [changed])).toEqual([ALWAYS, ...expected]);
});

test('without a change nothing runs', () => {
  expect(affectedTests(project, [])).toEqual([]);
});
