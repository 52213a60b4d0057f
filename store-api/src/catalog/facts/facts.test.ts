import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { up as derivedTexts } from '../../platform/database/migrations/0850-derived-texts.ts';
import { DELIVERY_CONTENT } from '../../seed/catalog/contents.ts';
import { readSeedFacts } from '../../seed/files/seed-media.ts';
import { operator } from '../../testing/operator.ts';
import { productTables, table } from '../../testing/product-tables.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { ASSEMBLIES, COVER_CARES, COVERS } from './fact-names.ts';
import { careOf, deliveryOf } from './sentences.ts';

const TEAL = 'KC-00001';

describeOnDatabase('the facts of a piece', (app) => {
  const { imported, exported, recordOf } = productTables(app);
  const store = (...words: string[]) => operator(app(), words);
  const detailOf = async (sku: string, language = 'en') => {
    const { product_id } = await app()
      .db.selectFrom('products')
      .select('product_id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    const response = await app().http.inject({
      method: 'POST',
      url: getProductDetail.path,
      payload: { requestParameters: { ProductId: product_id } },
      headers: { 'accept-language': language },
    });
    return (JSON.parse(response.json().data) as readonly ProductDetail[])[0];
  };
  const lacking = async () =>
    (await store('products', 'facts', '--format', 'jsonl')).lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));

  it('are in the detail of a product, with those of its type in their order [CAT-33]', async () => {
    const sofa = await detailOf(TEAL);
    expect(sofa?.Facts).toMatchObject({
      Seats: 3,
      Modules: 1,
      SeatHeightCm: 49,
      SeatDepthCm: 48,
      WeightKg: 62,
      Boxes: [{ Length: 221, Width: 95, Height: 92 }],
      Cover: 'woven fabric',
      CoverCare: 'machine wash',
      Side: null,
      LeadDays: null,
      Assembly: 'fix the legs',
      ArrivesAssembled: false,
      Estimated: ['Boxes', 'Filling', 'LoadKg', 'WeightKg'],
    });
    expect(sofa?.Facts?.ShownFirst.slice(0, 4)).toEqual(['Width', 'Depth', 'Height', 'Seats']);
    expect((await detailOf('KC-00059'))?.Facts).toBeNull();
  });

  it('of the samples are those that were measured on their models [CAT-33]', async () => {
    const rows = await app()
      .db.selectFrom('products')
      .innerJoin('product_facts', 'product_facts.product_id', 'products.product_id')
      .select(['slug', 'cover', 'seat_height_cm', 'seat_depth_cm', 'estimated'])
      .execute();
    const stored = new Map(rows.map(({ slug, ...facts }) => [slug, facts]));
    for (const { slug, cover = null, seatHeightCm = null, seatDepthCm = null } of readSeedFacts()) {
      const facts = { cover, seat_height_cm: seatHeightCm, seat_depth_cm: seatDepthCm };
      expect({ slug, ...stored.get(slug) }).toMatchObject({ slug, ...facts });
      expect(stored.get(slug)?.estimated).not.toContain('seat_height_cm');
    }
    expect(await lacking()).not.toContainEqual(expect.objectContaining({ required: expect.stringMatching(/./) }));
  });

  it('are read and written by tables; a fault names its column [CAT-33] [API-06]', async () => {
    expect(await imported(await exported())).toMatchObject({ unchanged: 71, faults: [] });
    const head = 'sku,seat_height_cm,boxes,cover,lead_days,assembly,estimated';
    const wrong = table(head, `${TEAL},0,220x95,fur,400,somehow,beauty`);
    expect(await imported(wrong)).toMatchObject({
      badRows: 1,
      faults: [
        'row 2, seat_height_cm: is at least 1',
        'row 2, boxes: is length x width x height in whole centimetres, like 220x95x70',
        expect.stringContaining('row 2, cover: is one of these: woven fabric, velvet'),
        'row 2, lead_days: is at most 365',
        expect.stringContaining('row 2, assembly: is one of these'),
        'row 2, estimated: names a fact that products do not have',
      ],
    });
    const right = table('sku,seat_height_cm,boxes,lead_days', `${TEAL},50,100x95x90|130x95x90,5`);
    expect(await imported(right)).toMatchObject({ changed: 1, faults: [] });
    expect(await recordOf(TEAL)).toMatchObject({ seat_height_cm: 50, lead_days: 5, cover: 'woven fabric' });
    // Written anew, the packages are no estimate any more.
    expect((await detailOf(TEAL))?.Facts).toMatchObject({
      Boxes: [
        { Length: 100, Width: 95, Height: 90 },
        { Length: 130, Width: 95, Height: 90 },
      ],
      LeadDays: 5,
      Estimated: ['Filling', 'LoadKg', 'WeightKg'],
    });
    expect(await imported(table('sku,lead_days', `${TEAL},60`))).toMatchObject({
      faults: ['row 2, lead_days: is more than shipping_days, which contain it'],
    });
  });

  it('that a type must say are not taken from a published product; what is asked is listed as missing [CAT-33]', async () => {
    const { faults } = await store('products', 'set', TEAL, '--frame', '');
    expect(faults.join()).toContain('--frame is empty; a published 3 Seater Sofa says it');
    expect((await store('products', 'set', TEAL, '--filling', '', '--frame', 'Teak')).faults).toEqual([]);
    expect(await lacking()).toContainEqual(expect.objectContaining({ sku: TEAL, asked: 'filling' }));
    await store('attributes', 'ask', '3 Seater Sofa', '--fact', 'frame', '--fact', 'width_cm', '--required', 'frame');
    // What it has lacked all along stops no change of its price.
    await store('attributes', 'ask', 'Mirror', '--fact', 'load_kg', '--required', 'load_kg');
    const mirror = 'KC-00055';
    expect(await lacking()).toContainEqual(expect.objectContaining({ sku: mirror, required: 'load_kg' }));
    expect((await store('products', 'set', mirror, '--price', '9999')).faults).toEqual([]);
    expect((await detailOf(TEAL))?.Facts?.ShownFirst).toEqual(['Frame', 'Width']);
    expect(await lacking()).not.toContainEqual(expect.objectContaining({ sku: TEAL }));
    const listed = (await store('attributes', 'facts', '--format', 'jsonl')).lines.map((line) => JSON.parse(line));
    expect(listed).toContainEqual({ type: '3 Seater Sofa', fact: 'frame', required: 'yes' });
    expect((await store('attributes', 'ask', 'Spaceship', '--fact', 'frame')).faults.join()).toContain('no type');
  });

  it('contradict no text of a sample; a text that does is refused, and its feature left out [CAT-33]', async () => {
    expect(await lacking()).not.toContainEqual(expect.objectContaining({ contradictions: expect.stringMatching(/./) }));
    const row = (text: string) => table('sku,short_description', `KC-00051,"${text}"`);
    const { record } = { record: await recordOf('KC-00051') };
    expect(record).toMatchObject({ cover: 'velvet', seat_height_cm: 49 });
    expect(record?.description).toContain('dense velvet');
    expect(record?.description).not.toMatch(/woven|washing/);
    expect(
      await imported(row('A tightly woven fabric, seat height 44 cm, width 90 cm; its covers come off for washing.')),
    ).toMatchObject({
      badRows: 1,
      faults: [
        'row 2, short_description: says woven fabric, but the cover is velvet',
        'row 2, short_description: says 90 cm, but it is 217 cm (wide)',
        'row 2, short_description: says 44 cm, but it is 49 cm (high at its seat)',
        'row 2, short_description: says that covers are washed, but they are cleaned otherwise: dry clean',
      ],
    });
    expect(await imported(row('A velvet sofa, seat height 49 cm, width 217 cm.'))).toMatchObject({ changed: 1 });
    // Also from the other side: a fact that makes a text wrong.
    const { faults } = await store('products', 'set', 'KC-00051', '--cover', 'leatherette', '--seater', '2 Seater');
    expect(faults.join()).toContain('--name says 3 seats, but it has 2');
    expect(faults.join()).toContain('--description says velvet, but the cover is leatherette');
  });

  it.each([
    [
      'KC-00055',
      'delivery',
      'Assembly is free; elsewhere ₹700 to ₹1,000 for a bed.',
      ['says what its assembly is, but it arrives assembled', 'speaks of a bed, but it is a Mirror'],
    ],
    [
      'KC-00002',
      'description',
      'Of solid mango, delivered in 99 days. Sold finally: it cannot be returned.',
      [
        'says 99 days, but it is 11 days (until it is delivered)',
        'says solid mango, but it is of Sheesham Wood',
        'says that it cannot be returned, but it can',
      ],
    ],
    [
      'KC-00009',
      'description',
      '<ul><li>44 cm seat</li><li>40-density foam</li></ul>',
      [
        'says 44 cm, but it is 49 cm (high at its seat)',
        'says 40-density, but the filling is 32-density foam with a soft fibre wrap',
      ],
    ],
    [
      'KC-00011',
      'picture_texts',
      'Rudra with a right chaise, 3 seater',
      ['says 3 seats, but it has 4', 'says right, but its side is left'],
    ],
  ])('of %s contradict a %s, which is refused [CAT-33]', async (sku, column, text, faults) => {
    const { faults: found } = await imported(table(`sku,${column}`, `${sku},"${text}"`));
    expect(found).toEqual(faults.map((fault) => `row 2, ${column}: ${fault}`));
  });

  it('are in every language: a translation that says more than its text is refused, and one that is there is listed [CAT-33]', async () => {
    const english = 'The cover is a tightly woven fabric, 217 cm wide.';
    const { db } = app();
    const before = await db
      .selectFrom('products')
      .select('short_description')
      .where('sku', '=', TEAL)
      .executeTakeFirstOrThrow();
    await db.updateTable('products').set({ short_description: english }).where('sku', '=', TEAL).execute();
    const says = async (translated: string) => {
      await db.deleteFrom('translations').where('english', '=', english).execute();
      await db
        .insertInto('translations')
        .values({ language: 'ar', shown_from: 'products.short_description', english, translated, state: 'machine' })
        .execute();
      return (await lacking()).find(({ sku }) => sku === TEAL)?.contradictions ?? '';
    };
    expect(await says('غطاء من قماش محكم النسج، بعرض 217 سم')).toBe('');
    expect(await says('غطاء من قماش محكم النسج، بعرض ٢١٧ سم')).toBe('');
    expect(await says('غطاء من المخمل، بعرض 210 سم')).toBe(
      "short_description in ar says 210, which the English text does not; short_description in ar says 'مخمل', which the English text does not",
    );
    await db.deleteFrom('translations').where('english', '=', english).execute();
    await db.updateTable('products').set(before).where('sku', '=', TEAL).execute();
  });

  it('say how a piece is delivered and cared for, as soon as one changes, beside what the shop writes [CAT-33]', async () => {
    const textsOf = async (sku: string, language?: string) => {
      const { DeliveryContent: delivery = '', FurnitureCareContent: care = '' } = (await detailOf(sku, language)) ?? {};
      return { delivery, care };
    };
    const [mirror, bed, stool] = await Promise.all(['KC-00055', 'KC-00002', 'KC-00029'].map((sku) => textsOf(sku)));
    expect(mirror?.delivery).toMatch(
      /^<p>Delivered anywhere.*<li>It arrives assembled: place it, and it is ready\.<\/li>/s,
    );
    expect(mirror?.delivery).not.toContain('assembler');
    expect(bed?.delivery).toContain(
      '<li>Assembly is free in major cities. Elsewhere it is paid directly to the assembler.</li>',
    );
    expect(stool?.care).toMatch(/beeswax.*No solvents.*damp cloth and a drop of mild soap/s);
    expect(await recordOf('KC-00029')).toMatchObject({ cover: 'leatherette', care: '' });
    await store('products', 'set', 'KC-00029', '--care', '<p>Oil the feet.</p>', '--assembly', 'fix the legs');
    await store('products', 'set', 'KC-00029', '--lead-days', '4', '--cover-care', 'spot clean');
    const changed = await textsOf('KC-00029');
    expect(changed.care).toMatch(/^<p>Oil the feet\.<\/p><ul><li>Dust.*Clean single spots/s);
    expect(changed.care).not.toContain('then dry.');
    expect(changed.delivery).toMatch(/made to order.*Only the legs are fixed/s);
    const arabic = await textsOf('KC-00029', 'ar');
    for (const said of Object.values(arabic)) expect(said.replace('Oil the feet', '')).not.toMatch(/[a-z]{5}/i);
  });

  it('have a sentence for each way to assemble and to clean a piece [CAT-33]', () => {
    const facts = { Assembly: null, LeadDays: null, Cover: null, CoverCare: null };
    const bare = { material_name: null, type: null };
    for (const Assembly of ASSEMBLIES) expect(deliveryOf('', { ...facts, Assembly }, null)).toMatch(/^<ul><li>/);
    for (const CoverCare of COVER_CARES) expect(careOf('', { ...facts, CoverCare }, bare)).toMatch(/^<ul><li>/);
    for (const Cover of COVERS)
      expect(careOf('', { ...facts, Cover }, { ...bare, material_name: 'Fabric' })).toMatch(/^<ul><li>/);
    const bed = { ...facts, Assembly: 'assembled on delivery' };
    expect(deliveryOf('', bed, 'paid')).toContain('<li>Assembly is paid directly to the assembler.</li>');
    expect(deliveryOf('<p>Ours.</p>', null, 'paid')).toBe('<p>Ours.</p>');
  });

  it.each([
    ['Coffee Table', true],
    ['4 Seater Dining Set', true],
    ['Chest of Drawers', true],
    ['Mirror', false],
    ['Dining Chair', false],
    ['King Size Bed', false],
    [null, false],
  ])('of a wooden %s ask for coasters: %s [CAT-33]', (type, isAsked) => {
    const care = careOf('', null, { material_name: 'Mango Wood', type });
    expect(care).toContain('Dust with a soft');
    expect(care.includes('coasters')).toBe(isAsked);
  });

  it('of a dining set name the load of one seat, those of a sofa that of all [CAT-33]', async () => {
    expect((await detailOf('KC-00004'))?.Facts).toMatchObject({ LoadKg: 120, LoadIsPerSeat: true });
    expect((await detailOf(TEAL))?.Facts).not.toHaveProperty('LoadIsPerSeat');
  });

  it('are said once in a store whose samples had them in their texts [CAT-33]', async () => {
    const delivery_content = `${DELIVERY_CONTENT.replace('</ul>', '')}<li>It arrives assembled: place it, and it is ready.</li></ul>`;
    const { db } = app();
    const sample = db.updateTable('products').where('sku', '=', 'KC-00055');
    await sample.set({ delivery_content, furniture_care_content: '<p>Ours.</p>' }).execute();
    await derivedTexts(db);
    expect(await recordOf('KC-00055')).toMatchObject({ delivery: DELIVERY_CONTENT, care: '<p>Ours.</p>' });
  });

  it('are said in Arabic [CAT-33] [SH-21]', async () => {
    const sofa = await detailOf('KC-00010', 'ar');
    for (const said of [sofa?.Facts?.Cover, sofa?.Facts?.CoverCare, sofa?.Facts?.Frame, sofa?.Facts?.Assembly]) {
      expect(said).toMatch(/\p{Script=Arabic}/u);
    }
  });
});
