import { randomUUID } from 'node:crypto';
import { deleteAddress } from 'shared-contracts/api/delete-address';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { saveAddress } from 'shared-contracts/api/save-address';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { LIMITS } from 'shared-contracts/domain/constants';
import { type TestPlaces, testPlaces } from '../../testing/places.ts';
import { anyShopper, buy, handOff, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the address book of an account', (app) => {
  let places: TestPlaces;
  let jaipur: number;
  let sofa: number;
  beforeAll(async () => {
    places = await testPlaces(app().db);
    const city = await app()
      .db.selectFrom('cities')
      .select('city_id')
      .where('state_province_id', '=', places.rajasthan)
      .where('city_name', '=', 'Jaipur')
      .executeTakeFirstOrThrow();
    jaipur = city.city_id;
    sofa = await stockedProduct(app().db, { stock: 1000 });
  });

  /** An address in Bengaluru with these fields changed. */
  const address = (changed: object = {}) => ({
    Name: 'Asha Rao',
    Phone: '9845012345',
    AddressLineOne: '7 Residency Road',
    CityID: places.bengaluru,
    StateProvinceID: places.karnataka,
    PostalCode: '560025',
    ...changed,
  });
  const inJaipur = () => ({ CityID: jaipur, StateProvinceID: places.rajasthan, PostalCode: '302001' });
  const book = (as: Credentials) => app().call(getAddresses, {}, as);
  const save = (as: Credentials, changed: object = {}) => app().call(saveAddress, address(changed), as);
  const remove = (as: Credentials, AddressID: number) => app().call(deleteAddress, { AddressID }, as);
  const namesAndDefaults = (addresses: readonly SavedAddress[]) => addresses.map((each) => [each.Name, each.IsDefault]);

  /** Saves an address under a name that the book has only once. */
  async function saved(as: Credentials, Name: string, more: object = {}): Promise<number> {
    const found = (await save(as, { Name, ...more })).find((each) => each.Name === Name);
    if (!found) throw new Error(`${Name} is not in the book`);
    return found.AddressID;
  }

  async function full(as: Credentials) {
    for (let each = 1; each <= LIMITS.addressBook; each += 1) await save(as, { Name: `Room ${each}` });
  }

  it('is empty at first, then shows saved addresses with the names of their places [ACC-12] [API-01]', async () => {
    const as = await anyShopper(app());
    await expect(book(as)).resolves.toEqual([]);
    const answered = await save(as, { Name: '  Asha Rao ' });
    expect(answered).toEqual([
      {
        ...address(),
        AddressID: expect.any(Number),
        CityName: 'Bengaluru',
        StateName: 'Karnataka',
        IsDefault: true,
      },
    ]);
    await expect(book(as)).resolves.toEqual(answered);
  });

  it('names its places in the language that is read, and stores ids alone [SH-21] [ACC-12]', async () => {
    const as = await anyShopper(app());
    const arabic = { CityName: 'بنغالورو', StateName: 'كارناتاكا', CityID: places.bengaluru };
    await expect(save({ ...as, language: 'ar' })).resolves.toEqual([expect.objectContaining(arabic)]);
    await expect(book({ ...as, language: 'ar' })).resolves.toEqual([expect.objectContaining(arabic)]);
    const [english] = await book(as);
    expect(english).toMatchObject({ ...address(), CityName: 'Bengaluru', StateName: 'Karnataka' });
  });

  it('has one default, the first until another is chosen, then the last saved first [ACC-12]', async () => {
    const as = await anyShopper(app());
    const home = await saved(as, 'Home');
    await save(as, { Name: 'Office' });
    await expect(save(as, { Name: 'Parents' }).then(namesAndDefaults)).resolves.toEqual([
      ['Home', true],
      ['Parents', false],
      ['Office', false],
    ]);
    await expect(save(as, { Name: 'Summer', IsDefault: true }).then(namesAndDefaults)).resolves.toEqual([
      ['Summer', true],
      ['Parents', false],
      ['Office', false],
      ['Home', false],
    ]);
    await expect(save(as, { AddressID: home, Name: 'Home', IsDefault: true }).then(namesAndDefaults)).resolves.toEqual([
      ['Home', true],
      ['Summer', false],
      ['Parents', false],
      ['Office', false],
    ]);
  });

  it('replaces every field of an address; the default changes only when another becomes it [ACC-12]', async () => {
    const as = await anyShopper(app());
    const home = await saved(as, 'Home');
    const office = await saved(as, 'Office');
    const moved = { Name: 'New home', Phone: '6000000001', AddressLineOne: '1 Fort Road', ...inJaipur() };
    const [first] = await save(as, { AddressID: home, ...moved, IsDefault: false });
    expect(first).toEqual({ ...moved, AddressID: home, CityName: 'Jaipur', StateName: 'Rajasthan', IsDefault: true });
    await save(as, { AddressID: office, Name: 'Workshop' });
    expect(namesAndDefaults(await book(as))).toEqual([
      ['New home', true],
      ['Workshop', false],
    ]);
  });

  it('deletes an address, also when the request is repeated; the next becomes the default [ACC-12]', async () => {
    const as = await anyShopper(app());
    const home = await saved(as, 'Home');
    const office = await saved(as, 'Office');
    await save(as, { Name: 'Parents' });
    const left = [
      ['Parents', true],
      ['Office', false],
    ];
    expect(namesAndDefaults(await remove(as, home))).toEqual(left);
    expect(namesAndDefaults(await remove(as, home))).toEqual(left);
    expect(namesAndDefaults(await remove(as, office))).toEqual([['Parents', true]]);
    const [last] = await book(as);
    await expect(remove(as, last?.AddressID ?? 0)).resolves.toEqual([]);
    expect(namesAndDefaults(await save(as, { Name: 'First' }))).toEqual([['First', true]]);
  });

  it('answers 404 for another person’s address and does not change it [ACC-12] [API-03]', async () => {
    const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
    const home = await saved(asha, 'Home');
    await save(ravi, { Name: 'Ravi' });
    const before = [await book(asha), await book(ravi)];
    const taken = address({ AddressID: home, Name: 'Mine now', IsDefault: true });
    for (const [call, parameters] of [
      [saveAddress, taken],
      [deleteAddress, { AddressID: home }],
    ] as const) {
      const { status, problem } = await app().refused(call, parameters, ravi);
      expect([status, problem.code]).toEqual([404, 'not-found']);
    }
    await expect(Promise.all([book(asha), book(ravi)])).resolves.toEqual(before);
    const { status } = await app().refused(saveAddress, address({ AddressID: 2_147_483_647 }), ravi);
    expect(status).toBe(404);
  });

  it.each([
    [getAddresses, {}],
    [saveAddress, { Name: 'Asha' }],
    [deleteAddress, { AddressID: 1 }],
  ])('needs the person’s own token: %# [API-03]', async (call, parameters) => {
    const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
    expect((await app().refused(call, parameters)).status).toBe(401);
    expect((await app().refused(call, parameters, { ...asha, userId: ravi.userId })).status).toBe(403);
  });

  it('holds 20 and refuses more; saved addresses can still be changed [ACC-12] [API-03]', async () => {
    const as = await anyShopper(app());
    await full(as);
    const IdempotencyKey = randomUUID();
    const { status, problem } = await app().refused(saveAddress, address({ IdempotencyKey }), as);
    expect([status, problem.code]).toEqual([409, 'address-book-full']);
    const [first] = await save(as, { AddressID: (await book(as))[0]?.AddressID, Name: 'Changed' });
    expect(first?.Name).toBe('Changed');
    await expect(book(as)).resolves.toHaveLength(LIMITS.addressBook);
    // A refusal does not use up its idempotency key.
    await remove(as, first?.AddressID ?? 0);
    await expect(save(as, { IdempotencyKey })).resolves.toHaveLength(LIMITS.addressBook);
  });

  it('never exceeds 20 addresses or one default when 25 are added at once [ACC-12]', async () => {
    const as = await anyShopper(app());
    const adding = Array.from({ length: 25 }, (_, each) => save(as, { Name: `Room ${each}`, IsDefault: true }));
    const refused = (await Promise.allSettled(adding)).filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual(
      Array.from({ length: 5 }, () => expect.stringContaining('address-book-full')),
    );
    const after = await book(as);
    expect(after).toHaveLength(LIMITS.addressBook);
    expect(after.filter((each) => each.IsDefault)).toHaveLength(1);
  });

  it('has one default when all but one are deleted at once [ACC-12]', async () => {
    const as = await anyShopper(app());
    await full(as);
    const [last, ...others] = (await book(as)).toReversed();
    await Promise.all(others.map(({ AddressID }) => remove(as, AddressID)));
    await expect(book(as)).resolves.toEqual([{ ...last, IsDefault: true }]);
  });

  it('adds one address per key, also for repeated and parallel requests; another body is refused [ACC-12] [API-01]', async () => {
    const as = await anyShopper(app());
    const IdempotencyKey = randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => save(as, { IdempotencyKey })));
    await expect(save(as, { IdempotencyKey })).resolves.toHaveLength(1);
    const other = await app().refused(saveAddress, address({ Name: 'Other', IdempotencyKey }), as);
    expect([other.status, other.problem.code]).toEqual([409, 'idempotency-conflict']);
    await expect(save(await anyShopper(app()), { Name: 'Hers', IdempotencyKey })).resolves.toHaveLength(1);
  });

  it.each([
    ['a name of spaces', () => ({ Name: '  ' }), 'Name'],
    ['a name of 201 characters', () => ({ Name: 'x'.repeat(201) }), 'Name'],
    ['no mobile number', () => ({ Phone: '' }), 'Phone'],
    ['a mobile number that begins with 5', () => ({ Phone: '5876543210' }), 'Phone'],
    ['a mobile number with its country', () => ({ Phone: '+919876543210' }), 'Phone'],
    ['no address', () => ({ AddressLineOne: '' }), 'AddressLineOne'],
    ['an address of 601 characters', () => ({ AddressLineOne: 'x'.repeat(601) }), 'AddressLineOne'],
    ['an address with the character zero', () => ({ AddressLineOne: 'x\u0000' }), 'AddressLineOne'],
    ['no city', () => ({ CityID: null }), 'CityID'],
    ['a city of another state', () => ({ CityID: jaipur }), 'CityID'],
    ['an unknown city', () => ({ CityID: 2_147_483_647 }), 'CityID'],
    ['no state', () => ({ StateProvinceID: undefined }), 'StateProvinceID'],
    ['an unknown state', () => ({ StateProvinceID: 2_147_483_647 }), 'StateProvinceID'],
    ['no PIN', () => ({ PostalCode: '' }), 'PostalCode'],
    ['a PIN that begins with 0', () => ({ PostalCode: '060001' }), 'PostalCode'],
    ['a PIN of another state', () => ({ PostalCode: '302001' }), 'PostalCode'],
    ['a PIN of the army', () => ({ PostalCode: '900001' }), 'PostalCode'],
    ['a default that is neither yes nor no', () => ({ IsDefault: 'yes' }), 'IsDefault'],
    ['an id that is a text', () => ({ AddressID: '1' }), 'AddressID'],
    ['a key that is too short', () => ({ IdempotencyKey: 'short' }), 'IdempotencyKey'],
  ])('refuses %s [PAY-02] [ACC-12] [API-03]', async (_case, changed, field) => {
    const as = await anyShopper(app());
    const { status, problem } = await app().refused(saveAddress, address(changed()), as);
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    await expect(book(as)).resolves.toEqual([]);
  });

  it('refuses an address abroad [PAY-02] [API-03]', async () => {
    const as = await anyShopper(app());
    const { country_id } = await app()
      .db.selectFrom('countries')
      .select('country_id')
      .where('iso_code', '=', 'CN')
      .executeTakeFirstOrThrow();
    const { state_province_id } = await app()
      .db.insertInto('states_provinces')
      .values({ country_id, state_name: `Province ${randomUUID()}`, gst_code: null })
      .returning('state_province_id')
      .executeTakeFirstOrThrow();
    const { problem } = await app().refused(saveAddress, address({ StateProvinceID: state_province_id }), as);
    expect(problem.errors).toEqual([{ path: 'StateProvinceID', message: 'We deliver within India only' }]);
  });

  it('is deleted with its owner [ACC-12]', async () => {
    const as = await anyShopper(app());
    const home = await saved(as, 'Home');
    await app().db.deleteFrom('users').where('user_id', '=', Number(as.userId)).execute();
    const rows = app().db.selectFrom('user_addresses').selectAll().where('address_id', '=', home);
    await expect(rows.execute()).resolves.toEqual([]);
  });

  describe('at checkout', () => {
    const basket = () => [{ ProductId: sofa, Quantity: 1 }];
    const ordersOf = (as: Credentials) =>
      app().db.selectFrom('orders').selectAll().where('user_id', '=', Number(as.userId)).execute();

    it('is the order’s delivery address, also after the book changes [PAY-02] [ACC-12]', async () => {
      const as = await anyShopper(app());
      await save(as, { Name: 'Not this one' });
      const AddressID = await saved(as, 'Meera', { Phone: '7000000002', AddressLineOne: '1 Fort Road', ...inJaipur() });
      await buy(app(), as, basket(), { DeliveryAddress: undefined, AddressID });
      await remove(as, AddressID);
      const [order, ...others] = await ordersOf(as);
      expect(others).toEqual([]);
      expect(order).toMatchObject({
        order_number: expect.any(String),
        delivery_name: 'Meera',
        delivery_phone: '7000000002',
        delivery_address: '1 Fort Road',
        delivery_city_id: jaipur,
        delivery_state_id: places.rajasthan,
        delivery_postal_code: '302001',
      });
    });

    it.each([
      ['another person’s', async () => ({ AddressID: await saved(await anyShopper(app()), 'Hers') })],
      ['an unknown one', async () => ({ AddressID: 2_147_483_647 })],
      ['no id', async () => ({ AddressID: 0 })],
    ])('is not %s [PAY-02] [API-03]', async (_case, chosen) => {
      const as = await anyShopper(app());
      const given = await handOff(app(), as, basket(), { DeliveryAddress: undefined, ...(await chosen()) });
      const { status, problem } = await app().refused(getRazorPay, given, as);
      expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['AddressID']]);
      await expect(ordersOf(as)).resolves.toEqual([]);
    });

    it('is refused together with another address [PAY-02] [API-03]', async () => {
      const as = await anyShopper(app());
      const given = await handOff(app(), as, basket(), { AddressID: await saved(as, 'Home') });
      const { status, problem } = await app().refused(getRazorPay, given, as);
      expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['AddressID']]);
      await expect(ordersOf(as)).resolves.toEqual([]);
    });
  });
});
