import { screen, waitFor } from '@testing-library/react';
import { $user, forgetPerson } from 'shared-contracts';
import { field, fill, sentTo } from 'shared-contracts/testing/forms';
import { chooseInSelect, findSelect, placeValue, provideWhatSelectsUse } from 'shared-contracts/testing/library-select';
import { reply } from 'shared-contracts/testing/render-page';
import { asha, openProfile, saved, update } from '../testing/profile-form.tsx';

beforeAll(provideWhatSelectsUse);
beforeEach(forgetPerson);

describe('the profile form', () => {
  test('is filled at once from the stored person; the email can be read and copied, not changed [ACC-08]', async () => {
    await openProfile({ api: { 'get-profile': () => new Promise(() => {}) } });
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeInTheDocument();
    expect(field('First Name')).toHaveValue('Asha');
    expect(field('Last Name')).toHaveValue('Rao');
    expect(field('Email')).toHaveValue('asha@example.com');
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toBeEnabled();
    expect(field('Postal Code')).toHaveValue('560001');
    expect(field('Shipping Address')).toHaveValue('1 Rose Lane');
    expect([placeValue('CountryID'), placeValue('StateProvinceId'), placeValue('CityId')]).toEqual(['1', '29', '560']);
  });

  test('has autocomplete hints [ACC-06] [ACC-08]', async () => {
    await openProfile();
    const tokens = ['First Name', 'Last Name', 'Email', 'Postal Code', 'Mobile', 'Shipping Address'].map((name) =>
      field(name).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'postal-code', 'tel', 'street-address']);
  });

  test('is then as the server has it, and so is what is stored for every tab [ACC-08]', async () => {
    await openProfile({ api: { 'get-profile': { ...asha, FirstName: 'Asha Devi', ProfileVersion: 5 } } });
    await waitFor(() => expect(field('First Name')).toHaveValue('Asha Devi'));
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ FirstName: 'Asha Devi', ProfileVersion: 5 });
  });

  test.each([
    ['the server fails', () => reply.problem(500)],
    ['nothing answers', () => reply.nothing()],
  ])('says so when %s, keeps what is stored, and can be saved [ACC-08]', async (_, answer) => {
    const bench = await openProfile({ api: { 'get-profile': answer } });
    await waitFor(() => expect(bench.toasts).toHaveLength(1));
    expect(bench.toasts).toEqual([
      { kind: 'error', text: 'Failed to load profile data', duration: 3000, subject: 'profile' },
    ]);
    expect(field('First Name')).toHaveValue('Asha');
    await bench.user.click(update());
    await waitFor(() => expect(bench.toasts.at(-1)?.text).toBe('Profile Updated Successfully!'));
  });

  test('leads to a new password with the email in hand [ACC-07] [ACC-08]', async () => {
    const bench = await openProfile();
    await bench.user.click(screen.getByRole('link', { name: 'Forgot your password? Get a code by email' }));
    expect(bench.path()).toBe('/ResetPassword');
  });

  test('has its labels from the store’s label set UpdateProfile, else from the bundle [ACC-08] [SH-16]', async () => {
    const labels = {
      labelsJsonData: [
        { labelHtmlId: 'firstName', text: 'اسمك' },
        { labelHtmlId: 'lastName', text: ' ' },
        { labelHtmlId: 'profileUpdated', text: 'ليس تسمية' },
      ],
    };
    const bench = await openProfile({ language: 'ar', api: { 'get-localization-data': labels } });
    expect(await screen.findByRole('textbox', { name: 'اسمك' })).toHaveValue('Asha');
    expect(sentTo(bench, 'get-localization-data')).toEqual([
      { entityId: 2, languageCode: 'ar', recordValueJson: '[]' },
    ]);
  });
});

describe('saving the profile', () => {
  test('sends what is typed, says so and stores the person as saved [ACC-08]', async () => {
    const bench = await openProfile({ api: { 'update-profile': saved({ FirstName: 'Usha' }) } });
    await fill(bench, { 'First Name': ' Usha ' });
    await bench.user.click(update());
    await waitFor(() => expect(bench.toasts).toHaveLength(1));
    expect(bench.toasts).toEqual([
      { kind: 'success', text: 'Profile Updated Successfully!', duration: 3000, subject: 'profile' },
    ]);
    expect(sentTo(bench, 'update-profile')).toEqual([
      {
        UserID: 7,
        FirstName: ' Usha ',
        LastName: 'Rao',
        AddressLineOne: '1 Rose Lane',
        CityId: 560,
        StateProvinceID: 29,
        PostalCode: '560001',
        MobileNo: '',
        CountryID: 1,
        ProfileVersion: 3,
        IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect($user.get()).toEqual({ ...asha, FirstName: 'Usha', ProfileVersion: 4 });
    expect(field('First Name')).toHaveValue('Usha');
  });

  test('edits all that sign-up asked: the mobile number too [ACC-08]', async () => {
    const bench = await openProfile({ api: { 'update-profile': saved({ MobileNo: '9876543210' }) } });
    await fill(bench, { Mobile: '9876543210' });
    await bench.user.click(update());
    await waitFor(() => expect($user.get()?.MobileNo).toBe('9876543210'));
    expect(sentTo(bench, 'update-profile')).toEqual([expect.objectContaining({ MobileNo: '9876543210' })]);
  });

  test.each([
    ['another message', [{ ResponseMsg: 'Not today' }], 'Not today'],
    ['no message', [{}], 'Update failed'],
    ['a blank message', [{ ResponseMsg: ' ' }], 'Update failed'],
    ['nothing', [], 'No data in response'],
    ['a fault', reply.problem(500), 'An error occurred. Please try again!'],
    ['silence', reply.nothing(), 'An error occurred. Please try again!'],
  ])('an answer with %s causes a notice, and the values stay [ACC-08]', async (_, answer, text) => {
    const bench = await openProfile({ api: { 'update-profile': answer } });
    await fill(bench, { 'First Name': 'Usha' });
    await bench.user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(bench.toasts).toEqual([]);
    expect(field('First Name')).toHaveValue('Usha');
    expect($user.get()?.FirstName).toBe('Asha');
    expect(update()).toBeEnabled();
  });

  test('a success without the person asks for the person [ACC-08]', async () => {
    const fresh = [asha, { ...asha, FirstName: 'Usha', ProfileVersion: 4 }];
    const bench = await openProfile({
      api: { 'update-profile': [{ ResponseMsg: 'Saved Successfully' }], 'get-profile': () => fresh.shift() },
    });
    await fill(bench, { 'First Name': 'Usha' });
    await bench.user.click(update());
    await waitFor(() => expect($user.get()?.FirstName).toBe('Usha'));
    expect(bench.toasts).toEqual([
      { kind: 'success', text: 'Profile Updated Successfully!', duration: 3000, subject: 'profile' },
    ]);
  });

  test('has one effect for a double click, and a retry has the same key [ACC-08] [CON-06]', async () => {
    const answers: unknown[] = [reply.problem(500), saved({ FirstName: 'Usha' })];
    const bench = await openProfile({ api: { 'update-profile': () => answers.shift() } });
    await fill(bench, { 'First Name': 'Usha' });
    await bench.user.dblClick(update());
    await screen.findByRole('alert');
    expect(sentTo(bench, 'update-profile')).toHaveLength(1);
    await bench.user.click(update());
    await waitFor(() => expect(bench.toasts).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [first, second] = sentTo(bench, 'update-profile');
    expect(second).toEqual(first);
  });

  test('sends null for a state and a city that are not chosen [ACC-04] [ACC-08]', async () => {
    const bench = await openProfile();
    await chooseInSelect(bench, 'Country', 'Nepal');
    expect([placeValue('CountryID'), placeValue('StateProvinceId'), placeValue('CityId')]).toEqual(['2', '', '']);
    expect(await findSelect('City')).toBeDisabled();
    await bench.user.click(update());
    await waitFor(() => expect(sentTo(bench, 'update-profile')).toHaveLength(1));
    expect(sentTo(bench, 'update-profile')).toEqual([
      expect.objectContaining({ CountryID: 2, StateProvinceID: null, CityId: null }),
    ]);
  });
});

describe('what is typed', () => {
  test.each([
    ['First Name', 'left empty', '', 'First Name is required'],
    ['Last Name', 'left empty', '', 'Last Name is required'],
    ['Shipping Address', 'left empty', '', 'Shipping Address is required'],
    ['Last Name', 'of blanks', '   ', 'Last Name is required'],
    ['First Name', 'too long', 'x'.repeat(201), 'First Name max length should be 200 characters'],
    ['Last Name', 'too long', 'x'.repeat(151), 'Last Name max length should be 150 characters'],
    ['Shipping Address', 'too long', 'x'.repeat(601), 'Shipping Address max length should be 600 characters'],
    ['Postal Code', 'too long', 'x'.repeat(13), 'Postal Code max length should be 12 characters'],
  ])('%s %s is a fault at the field, which gets the focus [ACC-05] [ACC-08]', async (name, _, text, fault) => {
    const bench = await openProfile();
    await bench.user.clear(field(name));
    await bench.user.click(field(name));
    if (text) await bench.user.paste(text);
    await bench.user.click(update());
    expect(field(name)).toHaveAccessibleDescription(fault);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveFocus();
    expect(sentTo(bench, 'update-profile')).toEqual([]);
  });
});
