import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getColorsList } from 'shared-contracts/api/get-colors-list';
import { getManufacturerList } from 'shared-contracts/api/get-manufacturer-list';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import sharp from 'sharp';
import { migrate } from '../platform/database/migrate.ts';
import { seed } from '../seed/seed.ts';
import { openEmptyDatabase } from '../testing/databases.ts';
import { operator } from '../testing/operator.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

describe(`an empty shop`, () => {
  let app: TestApp;
  beforeAll(async () => {
    const open = async () => {
      const database = await openEmptyDatabase();
      await migrate(database.db);
      await seed(database.db, { dataDir: tmpdir(), fillsSamples: false });
      return database;
    };
    app = await buildTestApp({ open, followsChanges: true });
  });
  afterAll(() => app.close());

  const STEPS = [
    ['categories', 'add', 'Sofas', '--intro', 'To sit on.'],
    ['categories', 'add', 'Corner', 'Sofas', '--under', 'sofas'],
    ['attributes', 'add', 'types', '3 Seater Sofa'],
    ['attributes', 'add', 'types', 'Dining Chair'],
    ['attributes', 'add', 'materials', 'Teak'],
    ['attributes', 'add', 'colours', 'Teal', '--hex', '#1F6E70'],
    ['attributes', 'add', 'origins', 'Vietnam', '--code', 'VN'],
    ['attributes', 'add', 'shipping', 'Home Delivery'],
    ['importers', 'add', 'Mekong', 'Imports', '--address', 'Mumbai 400001'],
    [
      'vendors',
      'add',
      'Mekong',
      '--maker',
      'Mekong Co',
      '--address',
      'Hoi An',
      '--origin',
      'VN',
      '--importer',
      'Mekong Imports',
    ],
    ['families', 'add', 'Aarvi', '--varies', 'color'],
    ['synonyms', 'add', 'diwan', 'sofa'],
    ['quality', 'assign', '17632', 'Dining', 'Chair'],
    ['gst', 'check'],
  ] as const;
  const SOFA = ['--name', 'Aarvi Sofa', '--categories', 'sofas', '--vendor', 'Mekong', '--type', '3 Seater Sofa'];
  const SALE = ['--price', '24990', '--stock', '4', '--hsn', '9401', '--shipping-days', '9', '--color', 'Teal'];

  it('gets all that products need by commands alone, and shoppers see it at once [API-10]', async () => {
    // Cached answers: what shows is what the database has reported.
    expect(await app.call(getCategoriesList, {})).toEqual([]);
    for (const step of STEPS) expect({ step, ...(await operator(app, step)) }).toMatchObject({ exit: 0, faults: [] });
    await until(async () => (await app.call(getCategoriesList, {})).length === 2, 'two categories');
    expect((await app.call(getCategoriesList, {})).map(({ Slug }) => Slug)).toEqual(['sofas', 'corner-sofas']);
    await until(async () => (await app.call(getColorsList, {})).length === 1, 'a colour');
    await until(async () => (await app.call(getManufacturerList, {})).length === 1, 'a vendor');
    const picture = join(app.settings.dataDir, 'sofa.jpg');
    const teal = { width: 900, height: 600, channels: 3, background: '#1F6E70' } as const;
    await writeFile(picture, await sharp({ create: teal }).jpeg().toBuffer());
    const sale = [
      ['products', 'create', 'AA-1', ...SOFA, ...SALE],
      ['products', 'pictures', 'add', 'AA-1', picture],
      ['families', 'join', 'Aarvi', 'AA-1'],
      ['products', 'publish', 'AA-1'],
    ];
    for (const step of sale) expect({ step, ...(await operator(app, step)) }).toMatchObject({ exit: 0, faults: [] });
    const found = () => app.call(getAllProducts, { SearchTerm: 'diwan' });
    await until(async () => (await found()).length === 1, 'the first product');
    expect(await found()).toMatchObject([{ ProductName: 'Aarvi Sofa', Price: 24_990, VendorName: 'Mekong' }]);
    const [product] = await app.call(getProductDetail, { ProductId: (await found())[0]?.ProductId });
    expect(product).toMatchObject({ CountryOfOrigin: 'Vietnam', ImporterName: 'Mekong Imports', GstRate: 18 });
    const acts = await operator(app, ['audit', 'list']);
    expect(acts.lines.join('\n')).toContain('vendors add');
  });
});
