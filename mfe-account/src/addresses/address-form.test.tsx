import { fireEvent, screen, waitFor } from '@testing-library/react';
import { installWords } from 'shared-contracts';
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
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

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
      const fault = new RegExp(`${name} is required Choose a ${name.toLowerCase()}$`);
      expect(await findSelect(name)).toHaveAccessibleDescription(fault);
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

describe('the PIN code of a new address', () => {
  const jodhpur = { StateProvinceID: 29, StateName: 'Karnataka', CityID: 560, CityName: 'Bengaluru' };
  const village = { ...jodhpur, CityID: null, CityName: 'Anekal' };
  const openWith = (answer: unknown) => openForm('new', { 'get-place-of-pin': answer, 'save-address': [home] });
  const typePin = (bench: RenderedPage, pin: string) => fill(bench, { 'PIN Code': pin });
  const places = () => [placeValue('StateProvinceID'), placeValue('CityID')];

  test('comes before state and city, fills them, and says so [PAY-02] [ACC-12]', async () => {
    const bench = await openWith([jodhpur]);
    const [pin, state, city] = [field('PIN Code'), await findSelect('State'), await findSelect('City')];
    expect(pin.compareDocumentPosition(state) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(state.compareDocumentPosition(city) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await typePin(bench, '560 034');
    await waitFor(() => expect(places()).toEqual(['29', '560']));
    expect(await screen.findByText('Filled in from the PIN code: Bengaluru, Karnataka')).toHaveAttribute(
      'role',
      'status',
    );
    expect(sentTo(bench, 'get-place-of-pin')).toEqual([{ PostalCode: '560034' }]);
  });

  test('fills in a town that no list has, which is sent by its name [SHIP-01] [ACC-12]', async () => {
    const bench = await openWith([village]);
    await typePin(bench, '562106');
    await waitFor(() => expect(places()).toEqual(['29', 'Anekal']));
    expect(await findSelect('City')).toHaveAccessibleDescription(/Anekal$/);
    await fill(bench, { Address: '2 Lake Road', 'Mobile Number': '9845012345' });
    await save(bench);
    await waitFor(() =>
      expect(sentTo(bench, 'save-address')).toEqual([
        expect.objectContaining({ StateProvinceID: 29, CityID: null, CityName: 'Anekal', PostalCode: '562106' }),
      ]),
    );
  });

  test.each([
    ['has no town in the list', []],
    ['cannot be looked up', reply.problem(500)],
  ])('that %s fills the state alone [PAY-02]', async (_case, answer) => {
    const bench = await openWith(answer);
    await typePin(bench, '682031');
    await waitFor(() => expect(places()).toEqual(['32', '']));
    expect(await offeredBySelect(bench, 'City')).toEqual(['Choose a city', 'Kochi']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('fills again when it changes, but never what the shopper chose [PAY-02]', async () => {
    const bench = await openWith(({ PostalCode }: { PostalCode: string }) =>
      PostalCode === '682031'
        ? [{ StateProvinceID: 32, StateName: 'Kerala', CityID: 682, CityName: 'Kochi' }]
        : [village],
    );
    await typePin(bench, '562106');
    await waitFor(() => expect(places()).toEqual(['29', 'Anekal']));
    await typePin(bench, '682031');
    await waitFor(() => expect(places()).toEqual(['32', '682']));
    await chooseInSelect(bench, 'City', 'Use “Aluva”', 'Aluva');
    await typePin(bench, '562106');
    await bench.user.tab();
    expect(places()).toEqual(['32', 'Aluva']);
    expectFault('PIN Code', 'This PIN code is not in the chosen state');
  });
});

test('a town that no list has can be typed, changed, and made the default [SHIP-01] [ACC-12]', async () => {
  const anekal = { ...home, CityID: 0, CityName: 'Anekal', PostalCode: '562106' };
  const bench = await openForm(11, { 'get-addresses': [anekal], 'save-address': [anekal] });
  expect(placeValue('CityID')).toBe('Anekal');
  await chooseInSelect(bench, 'City', 'Use “Attibele”', ' Attibele');
  await save(bench);
  const typed = { CityID: null, CityName: 'Attibele', StateProvinceID: 29 };
  await waitFor(() => expect(sentTo(bench, 'save-address')).toEqual([expect.objectContaining(typed)]));
});

describe('an address in Arabic', () => {
  const inArabic = {
    'get-countries-list': [{ CountryID: 1, CountryName: 'الهند', EnglishName: 'India' }],
    'get-states-provinces-list': [
      { StateProvinceID: 29, StateName: 'كارناتاكا', EnglishName: 'Karnataka', GstCode: '29' },
      { StateProvinceID: 32, StateName: 'كيرالا', EnglishName: 'Kerala', GstCode: '32' },
    ],
    'get-cities-list': ({ StateProvinceId }: { StateProvinceId: number }) =>
      StateProvinceId === 32 ? [{ CityID: 682, CityName: 'كوتشي', EnglishName: 'Kochi' }] : [],
  };
  const open = async () => {
    installWords('account', 'ar', arabic);
    const bench = await renderPage(page, {
      path: '/Addresses?edit=11',
      language: 'ar',
      loggedInAs: asha,
      api: { ...inArabic, 'get-addresses': [home], 'save-address': [home] },
    });
    await findSelect('الولاية');
    return bench;
  };

  test('names states and cities in Arabic, found by Arabic or Latin letters, and sends their ids [SH-21] [SH-22]', async () => {
    const bench = await open();
    expect(await offeredBySelect(bench, 'الولاية')).toEqual(['اختر الولاية', 'كارناتاكا', 'كيرالا']);
    await chooseInSelect(bench, 'الولاية', 'كيرالا', 'کيرالا');
    await chooseInSelect(bench, 'المدينة', 'كوتشي', 'kochi');
    expect([placeValue('StateProvinceID'), placeValue('CityID')]).toEqual(['32', '682']);
    await fill(bench, { 'الرمز البريدي': '682031' });
    await submit(bench, 'حفظ العنوان');
    await waitFor(() =>
      expect(sentTo(bench, 'save-address')).toEqual([
        expect.objectContaining({ StateProvinceID: 32, CityID: 682, PostalCode: '682031' }),
      ]),
    );
  });

  test('is filled by a browser that knows its places in English [SH-21] [ACC-12]', async () => {
    const bench = await open();
    const state = document.querySelector<HTMLSelectElement>('select[name="StateProvinceID"]');
    expect([...(state?.options ?? [])].map(({ text }) => text)).toEqual(['اختر الولاية', 'Karnataka', 'Kerala']);
    await chooseInSelect(bench, 'الولاية', 'كيرالا');
    const city = document.querySelector('input[autocomplete="address-level2"][tabindex="-1"]');
    fireEvent.change(city as Element, { target: { value: 'Kochi' } });
    await waitFor(() => expect(placeValue('CityID')).toBe('682'));
    await chooseInSelect(bench, 'المدينة', 'اختر المدينة', 'اختر');
    fireEvent.change(city as Element, { target: { value: 'Aluva' } });
    await waitFor(() => expect(placeValue('CityID')).toBe('Aluva'));
  });
});
