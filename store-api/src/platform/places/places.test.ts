import { sql } from 'kysely';
import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getPlaceOfPin } from 'shared-contracts/api/get-place-of-pin';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { TownName } from 'shared-contracts/api/shapes/request-fields';
import { pinLiesIn } from 'shared-contracts/domain/pincode';
import * as v from 'valibot';
import { seed } from '../../seed/seed.ts';
import { ARABIC_READER, describeOnDatabase } from '../../testing/test-app.ts';
import { townOfPin } from './town-of-pin.ts';

describeOnDatabase('places', (app) => {
  it('start with India and go on by name', async () => {
    const countries = await app().call(getCountriesList, {});
    expect(countries.slice(0, 2).map((country) => country.CountryName)).toEqual(['India', 'Afghanistan']);
    expect(countries.length).toBeGreaterThan(190);
  });

  it('have all 36 states and union territories of India, each with its GST code and cities [PAY-02] [API-01]', async () => {
    const states = await app().call(getStatesProvincesList, { CountryId: 1, recordValueJson: '[]' });
    expect(states).toHaveLength(36);
    const rows = await app()
      .db.selectFrom('states_provinces')
      .select(['state_province_id', 'gst_code', 'is_union_territory'])
      .where('country_id', '=', 1)
      .orderBy('state_province_id')
      .execute();
    expect(new Set(rows.map((row) => row.gst_code)).size).toBe(36);
    expect(rows.map((row) => row.state_province_id)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    expect(rows.filter((row) => row.is_union_territory)).toHaveLength(8);
    const rajasthan = states.find((state) => state.StateName === 'Rajasthan');
    expect(rajasthan?.GstCode).toBe('08');
    const cities = await app().call(getCitiesList, { StateProvinceId: rajasthan?.StateProvinceID });
    expect(cities.map((city) => city.CityName)).toContain('Jodhpur');
    for (const { StateProvinceID } of states) {
      expect(await app().call(getCitiesList, { StateProvinceId: StateProvinceID })).not.toEqual([]);
    }
  });

  // Addresses hold ids: what was added to the seed must not have moved what was there.
  it('keep their ids whatever is added to the seed [ACC-04]', async () => {
    const { rows } = await sql<{ id: number; city: string; state: string }>`
      select city_id as id, city_name as city, state_name as state from cities join states_provinces using (state_province_id)
      where city_id in (1, 100, 365, 366) order by city_id`.execute(app().db);
    expect(rows.map((row) => `${row.id} ${row.city}, ${row.state}`)).toEqual([
      '1 Srinagar, Jammu and Kashmir',
      '100 Etawah, Uttar Pradesh',
      '365 Kargil, Ladakh',
      '366 Rajouri, Jammu and Kashmir',
    ]);
    const { rows: counted } = await sql<{ all: number }>`select count(*) as all from cities`.execute(app().db);
    expect(counted[0]?.all).toBeGreaterThan(900);
  });

  it.each([
    ['342001', 'Jodhpur', 'Rajasthan', true],
    ['342303', 'Osian', 'Rajasthan', false],
    ['560034', 'Bengaluru', 'Karnataka', true],
    ['504293', 'Asifabad', 'Telangana', false],
  ])('of the PIN code %s are %s, %s [PAY-02] [SHIP-01]', async (PostalCode, CityName, StateName, isListed) => {
    const [place, ...others] = await app().call(getPlaceOfPin, { PostalCode });
    expect(others).toEqual([]);
    expect(place).toMatchObject({ CityName, StateName });
    expect(place?.CityID !== null).toBe(isListed);
  });

  it('of a PIN code are in the language that is read; one that is in no list has none [PAY-02] [SH-21]', async () => {
    const arabic = { CityName: 'جودبور', StateName: 'راجستان' };
    await expect(app().call(getPlaceOfPin, { PostalCode: '342001' }, ARABIC_READER)).resolves.toMatchObject([arabic]);
    await expect(app().call(getPlaceOfPin, { PostalCode: '342999' })).resolves.toEqual([]);
    expect((await app().refused(getPlaceOfPin, { PostalCode: '34200' })).status).toBe(400);
  });

  it('of the whole list of PIN codes: each is of a state where it may lie, and has the name of a town [PAY-02]', () => {
    const pins = Array.from({ length: 900_000 }, (_, each) => String(100_000 + each));
    const towns = pins.flatMap((pin) => {
      const town = townOfPin(pin);
      return town ? [{ pin, ...town }] : [];
    });
    expect(towns).toHaveLength(19_154);
    expect(towns.filter(({ pin, gstCode }) => !pinLiesIn(pin, gstCode))).toEqual([]);
    expect(towns.filter(({ name }) => !v.is(TownName, name))).toEqual([]);
  });

  const countryId = async (isoCode: string) => {
    const country = await app()
      .db.selectFrom('countries')
      .select('country_id')
      .where('iso_code', '=', isoCode)
      .executeTakeFirstOrThrow();
    return country.country_id;
  };

  it.each([
    ['US', 57, 'California'],
    ['NP', 7, 'Bāgmatī'],
    ['DE', 16, 'Bayern'],
    ['LU', 12, 'Diekirch'],
  ])('have the states or provinces of %s, none with a GST code [ACC-04] [API-01]', async (isoCode, count, one) => {
    const states = await app().call(getStatesProvincesList, { CountryId: await countryId(isoCode) });
    expect(states).toHaveLength(count);
    expect(states).toContainEqual({ StateProvinceID: expect.any(Number), StateName: one });
    const [first] = states;
    await expect(app().call(getCitiesList, { StateProvinceId: first?.StateProvinceID })).resolves.toEqual([]);
  });

  it('have states nearly everywhere, and an empty list where there are none [ACC-04]', async () => {
    const without = await app()
      .db.selectFrom('countries')
      .select('iso_code')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('states_provinces')
              .select('state_province_id')
              .whereRef('states_provinces.country_id', '=', 'countries.country_id'),
          ),
        ),
      )
      .orderBy('iso_code')
      .execute();
    expect(without.map((country) => country.iso_code)).toEqual(['HK', 'MO', 'VA']);
    await expect(app().call(getStatesProvincesList, { CountryId: await countryId('HK') })).resolves.toEqual([]);
    await expect(app().call(getCitiesList, { StateProvinceId: 999_999 })).resolves.toEqual([]);
  });

  describe('in Arabic', () => {
    const ARABIC = /^[\p{Script=Arabic}\p{Mark} ()-]+$/u;
    const { compare } = new Intl.Collator('ar');
    // Dictionaries sort an alef with madda by the alef, the collation before all other letters.
    const letters = (name: string) => name.replaceAll('آ', 'ا');
    const inOrder = (names: readonly string[]) => names.toSorted((one, other) => compare(letters(one), letters(other)));
    const statesOf = async (isoCode: string) =>
      app().call(getStatesProvincesList, { CountryId: await countryId(isoCode) }, ARABIC_READER);

    it('all countries have a name, India first, then by that name, each with the English one [SH-21] [ACC-04]', async () => {
      const countries = await app().call(getCountriesList, {}, ARABIC_READER);
      expect(countries[0]).toEqual({ CountryID: 1, CountryName: 'الهند', EnglishName: 'India' });
      const names = countries.map(({ CountryName }) => CountryName);
      expect(names.filter((name) => !ARABIC.test(name))).toEqual([]);
      expect(names.slice(1)).toEqual(inOrder(names.slice(1)));
      const english = await app().call(getCountriesList, {});
      expect(countries.map(({ EnglishName }) => EnglishName).toSorted()).toEqual(
        english.map(({ CountryName }) => CountryName).toSorted(),
      );
      expect(english.filter((country) => 'EnglishName' in country)).toEqual([]);
    });

    it('all states and cities of India have one, with the ids and GST codes of the English lists [SH-21] [PAY-02]', async () => {
      const states = await statesOf('IN');
      const english = await app().call(getStatesProvincesList, { CountryId: 1 });
      const byId = (one: { StateProvinceID: number }, other: typeof one) => one.StateProvinceID - other.StateProvinceID;
      expect(states.map(({ EnglishName, ...rest }) => ({ ...rest, StateName: EnglishName })).toSorted(byId)).toEqual(
        english.toSorted(byId),
      );
      const names = states.map(({ StateName }) => StateName);
      expect(names.filter((name) => !ARABIC.test(name))).toEqual([]);
      expect(names).toEqual(inOrder(names));
      for (const { StateProvinceID } of states) {
        const cities = await app().call(getCitiesList, { StateProvinceId: StateProvinceID }, ARABIC_READER);
        const cityNames = cities.map(({ CityName }) => CityName);
        expect(cityNames.filter((name) => !ARABIC.test(name))).toEqual([]);
        expect(cityNames).toEqual(inOrder(cityNames));
      }
      const rajasthan = states.find(({ GstCode }) => GstCode === '08');
      const cities = await app().call(getCitiesList, { StateProvinceId: rajasthan?.StateProvinceID }, ARABIC_READER);
      expect(cities).toContainEqual({ CityID: expect.any(Number), CityName: 'جايبور', EnglishName: 'Jaipur' });
    });

    it.each(['AE', 'SA', 'QA', 'KW', 'BH', 'OM', 'EG', 'JO', 'US', 'PK'])(
      'all regions of %s have one [SH-21]',
      async (isoCode) => {
        const states = await statesOf(isoCode);
        expect(states.filter(({ StateName }) => !ARABIC.test(StateName))).toEqual([]);
      },
    );

    it('a region that has none keeps its Latin name [SH-21]', async () => {
      const states = await statesOf('LU');
      expect(states).toContainEqual({
        StateProvinceID: expect.any(Number),
        StateName: 'Diekirch',
        EnglishName: 'Diekirch',
      });
    });
  });

  it('are left as they are in a store that has been filled before [API-04]', async () => {
    const { db, settings } = app();
    const places = () =>
      sql`select (select count(*) from states_provinces) as states, (select count(*) from cities) as cities`.execute(
        db,
      );
    await db.deleteFrom('cities').where('city_name', '=', 'Samalkota').execute();
    const before = await places();
    await seed(db, settings);
    expect((await places()).rows).toEqual(before.rows);
  });
});
