import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOrderAddress } from 'shared-contracts/api/change-order-address';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { saveAddress } from 'shared-contracts/api/save-address';
import { operator } from '../../../testing/operator.ts';
import { testPlaces } from '../../../testing/places.ts';
import { anyShopper, buy, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';

describeOnDatabase('the day of who packs orders', (app) => {
  const store = (...words: string[]) => operator(app(), ['orders', ...words]);

  async function placed(note = '') {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 5, price: 11_800, name: 'Divan <b>' });
    const { started } = await buy(app(), shopper, [{ ProductId: sofa, Quantity: 2 }], { OrderNote: note });
    const { db } = app();
    const order = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .selectAll('orders')
      .where('provider_order_id', '=', started.id)
      .executeTakeFirstOrThrow();
    const { sku } = await db
      .selectFrom('products')
      .select('sku')
      .where('product_id', '=', sofa)
      .executeTakeFirstOrThrow();
    const number = order.order_number ?? '';
    const shown = () => app().call(getOrderDetail, { OrderNumber: number }, shopper);
    return { shopper, order, number, sku, shown };
  }

  it('finds an order by a part of the name or address of mail, the telephone however it is written, and the SKU [API-06]', async () => {
    const { number, order, sku } = await placed();
    const other = await placed();
    await app()
      .db.updateTable('orders')
      .set({ delivery_name: 'Zubeida 100% Khan', contact_email: 'zk@found.example', delivery_phone: '9811122233' })
      .where('order_id', '=', order.order_id)
      .execute();
    for (const typed of ['beida', '100%', 'ZK@found', '+91 98111-22233', sku.toLowerCase(), number.slice(-6)]) {
      const { lines } = await store('list', '--find', typed);
      expect([typed, lines.join('\n')]).toEqual([typed, expect.stringContaining(number)]);
      expect([typed, lines.join('\n')]).not.toEqual([typed, expect.stringContaining(other.number)]);
    }
    expect((await store('list', '--find', '98111')).lines).toEqual(['No such orders.']);
    expect((await store('list', '--find', '%')).lines.join()).not.toContain(other.number);
    expect((await store('list', '--find', sku, '--status', 'Completed')).lines).toEqual(['No such orders.']);
  });

  it('notes what the shopper never reads [API-06]', async () => {
    const { number, shown } = await placed();
    expect((await store('note', number, 'Rings', 'twice\u001b[31m')).lines).toEqual([`${number}: noted`]);
    expect((await store('show', number)).lines).toContainEqual(
      expect.stringMatching(/^Noted: {4}\d{4}-\d\d-\d\d \d\d:\d\d {2}uid-1000: Rings twice \[31m$/),
    );
    expect(JSON.stringify(await shown())).not.toContain('Rings');
    expect((await store('note', number, ' ')).exit).toBe(1);
  });

  it('prints packing slips: pieces, SKU and address, no price and no markup of others [API-06] [SEC-02]', async () => {
    const { number, sku, order } = await placed('Leave it <i>here</i>');
    const second = await placed();
    const folder = await mkdtemp(join(tmpdir(), 'slips-'));
    const file = join(folder, 'slips.html');
    expect((await store('slip', file, number, second.number)).lines).toEqual([`2 slips in ${file}`]);
    const slips = await readFile(file, 'utf8');
    await rm(folder, { recursive: true });
    expect(slips.split('<section>')).toHaveLength(3);
    for (const text of [number, sku, order.delivery_name, order.delivery_address, order.delivery_phone, '<td>2</td>'])
      expect(slips).toContain(text);
    expect(slips).toContain('Leave it &lt;i&gt;here&lt;/i&gt;');
    expect(slips).toContain('Divan &lt;b&gt;');
    expect(slips).not.toMatch(/₹|11,?800/);
  });

  it('changes the address before dispatch, notes the former one, and mails the buyer each time [API-06] [PAY-18]', async () => {
    const { number, order, shown } = await placed();
    const change = ['address', number, '--address', '99 Heron Street', '--phone', '+91 98111 22233'];
    expect((await store(...change, '--dry-run')).exit).toBe(0);
    expect((await shown()).DeliveryAddress?.AddressLineOne).toBe(order.delivery_address);
    expect(await store(...change)).toEqual({
      lines: [`${number}: the address is changed, and the shopper is told.`],
      faults: [],
      exit: 0,
    });
    expect((await shown()).DeliveryAddress).toMatchObject({
      Name: order.delivery_name,
      Phone: '9811122233',
      AddressLineOne: '99 Heron Street',
      PostalCode: order.delivery_postal_code,
    });
    await store('address', number, '--name', 'Meera Rao');
    const { lines } = await store('show', number);
    expect(lines.join('\n')).toContain(`uid-1000: The address was until now: ${order.delivery_name}`);
    expect(lines.filter((line) => /^Mail: .*order-address-changed/.test(line))).toHaveLength(2);
  });

  it('is changed by its shopper too, to an address of their book in the same state, until it leaves [PAY-18] [API-03]', async () => {
    const { shopper, number, order, shown } = await placed();
    const save = async (StateProvinceID: number | null, PostalCode: string, CityID: number | null) => {
      const place = { StateProvinceID, CityID, PostalCode };
      const book = await app().call(
        saveAddress,
        { Name: 'Meera Rao', Phone: '9811122233', AddressLineOne: '99 Heron Street', ...place },
        shopper,
      );
      return book.find((saved) => saved.PostalCode === PostalCode)?.AddressID;
    };
    const { rajasthan } = await testPlaces(app().db);
    const jaipur = await app()
      .db.selectFrom('cities')
      .select('city_id')
      .where('state_province_id', '=', rajasthan)
      .where('city_name', '=', 'Jaipur')
      .executeTakeFirstOrThrow();
    const near = await save(order.delivery_state_id, '560025', order.delivery_city_id);
    const far = await save(rajasthan, '302001', jaipur.city_id);
    const to = (AddressID: unknown) => ({ OrderNumber: number, AddressID });
    await app().call(changeOrderAddress, to(near), shopper);
    expect(await shown()).toMatchObject({ CanChangeAddress: true, DeliveryAddress: { Name: 'Meera Rao' } });
    const refused = async (AddressID: unknown) =>
      (await app().refused(changeOrderAddress, to(AddressID), shopper)).problem;
    expect(await refused(far)).toMatchObject({ status: 409, code: 'another-state' });
    await store('dispatch', number);
    expect(await refused(near)).toMatchObject({ status: 409, code: 'not-changeable' });
    expect((await shown()).CanChangeAddress).toBe(false);
  });

  it('refuses an address that the invoice or the carrier cannot follow, and nothing changes [API-06] [PAY-14]', async () => {
    const { number, order } = await placed();
    const refusals: [string[], RegExp][] = [
      [[], /Say what changes/],
      [['--phone', '12345'], /Indian mobile/],
      [['--pin', '110001'], /The PIN does not lie in the chosen state\. Nothing was changed/],
      [['--city', 'Nowhereville'], /has no city Nowhereville/],
    ];
    for (const [given, text] of refusals) {
      expect((await store('address', number, ...given)).faults.join()).toMatch(text);
    }
    await store('dispatch', number);
    expect((await store('address', number, '--name', 'Meera Rao')).faults.join()).toContain('has left, or has ended');
    const after = await app()
      .db.selectFrom('orders')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ delivery_name: order.delivery_name, delivery_phone: order.delivery_phone });
    expect(
      (await app().db.selectFrom('order_notes').selectAll().where('order_id', '=', order.order_id).execute()).length,
    ).toBe(0);
  });
});
