import { randomUUID } from 'node:crypto';
import { getProfile } from 'shared-contracts/api/get-profile';
import { updateProfile } from 'shared-contracts/api/update-profile';
import { type TestPlaces, testPlaces } from '../../testing/places.ts';
import { anyShopper, signedIn } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('a profile', (app) => {
  let places: TestPlaces;
  beforeAll(async () => {
    places = await testPlaces(app().db);
  });

  const form = (more: Record<string, unknown> = {}) => ({
    FirstName: 'Meera',
    LastName: 'Iyer',
    AddressLineOne: '7 Residency Road',
    CityId: places.bengaluru,
    StateProvinceID: places.karnataka,
    PostalCode: '560025',
    CountryID: places.india,
    ...more,
  });
  const profile = (as: Credentials) => app().call(getProfile, {}, as);
  async function save(as: Credentials, more: object = {}) {
    const [saved] = await app().call(updateProfile, form({ ...more }), as);
    if (!saved || !('UserID' in saved)) throw new Error('the profile was not saved');
    return saved;
  }
  const refusal = async (as: Credentials, more: object) => {
    const { status, problem } = await app().refused(updateProfile, form({ ...more }), as);
    return { status, code: problem.code, fields: problem.errors?.map((error) => error.path) };
  };

  it('shows what was signed up with, then what was saved; the e-mail address does not change [ACC-08] [API-01]', async () => {
    const asha = await signedIn(app());
    const before = await profile(asha);
    expect(before).toMatchObject({ FirstName: 'Asha', EmailAddress: asha.email, ProfileVersion: 1 });
    const saved = await save(asha, { UserID: asha.userId, ProfileVersion: 1, EmailAddress: 'ravi@example.com' });
    const after = {
      ...before,
      FirstName: 'Meera',
      LastName: 'Iyer',
      AddressLineOne: '7 Residency Road',
      PostalCode: '560025',
      ProfileVersion: 2,
    };
    expect(saved).toEqual({ ResponseMsg: 'Saved Successfully', ...after });
    expect(await profile(asha)).toEqual(after);
  });

  it('has a mobile number that can be changed and removed; a request without one leaves it [ACC-08]', async () => {
    const asha = await anyShopper(app());
    await save(asha, { MobileNo: ' 9876543210 ' });
    expect(await save(asha)).toMatchObject({ MobileNo: '9876543210' });
    expect(await save(asha, { MobileNo: '' })).toMatchObject({ MobileNo: '' });
    expect(await refusal(asha, { MobileNo: '1'.repeat(21) })).toMatchObject({ status: 400, fields: ['MobileNo'] });
  });

  it('has null for a place that was not chosen [ACC-08]', async () => {
    const asha = await anyShopper(app());
    await save(asha, { CityId: -999, StateProvinceID: -999, PostalCode: '' });
    expect(await profile(asha)).toMatchObject({ CityID: null, StateProvinceID: null, CountryName: 'India' });
    await save(asha, { CityId: null, StateProvinceID: null, CountryID: undefined });
    expect(await profile(asha)).toMatchObject({ CityID: null, StateProvinceID: null, CountryID: null });
  });

  it.each([
    ['no first name', () => ({ FirstName: '  ' }), 'FirstName'],
    ['a first name of 201', () => ({ FirstName: 'x'.repeat(201) }), 'FirstName'],
    ['a last name of 151', () => ({ LastName: 'x'.repeat(151) }), 'LastName'],
    ['no address', () => ({ AddressLineOne: '' }), 'AddressLineOne'],
    ['an address of 601', () => ({ AddressLineOne: 'x'.repeat(601) }), 'AddressLineOne'],
    ['a postal code of 13', () => ({ PostalCode: 'x'.repeat(13) }), 'PostalCode'],
    ['a country there is not', () => ({ CountryID: 2_000_000_000 }), 'CountryID'],
    ['a state without a country', () => ({ CountryID: null }), 'StateProvinceID'],
    ['a state of another country', () => ({ CountryID: places.india + 1 }), 'StateProvinceID'],
    ['a city without a state', () => ({ StateProvinceID: -999 }), 'CityId'],
    ['a city of another state', () => ({ StateProvinceID: places.rajasthan }), 'CityId'],
    ['a version that is SQL', () => ({ ProfileVersion: '1 or 1=1' }), 'ProfileVersion'],
  ])('refuses %s, naming the field, and changes nothing [ACC-08] [ACC-04] [API-03]', async (_case, wrong, field) => {
    const asha = await anyShopper(app());
    const before = await profile(asha);
    expect(await refusal(asha, wrong())).toMatchObject({ status: 400, fields: [field] });
    expect(await profile(asha)).toEqual(before);
  });

  // Two tabs had the form open; saving the second reverted what the first had saved.
  it('is not overwritten by a form that was opened before another change [ACC-08]', async () => {
    const asha = await anyShopper(app());
    await save(asha, { ProfileVersion: 1, LastName: 'First' });
    expect(await refusal(asha, { ProfileVersion: 1, LastName: 'Late' })).toMatchObject({
      status: 409,
      code: 'profile-changed',
    });
    expect(await profile(asha)).toMatchObject({ LastName: 'First', ProfileVersion: 2 });
    await save(asha, { ProfileVersion: 2, LastName: 'Second' });
    await save(asha, { LastName: 'Whichever' });
    expect(await profile(asha)).toMatchObject({ LastName: 'Whichever', ProfileVersion: 4 });
  });

  it('saves one of several parallel forms and refuses the others [ACC-08]', async () => {
    const asha = await anyShopper(app());
    const results = await Promise.allSettled(
      ['A', 'B', 'C', 'D', 'E'].map((LastName) => save(asha, { ProfileVersion: 1, LastName })),
    );
    const [won, ...others] = results.filter((result) => result.status === 'fulfilled');
    expect(others).toEqual([]);
    expect(await profile(asha)).toMatchObject({ LastName: won?.value.LastName, ProfileVersion: 2 });
  });

  it('is saved once per key, and a repeated request gets the same answer [ACC-08] [API-01]', async () => {
    const asha = await anyShopper(app());
    const request = { ProfileVersion: 1, IdempotencyKey: randomUUID() };
    const first = await save(asha, request);
    expect(await save(asha, request)).toEqual(first);
    expect(first.ProfileVersion).toBe(2);
    expect(await refusal(asha, { ...request, LastName: 'Other' })).toMatchObject({
      status: 409,
      code: 'idempotency-conflict',
    });
    expect(await profile(asha)).toMatchObject({ LastName: 'Iyer', ProfileVersion: 2 });
  });

  it('accepts the key of a refused request again [ACC-08] [API-01]', async () => {
    const asha = await anyShopper(app());
    await save(asha);
    const IdempotencyKey = randomUUID();
    expect(await refusal(asha, { ProfileVersion: 1, IdempotencyKey })).toMatchObject({ code: 'profile-changed' });
    const saved = await save(asha, { ProfileVersion: 2, IdempotencyKey });
    expect(saved.ProfileVersion).toBe(3);
  });

  it('cannot be changed by another person [ACC-08] [SEC-02]', async () => {
    const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
    expect(await refusal(ravi, { UserID: Number(asha.userId) })).toMatchObject({ status: 403 });
    expect(await profile(asha)).toMatchObject({ FirstName: 'Asha', ProfileVersion: 1 });
    expect(await profile(ravi)).toMatchObject({ FirstName: 'Asha', ProfileVersion: 1 });
  });
});
