import { sql } from 'kysely';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the furniture quality order', (app) => {
  const dining = (publish: boolean) =>
    app()
      .db.updateTable('products')
      .set({ is_published: publish })
      .where('slug', '=', 'anaya-6-seater-dining-set-in-sheesham-wood')
      .returning('product_id')
      .executeTakeFirstOrThrow();
  const lacking = async (day = '2026-11-22') =>
    (
      await sql<{ code: string }>`select code from products_without_licence(${day}) order by code`.execute(app().db)
    ).rows.map(({ code }) => code);

  it('keeps a product unpublished that lacks a licence of any of its standards [LAW-02]', async () => {
    const { product_id } = await dining(false);
    const licences = await app()
      .db.deleteFrom('product_licences')
      .where('product_id', '=', product_id)
      .returningAll()
      .execute();
    expect(licences).toHaveLength(2);
    await expect(dining(true)).rejects.toMatchObject({
      code: 'RF001',
      message: expect.stringContaining('It falls under IS 17632:2022, IS 17633:2022: record'),
    });
    await app().db.insertInto('product_licences').values(licences.slice(0, 1)).execute();
    await expect(dining(true)).rejects.toMatchObject({ code: 'RF001' });
    expect(await lacking()).toEqual([]);
    await app().db.insertInto('product_licences').values(licences.slice(1)).execute();
    await dining(true);
  });

  it('lists what is published without one, from the day of the order on; an exemption ends [LAW-02]', async () => {
    const { product_id } = await dining(true);
    const [licence] = await app()
      .db.deleteFrom('product_licences')
      .where('product_id', '=', product_id)
      .returningAll()
      .execute();
    if (!licence) throw new Error('no licence');
    expect(await lacking()).toEqual(['IS 17632:2022', 'IS 17633:2022']);
    expect(await lacking('2026-02-13')).toEqual([]);
    const exemption = {
      product_id,
      ground: 'declared-stock',
      reason: 'Declared on 1 March 2026',
      valid_until: '2027-02-13',
      recorded_at: new Date(),
      ended_at: null,
    };
    const standards = await app().db.selectFrom('product_type_standards').select('standard_id').distinct().execute();
    await app()
      .db.insertInto('quality_exemptions')
      .values(standards.map(({ standard_id }) => ({ ...exemption, standard_id })))
      .execute();
    expect(await lacking('2027-02-13')).toEqual([]);
    expect(await lacking('2027-02-14')).toEqual(['IS 17632:2022', 'IS 17633:2022']);
    await dining(false);
    await dining(true);
  });

  it('asks nothing of a change that does not publish: a sale goes on [LAW-02]', async () => {
    const { product_id } = await dining(true);
    await app()
      .db.updateTable('quality_exemptions')
      .set({ ended_at: new Date() })
      .where('product_id', '=', product_id)
      .execute();
    await app().db.updateTable('products').set({ stock_quantity: 3 }).where('product_id', '=', product_id).execute();
    expect(await lacking()).toEqual(['IS 17632:2022', 'IS 17633:2022']);
  });
});
