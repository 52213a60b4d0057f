import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { usersRepository } from '../../account/people/users-repository.ts';
import { testPlaces } from '../../testing/places.ts';
import { anyShopper, handOff, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('where an order goes', (app) => {
  let sofa: number;
  let guide: number;
  beforeAll(async () => {
    sofa = await stockedProduct(app().db, { stock: 1000 });
    guide = await stockedProduct(app().db, { price: 499, digital: true });
  });

  /** A hand-off whose delivery address has these fields changed. */
  async function goingTo(shopper: Credentials, changed: object, more: object = {}) {
    const good = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    return { ...good, DeliveryAddress: { ...good.DeliveryAddress, ...changed }, ...more };
  }

  it.each([
    ['a name of spaces', { Name: '  ' }, 'DeliveryAddress.Name'],
    ['no mobile number', { Phone: '' }, 'DeliveryAddress.Phone'],
    ['a mobile number that begins with 5', { Phone: '5876543210' }, 'DeliveryAddress.Phone'],
    ['a mobile number of nine digits', { Phone: '987654321' }, 'DeliveryAddress.Phone'],
    ['a mobile number with its country', { Phone: '+919876543210' }, 'DeliveryAddress.Phone'],
    ['no address', { AddressLineOne: '' }, 'DeliveryAddress.AddressLineOne'],
    ['an address of 601 characters', { AddressLineOne: 'x'.repeat(601) }, 'DeliveryAddress.AddressLineOne'],
    ['no city', { CityID: null }, 'DeliveryAddress.CityID'],
    ['no PIN', { PostalCode: '' }, 'DeliveryAddress.PostalCode'],
    ['a PIN of another state', { PostalCode: '302001' }, 'DeliveryAddress.PostalCode'],
    ['a PIN that does not exist', { PostalCode: '100001' }, 'DeliveryAddress.PostalCode'],
    ['a PIN of the army', { PostalCode: '900001' }, 'DeliveryAddress.PostalCode'],
    ['a PIN that begins with 0', { PostalCode: '060001' }, 'DeliveryAddress.PostalCode'],
    ['no state', { StateProvinceID: null }, 'DeliveryAddress.StateProvinceID'],
  ])('is not %s [PAY-02] [API-03]', async (_case, changed, field) => {
    const shopper = await anyShopper(app());
    const { status, problem } = await app().refused(getRazorPay, await goingTo(shopper, changed), shopper);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
  });

  it('may be an address of 600 characters [PAY-02]', async () => {
    const shopper = await anyShopper(app());
    await app().call(getRazorPay, await goingTo(shopper, { AddressLineOne: 'x'.repeat(600) }), shopper);
  });

  it('is a city of the chosen state [PAY-02]', async () => {
    const shopper = await anyShopper(app());
    const { rajasthan } = await testPlaces(app().db);
    const { problem } = await app().refused(
      getRazorPay,
      await goingTo(shopper, { StateProvinceID: rajasthan, PostalCode: '302001' }),
      shopper,
    );
    expect(problem.errors).toEqual([
      { path: 'DeliveryAddress.CityID', message: 'The city does not lie in the chosen state.' },
    ]);
  });

  it('is no unknown city for downloads either, which need none [PAY-02] [API-03]', async () => {
    const shopper = await anyShopper(app());
    const good = await handOff(app(), shopper, [{ ProductId: guide, Quantity: 1 }]);
    const buying = (CityID: number | null) => ({ ...good, DeliveryAddress: { ...good.DeliveryAddress, CityID } });
    const { status, problem } = await app().refused(getRazorPay, buying(2_147_483_647), shopper);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'DeliveryAddress.CityID']);
    await app().call(getRazorPay, buying(null), shopper);
  });

  // An account abroad has no state; its postal code may look like a PIN of India.
  it('lies in India only, also when it is the account’s own [PAY-02]', async () => {
    const shopper = await anyShopper(app());
    const china = await app()
      .db.selectFrom('countries')
      .select('country_id')
      .where('iso_code', '=', 'CN')
      .executeTakeFirstOrThrow();
    await app()
      .db.updateTable('users')
      .set({ country_id: china.country_id, state_province_id: null, city_id: null, postal_code: '560001' })
      .where('user_id', '=', Number(shopper.userId))
      .execute();
    const own = await goingTo(shopper, {}, { DeliveryAddress: undefined });
    const { status, problem } = await app().refused(getRazorPay, own, shopper);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: 'DeliveryAddress.StateProvinceID', message: 'We deliver within India only' },
    ]);
    await app().call(getRazorPay, await goingTo(shopper, {}), shopper);
  });

  it('is the account’s own address, if that is complete; its number is read as it was typed [PAY-02] [PAY-06]', async () => {
    const shopper = await anyShopper(app());
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    const own = { DeliveryAddress: undefined };
    const change = (columns: { mobile_no?: string; city_id?: null }) =>
      app().db.updateTable('users').set(columns).where('user_id', '=', Number(shopper.userId)).execute();
    await change({ mobile_no: '+91 98450-12345' });
    const started = await startPayment(app(), shopper, basket, own);
    expect(started.prefill.contact).toBe('9845012345');
    await change({ mobile_no: '+1 202 555 0100' });
    const abroad = await app().refused(getRazorPay, await handOff(app(), shopper, basket, own), shopper);
    expect(abroad.problem.errors?.[0]?.path).toBe('DeliveryAddress.Phone');
    await change({ mobile_no: '9845012345', city_id: null });
    const nowhere = await app().refused(getRazorPay, await handOff(app(), shopper, basket, own), shopper);
    expect(nowhere.problem.errors?.[0]?.path).toBe('DeliveryAddress.CityID');
  });

  it('need be no more than a name, an e-mail address and a state for downloads [PAY-02]', async () => {
    const shopper = await anyShopper(app());
    const { karnataka } = await testPlaces(app().db);
    const given = { Name: 'Asha Rao', Phone: '', AddressLineOne: '', StateProvinceID: karnataka, PostalCode: '' };
    const started = await startPayment(app(), shopper, [{ ProductId: guide, Quantity: 1 }], {
      DeliveryAddress: given,
      ContactEmail: 'asha.reads@example.com',
    });
    const person = await usersRepository(app().db).record(Number(shopper.userId));
    expect(started.prefill).toEqual({
      name: 'Asha Rao',
      email: 'asha.reads@example.com',
      contact: person.MobileNo,
    });
  });

  it.each([
    ['a wrong check digit', '29AAGCB7383J1Z5'],
    ['a state there is not', '39AAPFU0939F1ZQ'],
    ['small letters', '29aagcb7383j1z4'],
  ])('is accepted with a GSTIN, but not with one of %s [PAY-14] [API-03]', async (_case, BuyerGstin) => {
    const shopper = await anyShopper(app());
    const { status, problem } = await app().refused(getRazorPay, await goingTo(shopper, {}, { BuyerGstin }), shopper);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'BuyerGstin']);
    await app().call(getRazorPay, await goingTo(shopper, {}, { BuyerGstin: '29AAGCB7383J1Z4' }), shopper);
  });
});
