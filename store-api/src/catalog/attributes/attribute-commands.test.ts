import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import * as v from 'valibot';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { KIND_NAMES } from './attribute-kinds.ts';

const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  colours: ['--hex', '#2e8b57'],
  origins: ['--code', 'vn'],
};

describeOnDatabase('the commands of attributes', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  const idOf = async (kind: string, name: string) => {
    const { lines } = await store('attributes', 'list', kind, '--format', 'jsonl');
    return String(lines.map((line) => JSON.parse(line)).find((row) => row.name === name)?.id);
  };

  it.each(KIND_NAMES)('%s are added, renamed, listed and ended; a dry run changes nothing [API-10]', async (kind) => {
    const extras = EXTRAS[kind] ?? [];
    const dry = await store('attributes', 'add', kind, 'Brand', 'New', ...extras, '--dry-run');
    expect(dry.lines.at(-1)).toBe('A dry run: nothing was changed.');
    expect(await idOf(kind, 'Brand New')).toBe('undefined');
    expect((await store('attributes', 'add', kind, 'Brand', 'New', ...extras)).exit).toBe(0);
    expect((await store('attributes', 'add', kind, 'Brand', 'New', ...extras)).faults.join()).toContain('already');
    const id = await idOf(kind, 'Brand New');
    expect((await store('attributes', 'set', kind, id, '--name', 'Nearly New')).exit).toBe(0);
    expect(await idOf(kind, 'Nearly New')).toBe(id);
    expect((await store('attributes', 'end', kind, id)).exit).toBe(0);
    expect(await idOf(kind, 'Nearly New')).toBe('undefined');
  });

  it('is renamed in the filters of listings, and found by its new name [API-10]', async () => {
    await store('attributes', 'set', 'materials', await idOf('materials', 'Mango Wood'), '--name', 'Aam Wood');
    const { extras } = await app().callWithExtras(getAllProducts, { WithFacets: true });
    const names = v.parse(ListingExtras, extras).facets.materials.map(({ Name }) => Name);
    expect(names).toContain('Aam Wood');
    expect(names).not.toContain('Mango Wood');
    expect((await app().call(getAllProducts, { SearchTerm: 'aam' })).length).toBeGreaterThan(0);
  });

  it.each(['materials', 'tags'])(
    'of %s one that products have goes only with another one for them [API-10]',
    async (kind) => {
      const { lines } = await store('attributes', 'list', kind, '--format', 'jsonl');
      const [one, other] = lines.map((line) => JSON.parse(line)).filter((row) => row.products > 0);
      const refused = await store('attributes', 'end', kind, String(one.id));
      expect(refused.faults.join()).toMatch(/^\d+ products have the .*--replace-by ID/);
      const ended = await store('attributes', 'end', kind, String(one.id), '--replace-by', String(other.id));
      expect(ended.lines[0]).toBe(`products that have ${kind.slice(0, -1)} ${other.id} instead: ${one.products}`);
      const after = (await store('attributes', 'list', kind, '--format', 'jsonl')).lines.map((line) =>
        JSON.parse(line),
      );
      expect(after.find((row) => row.id === one.id)).toBeUndefined();
      expect(after.find((row) => row.id === other.id).products).toBeGreaterThanOrEqual(other.products);
    },
  );

  it.each([
    [['colours', 'Sea', 'Green'], 'Give --hex'],
    [['colours', 'Sea', 'Green', '--hex', 'green'], '--hex is like #A3703F'],
    [['tags', 'Sea', '--hex', '#2E8B57'], 'A tag has no --hex'],
    [['origins', 'Vietnam', '--code', 'VNM'], '--code is like ID'],
    [['sizes', '  '], 'A name has 1 to 100 characters'],
    [['wheels', 'Big'], 'is one of: types'],
  ])('attributes add %j is refused: %s', async (words, sentence) => {
    const { faults, exit } = await store('attributes', 'add', ...words);
    expect(exit).not.toBe(0);
    expect(faults.join('\n')).toContain(sentence);
  });
});

describeOnDatabase('the commands of vendors, importers and shipping', (app) => {
  const store = (...words: string[]) => operator(app(), words);

  it('makes a vendor abroad with its importer, whose new products are imports [API-10] [LAW-01]', async () => {
    await store('attributes', 'add', 'origins', 'Vietnam', '--code', 'VN');
    await store('importers', 'add', 'Mekong', 'Imports', '--address', 'Mumbai 400001');
    const made = [
      '--maker',
      'Mekong Rattan Co',
      '--address',
      'Hoi An',
      '--origin',
      'vn',
      '--importer',
      'mekong imports',
    ];
    const { lines } = await store('vendors', 'add', 'Mekong', ...made);
    expect(lines[0]).toMatch(/^vendor \d+: Mekong$/);
    const vendor = (await store('vendors', 'list', '--format', 'jsonl')).lines
      .map((line) => JSON.parse(line))
      .find((row) => row.name === 'Mekong');
    expect(vendor).toMatchObject({ maker: 'Mekong Rattan Co', origin: 'VN', importer: 'Mekong Imports', products: 0 });
    const { product_id: _, ...model } = await app()
      .db.selectFrom('products')
      .selectAll()
      .where('slug', '=', 'room-planning-guide')
      .executeTakeFirstOrThrow();
    const { origin_id: __, importer_id: ___, ...row } = model;
    const product = await app()
      .db.insertInto('products')
      .values({ ...row, slug: 'mekong-chair', sku: 'MK-1', vendor_id: vendor.id })
      .returning(['origin_id', 'importer_id'])
      .executeTakeFirstOrThrow();
    expect(product.importer_id).not.toBeNull();
    const origin = await app()
      .db.selectFrom('origins')
      .select('name')
      .where('origin_id', '=', product.origin_id)
      .execute();
    expect(origin).toEqual([{ name: 'Vietnam' }]);
    expect((await store('vendors', 'end', String(vendor.id))).faults).toEqual([
      `1 products are of vendor ${vendor.id}.`,
    ]);
    await app().db.deleteFrom('products').where('sku', '=', 'MK-1').execute();
    expect((await store('vendors', 'end', String(vendor.id))).exit).toBe(0);
  });

  it('refuses a vendor without what the law asks, and an unknown origin', async () => {
    expect((await store('vendors', 'add', 'Nobody')).faults.join()).toContain('--maker and --address');
    const made = ['--maker', 'A', '--address', 'B', '--origin', 'ZZ'];
    expect((await store('vendors', 'add', 'Nobody', ...made)).faults.join()).toContain('no country of origin ZZ');
  });

  it('sets what shipping costs, and by which method [API-10]', async () => {
    const row = () =>
      app()
        .db.selectFrom('products')
        .select(['is_shipping_free', 'shipping_fee_paise'])
        .where('sku', '=', 'KC-00001')
        .executeTakeFirstOrThrow();
    expect((await store('shipping', 'fee', '499.50', 'KC-00001')).lines).toEqual(['KC-00001: shipping costs ₹499.5']);
    expect(await row()).toEqual({ is_shipping_free: false, shipping_fee_paise: 49_950 });
    await store('shipping', 'fee', 'free', '1');
    expect(await row()).toEqual({ is_shipping_free: true, shipping_fee_paise: 0 });
    expect((await store('shipping', 'fee', 'free', 'KC-00001', 'NO-1')).faults.join()).toContain('no product NO-1');
    expect((await store('shipping', 'methods', 'KC-00001', '--by', 'Home Delivery')).exit).toBe(0);
    expect((await store('shipping', 'methods', 'KC-00001', '--by', 'Pigeon')).faults.join()).toContain(
      'The methods are:',
    );
  });
});
