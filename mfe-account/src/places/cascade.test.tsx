import { act, screen, waitFor } from '@testing-library/react';
import {
  chooseInSelect,
  findSelect,
  offeredBySelect,
  placeValue,
  provideWhatSelectsUse,
} from 'shared-contracts/testing/library-select';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page as signUp } from '../sign-up/page.tsx';

beforeAll(provideWhatSelectsUse);

const places = {
  'get-countries-list': [
    { CountryID: 1, CountryName: 'India' },
    { CountryID: 2, CountryName: 'Nepal' },
  ],
  'get-states-provinces-list': ({ CountryId }: { CountryId: number }) =>
    CountryId === 1
      ? [{ StateProvinceID: 29, StateName: 'Karnataka' }]
      : [{ StateProvinceID: 90, StateName: 'Bagmati' }],
  'get-cities-list': [{ CityID: 560, CityName: 'Bengaluru' }],
};

/** The cascade where it is met first: on the sign-up page. */
const openCascade = (api: Readonly<Record<string, unknown>> = {}) =>
  renderPage(signUp, { path: '/CreateAccount', api: { ...places, ...api } });

describe('country, state and city', () => {
  test('open one after the other, and a new country resets what was chosen below it [ACC-04]', async () => {
    const bench = await openCascade();
    expect(await findSelect('State/Province')).toBeDisabled();
    expect(await findSelect('City')).toBeDisabled();
    await chooseInSelect(bench, 'Country', 'India');
    expect(await findSelect('City')).toBeDisabled();
    await chooseInSelect(bench, 'State/Province', 'Karnataka');
    await chooseInSelect(bench, 'City', 'Bengaluru');
    expect([placeValue('StateProvinceId'), placeValue('CityId')]).toEqual(['29', '560']);
    await chooseInSelect(bench, 'Country', 'Nepal');
    expect([placeValue('StateProvinceId'), placeValue('CityId')]).toEqual(['', '']);
    expect(await findSelect('City')).toBeDisabled();
  });

  test('a new state resets the city and loads its own cities [ACC-04]', async () => {
    const bench = await openCascade({
      'get-states-provinces-list': [
        { StateProvinceID: 29, StateName: 'Karnataka' },
        { StateProvinceID: 32, StateName: 'Kerala' },
      ],
      'get-cities-list': ({ StateProvinceId }: { StateProvinceId: number }) =>
        StateProvinceId === 29 ? [{ CityID: 560, CityName: 'Bengaluru' }] : [{ CityID: 682, CityName: 'Kochi' }],
    });
    await chooseInSelect(bench, 'Country', 'India');
    await chooseInSelect(bench, 'State/Province', 'Karnataka');
    await chooseInSelect(bench, 'City', 'Bengaluru');
    await chooseInSelect(bench, 'State/Province', 'Kerala');
    expect(placeValue('CityId')).toBe('');
    expect(await offeredBySelect(bench, 'City')).toEqual(['Choose a city', 'Kochi']);
  });

  test('choosing none again closes what lies below [ACC-04]', async () => {
    const bench = await openCascade();
    await chooseInSelect(bench, 'Country', 'India');
    await chooseInSelect(bench, 'State/Province', 'Karnataka');
    await chooseInSelect(bench, 'State/Province', 'Choose a state');
    expect(placeValue('StateProvinceId')).toBe('');
    expect(await findSelect('City')).toBeDisabled();
  });

  test.each([
    ['get-countries-list', 'Country', []],
    ['get-states-provinces-list', 'State/Province', ['Country']],
    ['get-cities-list', 'City', ['Country', 'State/Province']],
  ] as const)('%s cannot be loaded: the list of %s is empty, without a notice [ACC-04]', async (call, name, above) => {
    const chosen = { Country: 'India', 'State/Province': 'Karnataka' };
    const bench = await openCascade({ [call]: reply.problem(500) });
    for (const parent of above) await chooseInSelect(bench, parent, chosen[parent]);
    expect(await offeredBySelect(bench, name)).toEqual([expect.stringMatching(/^Choose a /)]);
    expect(bench.toasts).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a slow answer for a country chosen before is never shown [ACC-04]', async () => {
    const answers = new Map<number, (states: unknown) => void>();
    const bench = await openCascade({
      'get-states-provinces-list': ({ CountryId }: { CountryId: number }) =>
        new Promise((resolve) => answers.set(CountryId, resolve)),
    });
    await chooseInSelect(bench, 'Country', 'India');
    await waitFor(() => expect(answers.has(1)).toBe(true));
    await chooseInSelect(bench, 'Country', 'Nepal');
    await waitFor(() => expect(answers.has(2)).toBe(true));
    await act(async () => answers.get(2)?.([{ StateProvinceID: 90, StateName: 'Bagmati' }]));
    await act(async () => answers.get(1)?.([{ StateProvinceID: 29, StateName: 'Karnataka' }]));
    expect(await offeredBySelect(bench, 'State/Province')).toEqual(['Choose a state', 'Bagmati']);
  });
});
