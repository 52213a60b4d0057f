import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { describeOnEachDatabase } from '../testing/test-app.ts';

describeOnEachDatabase('places', (app) => {
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
      .select(['state_name', 'gst_code', 'is_union_territory'])
      .execute();
    expect(new Set(rows.map((row) => row.gst_code)).size).toBe(36);
    expect(rows.filter((row) => row.is_union_territory)).toHaveLength(8);
    const rajasthan = states.find((state) => state.StateName === 'Rajasthan');
    expect(rajasthan?.GstCode).toBe('08');
    const cities = await app().call(getCitiesList, { StateProvinceId: rajasthan?.StateProvinceID });
    expect(cities.map((city) => city.CityName)).toContain('Jodhpur');
    for (const { StateProvinceID } of states) {
      expect(await app().call(getCitiesList, { StateProvinceId: StateProvinceID })).not.toEqual([]);
    }
  });

  it('have no states for a country the store does not deliver to', async () => {
    await expect(app().call(getStatesProvincesList, { CountryId: 2 })).resolves.toEqual([]);
    await expect(app().call(getCitiesList, { StateProvinceId: 9999 })).resolves.toEqual([]);
  });
});
