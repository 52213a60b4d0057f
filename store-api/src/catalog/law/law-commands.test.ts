import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the commands of what the law asks', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  const rows = async (...words: string[]) =>
    (await store(...words, '--format', 'jsonl')).lines.map((line) => JSON.parse(line));
  const product = async (slug: string) =>
    app().db.selectFrom('products').select(['product_id', 'sku']).where('slug', '=', slug).executeTakeFirstOrThrow();
  const publish = (sku: string, is_published: boolean) =>
    app().db.updateTable('products').set({ is_published }).where('sku', '=', sku).execute();

  // A shop whose types nobody had judged was told 'None.'
  it('says which types nobody has judged, until somebody does [LAW-02]', async () => {
    expect((await store('quality', 'missing')).lines).toEqual(['None.']);
    await app()
      .db.updateTable('product_types')
      .set({ is_quality_judged: false })
      .where('name', 'like', 'Rocking%')
      .execute();
    expect((await store('quality', 'missing')).lines).toEqual([
      'Nobody has said which standards cover Rocking Chair: quality assign says so.',
    ]);
    expect((await store('quality', 'assign', 'none', 'Rocking', 'Chair')).lines).toEqual([
      'Rocking Chair: under no standard',
    ]);
    expect((await store('quality', 'missing')).lines).toEqual(['None.']);
  });

  it('lists what lacks a licence once its type falls under a standard; a licence or a recorded exemption settles it [LAW-02]', async () => {
    expect(await rows('quality', 'missing')).toEqual([]);
    expect((await store('quality', 'assign', '17632', 'Rocking', 'Chair')).lines).toEqual([
      'Rocking Chair: under IS 17632:2022',
    ]);
    const { sku } = await product('jhula-rocking-chair-in-sheesham-wood');
    expect(await rows('quality', 'missing')).toEqual([
      { sku, standard: 'IS 17632:2022', name: 'Jhula Rocking Chair in Sheesham Wood' },
    ]);
    expect((await store('quality', 'licence', 'CM/L-8400123456', sku)).lines).toEqual([
      `${sku}: IS 17632:2022, licence CM/L-8400123456`,
    ]);
    expect(await rows('quality', 'missing')).toEqual([]);
    const { product_id } = await product('jhula-rocking-chair-in-sheesham-wood');
    const [shown] = await app().call(getProductDetail, { ProductId: product_id });
    expect(shown?.QualityMarks).toEqual([
      { Standard: 'IS 17632:2022', Title: 'General purpose chairs and stools', Licence: 'CM/L-8400123456' },
    ]);
    await store('quality', 'assign', '17632', 'Rocking', 'Chair', '--not');
  });

  it('publishes without a licence only with a recorded exemption, which ends with its ground [LAW-02]', async () => {
    const { product_id, sku } = await product('veda-wing-chair-in-olive');
    await publish(sku, false);
    await app().db.deleteFrom('product_licences').where('product_id', '=', product_id).execute();
    await expect(publish(sku, true)).rejects.toMatchObject({ code: 'RF001' });
    const exempt = [
      'quality',
      'exempt',
      sku,
      '--ground',
      'declared-stock',
      '--reason',
      'Declared to the Bureau on 1 March 2026',
    ];
    expect((await store(...exempt, '--dry-run')).lines[0]).toBe(
      `Would: ${sku}: exempt from IS 17632:2022, declared-stock until 2027-02-13`,
    );
    await expect(publish(sku, true)).rejects.toMatchObject({ code: 'RF001' });
    await store(...exempt);
    await publish(sku, true);
    expect((await rows('quality', 'exemptions')).find((row) => row.sku === sku)).toMatchObject({
      ground: 'declared-stock',
      until: '2027-02-13',
      reason: 'Declared to the Bureau on 1 March 2026',
    });
    expect(await rows('quality', 'missing', '--on', '2027-02-14')).toMatchObject([{ sku }]);
    expect((await store('quality', 'end', sku)).lines).toEqual([`${sku}: no longer exempt`]);
    expect(await rows('quality', 'missing')).toMatchObject([{ sku }]);
    await store('quality', 'licence', 'CM/L-8400123456', sku);
  });

  it.each([
    [['licence', '8400123456', 'KC-00003'], 'A licence is like'],
    [['licence', 'CM/L-8400123456', 'KC-00001'], 'falls under no standard'],
    [['licence', 'CM/L-8400123456', 'NO-1'], 'There is no product NO-1'],
    [
      ['exempt', 'KC-00003', '--ground', 'luck', '--reason', 'We were lucky so far'],
      '--ground is one of: declared-stock',
    ],
    [['exempt', 'KC-00003', '--ground', 'udyam', '--reason', 'so'], '--reason says which paper'],
    [['assign', '17632', 'Spaceship'], "no product type 'Spaceship'"],
    [['assign', '99999', 'Dining', 'Chair'], 'The standards are IS 17631:2022'],
  ])('quality %j is refused: %s', async (words, sentence) => {
    const { faults, exit } = await store('quality', ...words);
    expect(exit).toBe(1);
    expect(faults.join()).toContain(sentence);
  });

  it('asks which standard a licence is for where a product falls under several [LAW-02]', async () => {
    const { sku } = await product('anaya-6-seater-dining-set-in-sheesham-wood');
    expect((await store('quality', 'licence', 'CM/L-8400123456', sku)).faults.join()).toContain(
      'say which by --standard',
    );
    expect((await store('quality', 'licence', 'CM/L-8400123456', sku, '--standard', '17633')).lines).toEqual([
      `${sku}: IS 17633:2022, licence CM/L-8400123456`,
    ]);
  });

  it('declares origin, importer, month and MRP, and lists what lacks them; the samples lack nothing [LAW-01]', async () => {
    expect(await rows('declarations', 'missing')).toEqual([]);
    const { product_id, sku } = await product('roha-lounge-chair-in-rust');
    expect((await store('declarations', 'set', sku, '--origin', 'ID')).faults).toEqual([
      `Product ${product_id} (${sku}) cannot be shown to shoppers. It comes from Indonesia: record its importer. Nothing was changed.`,
    ]);
    const words = [
      '--origin',
      'ID',
      '--importer',
      'Kashtha Furniture Private Limited (sample)',
      '--month',
      '2026-05',
      '--mrp',
      '19999',
    ];
    await store('declarations', 'set', sku, ...words, '--net-quantity', '1 chair');
    expect(await rows('declarations', 'missing')).toEqual([]);
    const [shown] = await app().call(getProductDetail, { ProductId: product_id });
    expect(shown).toMatchObject({
      CountryOfOrigin: 'Indonesia',
      ImporterName: 'Kashtha Furniture Private Limited (sample)',
      Month: '2026-05',
      Mrp: 19_999,
      NetQuantity: '1 chair',
    });
    expect((await store('declarations', 'set', sku, '--month', 'May')).faults.join()).toContain(
      'is a month like 2026-05',
    );
    await store('declarations', 'set', sku, '--mrp', '100');
    expect(await rows('declarations', 'missing')).toMatchObject([{ sku, lacks: 'an MRP that is not below the price' }]);
    await store('declarations', 'set', sku, '--mrp', 'none');
  });
});
