import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { $isLoggedIn, logIn } from 'shared-contracts';
import { field, fill } from 'shared-contracts/testing/forms';
import { chooseInSelect, findSelect, provideWhatSelectsUse } from 'shared-contracts/testing/library-select';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

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
const created = [{ ResponseMsg: 'Saved Successfully' }];
const session = reply.enveloped([{ ResponseMsg: 'Login Successfully', ...asha }], { token: 'fresh-token' });

type Bench = Awaited<ReturnType<typeof renderPage>>;

const openSignUp = (api: Readonly<Record<string, unknown>> = {}, options: { path?: string; language?: 'ar' } = {}) =>
  renderPage(page, {
    path: '/CreateAccount',
    pattern: '/CreateAccount',
    api: { ...places, 'signup-user': created, 'get-user-login': session, ...api },
    ...options,
  });

const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Create account' });

async function fillIn(bench: Bench) {
  const { user } = bench;
  await fill(bench, { 'First Name': 'Asha', 'Last Name': 'Rao', Email: 'asha@example.com' });
  await user.type(password(), 'correct horse');
  await chooseInSelect(bench, 'Country', 'India');
  await fill(bench, { 'Shipping Address': '1 Rose Lane' });
}

beforeAll(provideWhatSelectsUse);

describe('creating an account', () => {
  test('asks for nothing but the account: nothing to tick, no newsletter [LAW-05] [ACC-03]', async () => {
    await openSignUp();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByText(/newsletter|offers/i)).not.toBeInTheDocument();
  });

  test('needs no state, city, postal code or mobile, logs in by itself, and two seconds later shows the home page [ACC-03]', async () => {
    const bench = await openSignUp();
    await fillIn(bench);
    jest.useFakeTimers({ advanceTimers: true });
    await bench.user.click(submit());
    await waitFor(() => expect($isLoggedIn.get()).toBe(true));
    expect(bench.toasts).toEqual([
      { kind: 'success', text: 'Account created successfully!', duration: 3000, subject: 'login' },
    ]);
    const signUp = bench.calls.find(({ name }) => name === 'signup-user');
    expect(signUp?.request).toEqual({
      FirstName: 'Asha',
      LastName: 'Rao',
      EmailAddress: 'asha@example.com',
      Password: 'correct horse',
      MobileNo: '',
      AddressLineOne: '1 Rose Lane',
      CityId: -999,
      StateProvinceId: -999,
      PostalCode: '',
      CountryID: 1,
      IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    expect(bench.path()).toBe('/');
  });

  test('says that the e-mail address is taken, at the field too, and keeps what was typed [ACC-03]', async () => {
    const bench = await openSignUp({ 'signup-user': [{ ResponseMsg: 'Email already exists' }] });
    await fillIn(bench);
    await bench.user.click(submit());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(bench.toasts).toEqual([]);
    expect(field('Email')).toHaveAccessibleDescription('Email already exists!');
    expect(field('First Name')).toHaveValue('Asha');
    expect(password()).toHaveValue('correct horse');
    expect($isLoggedIn.get()).toBe(false);
  });

  test('can be tried again after a failure without creating a second account [ACC-03]', async () => {
    const answers = [reply.problem(500), created];
    const bench = await openSignUp({ 'signup-user': () => answers.shift() });
    await fillIn(bench);
    await bench.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again!');
    expect(bench.toasts).toEqual([]);
    await bench.user.click(submit());
    await waitFor(() => expect($isLoggedIn.get()).toBe(true));
    const keys = bench.calls.flatMap(({ name, request }) =>
      name === 'signup-user' ? [(request as { IdempotencyKey: string }).IdempotencyKey] : [],
    );
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('leads to the login page when the new account cannot be logged in [ACC-03]', async () => {
    const bench = await openSignUp({ 'get-user-login': reply.problem(500) });
    await fillIn(bench);
    await bench.user.click(submit());
    await waitFor(() => expect(bench.path()).toBe('/Login'));
  });

  test('is nothing for a shopper who is logged in [ACC-02]', async () => {
    const bench = await openSignUp();
    act(() => logIn(asha, 'a-token'));
    expect(bench.path()).toBe('/');
  });
});

describe('what is typed', () => {
  test('must be there where the store needs it, and nowhere else [ACC-03] [ACC-05]', async () => {
    const bench = await openSignUp();
    await findSelect('Country');
    await bench.user.click(submit());
    for (const name of ['First Name', 'Last Name', 'Email', 'Shipping Address']) {
      expect(field(name)).toHaveAccessibleDescription(`${name} is required`);
    }
    expect(password()).toHaveAccessibleDescription(expect.stringContaining('Password is required'));
    expect(screen.getByText('Country is required')).toBeInTheDocument();
    expect(await findSelect('Country')).toHaveAccessibleDescription('Country is required Choose a country');
    expect(field('Postal Code')).toBeValid();
    expect(field('Mobile')).toBeValid();
    expect(field('First Name')).toHaveFocus();
    expect(bench.calls.map(({ name }) => name)).not.toContain('signup-user');
  });

  test.each([
    ['First Name', 200],
    ['Last Name', 150],
    ['Email', 150],
    ['Shipping Address', 600],
    ['Postal Code', 12],
    ['Mobile', 20],
  ])('%s holds at most %i characters [ACC-03] [ACC-05]', async (name, max) => {
    const { user } = await openSignUp();
    await user.click(field(name));
    await user.paste('x'.repeat(max + 1));
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(`${name} max length should be ${max} characters`);
  });

  // Eight keys were pressed, and the API, which compares four letters, answered that an error had occurred.
  test.each([
    ['that shrinks', 'e\u0301'.repeat(4), 'Password must have at least 8 characters'],
    ['that grows', 'ﷺ'.repeat(9), 'Password max length should be 150 characters'],
    ['too long as typed', 'e\u0301'.repeat(76), 'Password max length should be 150 characters'],
  ])('a password %s is refused before it is sent [ACC-05] [ACC-06]', async (_, typed, fault) => {
    const { user } = await openSignUp();
    await user.click(password());
    await user.paste(typed);
    await user.tab();
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(fault));
  });

  test.each(['asha', 'asha@', 'asha@example', 'a sha@example.com'])(
    '"%s" is no e-mail address [ACC-03] [ACC-05]',
    async (address) => {
      const bench = await openSignUp();
      await fillIn(bench);
      await bench.user.clear(field('Email'));
      await bench.user.type(field('Email'), address);
      await bench.user.click(submit());
      expect(field('Email')).toHaveAccessibleDescription('Please enter valid email address');
      expect(field('Email')).toHaveFocus();
      expect(bench.calls.map(({ name }) => name)).not.toContain('signup-user');
    },
  );

  test('has autocomplete hints [ACC-06]', async () => {
    await openSignUp();
    const tokens = ['First Name', 'Last Name', 'Email', 'Postal Code', 'Mobile', 'Shipping Address'].map((name) =>
      field(name).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'postal-code', 'tel', 'street-address']);
  });

  // When checked only on blur, the fault disappeared on a click on the button, which moved: nothing was sent.
  test('is found right while it is being corrected, before the field is left [ACC-05]', async () => {
    const { user } = await openSignUp();
    await user.click(submit());
    await user.type(field('Shipping Address'), '1');
    expect(field('Shipping Address')).not.toHaveAccessibleDescription();
    expect(field('Shipping Address')).toHaveFocus();
  });

  test('a password is judged while it is typed, and may be shown [ACC-06]', async () => {
    const { user } = await openSignUp();
    expect(password()).toHaveAccessibleDescription('At least 8 characters.');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await user.type(password(), 'aaaaaaaaaaaa');
    expect(password()).toHaveAccessibleDescription(expect.stringMatching(/^Weak/));
    await user.clear(password());
    await user.type(password(), 'Correct horse battery');
    expect(password()).toHaveAccessibleDescription('Strong password.');
  });
});

describe('the form’s labels', () => {
  const labels = {
    labelsJsonData: [
      { labelHtmlId: 'firstName', text: 'اسمك' },
      { labelHtmlId: 'lastName', text: '  ' },
      { labelHtmlId: 'unknown', text: 'شيء آخر' },
    ],
  };

  test('come from the store’s own label set where it has one, else from the bundle [ACC-03] [SH-16]', async () => {
    const { calls } = await openSignUp(
      { 'localization-cstm-portal/get-localization-data': labels, 'get-localization-data': labels },
      { language: 'ar' },
    );
    expect(await screen.findByRole('textbox', { name: 'اسمك' })).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'get-localization-data')?.request).toEqual({
      entityId: 1,
      languageCode: 'ar',
      recordValueJson: '[]',
    });
  });

  test('are the bundled ones when the store is unavailable [SH-16]', async () => {
    const { calls } = await openSignUp({ 'get-localization-data': reply.problem(500) }, { language: 'ar' });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('get-localization-data'));
    expect(screen.getByRole('textbox', { name: /First Name|الاسم الأول/ })).toBeInTheDocument();
  });

  test('are not requested in English [SH-16]', async () => {
    const { calls } = await openSignUp();
    await findSelect('Country');
    expect(calls.map(({ name }) => name)).not.toContain('get-localization-data');
  });
});
