import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectFault, field, fill, sentTo, submit } from 'shared-contracts/testing/forms';
import {
  chooseInSelect,
  findSelect,
  offeredBySelect,
  placeValue,
  provideWhatSelectsUse,
} from 'shared-contracts/testing/library-select';
import { type RenderedPage, renderPage, reply } from 'shared-contracts/testing/render-page';
import { home, indianPlaces } from '../testing/sample-addresses.ts';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

jest.setTimeout(40_000);
beforeAll(provideWhatSelectsUse);

/** The form of a new address or, with its id, of one of the book. */
async function openForm(edit: 'new' | 11, api: Readonly<Record<string, unknown>> = {}) {
  const bench = await renderPage(page, {
    path: `/Addresses?edit=${edit}`,
    loggedInAs: asha,
    api: { ...indianPlaces, 'get-addresses': [home], ...api },
  });
  await findSelect('State');
  return bench;
}

const save = (bench: RenderedPage) => submit(bench, 'Save address');

describe('what is typed into an address', () => {
  test('must all be there; the first that is missing gets the focus [ACC-05] [ACC-12]', async () => {
    const bench = await openForm('new');
    await fill(bench, { 'Full Name': '' });
    await save(bench);
    for (const name of ['Full Name', 'Mobile Number', 'Address', 'PIN Code']) {
      expectFault(name, `${name} is required`);
    }
    for (const name of ['State', 'City']) {
      expect(await findSelect(name)).toHaveAccessibleDescription(`${name} is required Choose a ${name.toLowerCase()}`);
    }
    expect(field('Full Name')).toHaveFocus();
    expect(sentTo(bench, 'save-address')).toEqual([]);
  });

  test.each([
    ['Full Name', 'x'.repeat(201), 'Full Name max length should be 200 characters'],
    ['Address', 'x'.repeat(601), 'Address max length should be 600 characters'],
    ['Mobile Number', '12345', 'Please enter a 10-digit Indian mobile number'],
    ['PIN Code', '56002', 'Please enter a 6-digit PIN code'],
    ['PIN Code', '682031', 'This PIN code is not in the chosen state'],
  ])(
    '%s: a fault is shown when the field is left, and focused on saving [ACC-05] [ACC-12]',
    async (name, text, fault) => {
      const bench = await openForm(11);
      await fill(bench, { [name]: text });
      await bench.user.tab();
      expectFault(name, fault);
      await save(bench);
      expect(field(name)).toHaveFocus();
      expect(sentTo(bench, 'save-address')).toEqual([]);
    },
  );

  test('that only the server refuses is shown at its field until the value changes [ACC-12] [API-03]', async () => {
    const errors = [{ path: 'requestParameters.PostalCode', message: 'lies in another state' }];
    const bench = await openForm(11, { 'save-address': reply.problem(400, { errors }) });
    await save(bench);
    await waitFor(() => expect(field('PIN Code')).toHaveFocus());
    expectFault('PIN Code', 'This PIN code is not in the chosen state');
    await fill(bench, { 'PIN Code': '560001' });
    expect(field('PIN Code')).toBeValid();
  });
});

describe('state and city of an address', () => {
  test('a new state resets the city and loads its own [ACC-04] [ACC-12]', async () => {
    const bench = await openForm(11);
    await chooseInSelect(bench, 'State', 'Kerala');
    expect(placeValue('CityID')).toBe('');
    expect(await offeredBySelect(bench, 'City')).toEqual(['Choose a city', 'Kochi']);
  });

  test('a list that could not be loaded can be reloaded, as every address needs it [ACC-04] [ACC-12]', async () => {
    const answers: unknown[] = [reply.problem(500), [{ CityID: 560, CityName: 'Bengaluru' }]];
    const bench = await openForm(11, { 'get-cities-list': () => answers.shift() });
    await bench.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await offeredBySelect(bench, 'City')).toEqual(['Choose a city', 'Bengaluru']);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
