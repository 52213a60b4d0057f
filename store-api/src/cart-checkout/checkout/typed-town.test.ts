import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartData } from 'shared-contracts/api/cart-data';
import { changeOrderAddress } from 'shared-contracts/api/change-order-address';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { saveAddress } from 'shared-contracts/api/save-address';
import { addressBook } from '../../account/addresses/addresses-repository.ts';
import { transact } from '../../platform/database/transact.ts';
import { emptyOutbox, mailOf } from '../../testing/empty-outbox.ts';
import { operator } from '../../testing/operator.ts';
import { testPlaces } from '../../testing/places.ts';
import { anyShopper, buy, newEmail, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';
import { exportOrders } from '../export-orders.ts';
import { orderConfirmed } from '../mails/order-mails.ts';
import { ordersOfPeople } from '../personal-data.ts';

// Nobody in Osian, Pokaran and thousands of towns more could buy: their city was in no list.
describeOnDatabase('a town that no list has', (app) => {
  let rajasthan: number;
  let sofa: number;
  beforeAll(async () => {
    rajasthan = (await testPlaces(app().db)).rajasthan;
    sofa = await stockedProduct(app().db, { stock: 100, price: 11_800 });
  });

  const osian = (changed: object = {}) => ({
    Name: 'Asha Rao',
    Phone: '9845012345',
    AddressLineOne: '3 Temple Street',
    CityID: null,
    CityName: 'Osian',
    StateProvinceID: rajasthan,
    PostalCode: '342303',
    ...changed,
  });

  async function bought(changed: object = {}) {
    const shopper = await anyShopper(app());
    const ContactEmail = newEmail();
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    const { total } = await app().call(
      cartData,
      { cartJsonData: JSON.stringify(basket), StateProvinceID: rajasthan, PostalCode: '342303' },
      shopper,
    );
    await buy(app(), shopper, basket, { ContactEmail, DeliveryAddress: osian(), amount: total.toFixed(2), ...changed });
    const order = await app()
      .db.selectFrom('orders')
      .selectAll()
      .where('user_id', '=', Number(shopper.userId))
      .executeTakeFirstOrThrow();
    return { shopper, ContactEmail, order, number: order.order_number ?? '' };
  }
  const goesTo = async (number: string, as: Credentials) =>
    (await app().call(getOrderDetail, { OrderNumber: number }, as)).DeliveryAddress;

  it('is ordered to: order, invoice, mail, slip, export and the owner’s pages name it [SHIP-01] [PAY-02] [PAY-14]', async () => {
    const { shopper, ContactEmail, order, number } = await bought();
    expect(order).toMatchObject({ delivery_city_id: null, delivery_city_name: 'Osian', delivery_state_id: rajasthan });
    expect(await goesTo(number, shopper)).toMatchObject({ CityName: 'Osian', StateName: 'Rajasthan' });
    const invoice = await app()
      .db.selectFrom('invoices')
      .select('document')
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(invoice.document)).toMatchObject({
      // Billed to the address that the shopper saw.
      buyer: { address: '3 Temple Street, Osian, 342303', city: 'Osian', stateCode: '08' },
      delivery: null,
      placeOfSupply: { stateCode: '08' },
    });
    const mail = mailOf(await emptyOutbox(app(), () => new Date(Date.now() + 60_000)), orderConfirmed, ContactEmail);
    expect(mail?.text).toContain('3 Temple Street, Osian, Rajasthan 342303');
    const [exported] = await exportOrders(app().db, Number(shopper.userId));
    expect(exported?.delivery).toMatchObject({ city: 'Osian', state: 'Rajasthan' });

    const orders = (...words: string[]) => operator(app(), ['orders', ...words]);
    expect((await orders('show', number)).lines).toContain('Address:  3 Temple Street, Osian, Rajasthan, 342303');
    expect((await orders('list', '--find', 'osia')).lines.join('\n')).toContain(number);
    const folder = await mkdtemp(join(tmpdir(), 'slips-'));
    await orders('slip', join(folder, 'slips.html'), number);
    expect(await readFile(join(folder, 'slips.html'), 'utf8')).toContain('3 Temple Street, Osian, Rajasthan 342303');
    await rm(folder, { recursive: true });
  });

  it('is an address of the book, the default too, which checkout accepts [SHIP-01] [ACC-12]', async () => {
    const as = await anyShopper(app());
    const [saved] = await app().call(saveAddress, osian(), as);
    // Remotes of earlier releases parse a number.
    const shown = { CityID: 0, CityName: 'Osian', StateName: 'Rajasthan', StateProvinceID: rajasthan, IsDefault: true };
    expect(saved).toMatchObject(shown);
    await expect(app().call(getAddresses, {}, as)).resolves.toEqual([saved]);
    await expect(addressBook(app().db, Number(as.userId))).resolves.toEqual([saved]);
    const { lines } = await operator(app(), ['customers', 'show', String(as.userId)]);
    expect(lines).toContain('Address:  Asha Rao, 3 Temple Street, Osian, 342303');
    await buy(app(), as, [{ ProductId: sofa, Quantity: 1 }], {
      DeliveryAddress: undefined,
      AddressID: saved?.AddressID,
    });
    const orders = app().db.selectFrom('orders').select('delivery_city_name').where('user_id', '=', Number(as.userId));
    await expect(orders.execute()).resolves.toEqual([{ delivery_city_name: 'Osian' }]);
    const jodhpur = await app()
      .db.selectFrom('cities')
      .select('city_id')
      .where('city_name', '=', 'Jodhpur')
      .executeTakeFirstOrThrow();
    const listed = { CityID: jodhpur.city_id, CityName: 'Osian', PostalCode: '342001' };
    const [moved] = await app().call(saveAddress, osian({ ...listed, AddressID: saved?.AddressID }), as);
    expect(moved).toMatchObject({ CityID: jodhpur.city_id, CityName: 'Jodhpur' });
  });

  it.each([
    ['no name at all', { CityName: undefined }, 'CityID'],
    ['a blank name', { CityName: '  ' }, 'CityName'],
    ['two lines', { CityName: 'Osian\nPay here' }, 'CityName'],
    ['101 characters', { CityName: 'x'.repeat(101) }, 'CityName'],
    ['a PIN of another state', { PostalCode: '560001' }, 'PostalCode'],
  ])('has not %s [SHIP-01] [API-03]', async (_case, changed, field) => {
    const as = await anyShopper(app());
    const { status, problem } = await app().refused(saveAddress, osian(changed), as);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
  });

  it('is where an order is sent instead, by its shopper and by the owner, until it leaves [SHIP-01] [PAY-18]', async () => {
    const { shopper, number } = await bought();
    const [pokaran] = await app().call(saveAddress, osian({ CityName: 'Pokaran', PostalCode: '345021' }), shopper);
    await app().call(changeOrderAddress, { OrderNumber: number, AddressID: pokaran?.AddressID }, shopper);
    expect(await goesTo(number, shopper)).toMatchObject({ CityName: 'Pokaran', PostalCode: '345021' });
    const address = (...words: string[]) => operator(app(), ['orders', 'address', number, ...words]);
    await address('--phone', '9811122233');
    expect(await goesTo(number, shopper)).toMatchObject({ CityName: 'Pokaran', Phone: '9811122233' });
    await address('--town', 'Phalodi Khurd', '--pin', '342301');
    expect(await goesTo(number, shopper)).toMatchObject({ CityName: 'Phalodi Khurd', PostalCode: '342301' });
    await address('--city', 'Jodhpur', '--pin', '342001');
    expect(await goesTo(number, shopper)).toMatchObject({ CityName: 'Jodhpur' });
    expect((await address('--city', 'Jodhpur', '--town', 'Osian')).faults.join()).toContain('not both');
  });

  it('is forgotten with the person [SHIP-01] [ACC-14]', async () => {
    const { shopper, order } = await bought();
    const userId = Number(shopper.userId);
    const person = { userId, email: 'asha@example.com', isEmailProven: false };
    await transact(app().db, async (trx) => void (await ordersOfPeople.erase(trx, person, new Date())));
    const { delivery_city_name } = await app()
      .db.selectFrom('orders')
      .select('delivery_city_name')
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    expect(delivery_city_name).toBeNull();
  });

  it('is refused before a payment as by the book [SHIP-01] [PAY-02]', async () => {
    const as = await anyShopper(app());
    const given = { ...osian(), CityName: undefined };
    const basket = JSON.stringify([{ ProductId: sofa, Quantity: 1 }]);
    const { problem } = await app().refused(
      getRazorPay,
      { amount: '1', cartJsonData: basket, PaymentMethod: 1, DeliveryAddress: given },
      as,
    );
    expect(problem.errors?.[0]?.path).toBe('DeliveryAddress.CityID');
  });
});
