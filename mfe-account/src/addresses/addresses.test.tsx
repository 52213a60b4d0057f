import { screen, waitFor, within } from '@testing-library/react';
import type { User } from 'shared-contracts';
import { button, field, fill, sentTo, submit } from 'shared-contracts/testing/forms';
import { chooseInSelect, placeValue, provideWhatSelectsUse } from 'shared-contracts/testing/library-select';
import { type RenderedPage, renderPage, reply } from 'shared-contracts/testing/render-page';
import { home, indianPlaces, office } from '../testing/sample-addresses.ts';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

beforeAll(provideWhatSelectsUse);

interface Options {
  readonly api?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly user?: User;
}

async function openBook(book: unknown, { api = {}, path = '/Addresses', user = asha }: Options = {}) {
  const bench = await renderPage(page, {
    path,
    loggedInAs: user,
    api: { ...indianPlaces, 'get-addresses': book, ...api },
  });
  await waitFor(() => expect(document.querySelector('[data-add], form, li[data-address]')).toBeInTheDocument());
  return bench;
}

const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function fillIn(bench: RenderedPage) {
  await fill(bench, { 'Full Name': 'Rao Design', 'Mobile Number': '+91 98450-12345', Address: '3 Marine Drive' });
  await chooseInSelect(bench, 'State', 'Kerala');
  await chooseInSelect(bench, 'City', 'Kochi');
  await fill(bench, { 'PIN Code': '682031' });
}
const save = (bench: RenderedPage) => submit(bench, 'Save address');

describe('the address book', () => {
  test('shows every address as on a parcel, the default marked [ACC-12]', async () => {
    await openBook([home, office]);
    expect(cards()).toEqual(['Asha Rao Default', 'Rao Design ']);
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      '7 Residency RoadBengaluru 560025Karnataka9845012345',
      '3 Marine DriveKochi 682031Kerala9845012345',
    ]);
    expect(screen.queryByRole('button', { name: /Make default: the address of Asha Rao/ })).not.toBeInTheDocument();
  });

  test('that is empty says so and offers the first address, prefilled with the account’s [ACC-12]', async () => {
    const user = { ...asha, MobileNo: '+91 98450 12345', StateProvinceID: 29, CityID: 560, PostalCode: '560025' };
    const bench = await openBook([], { user });
    expect(screen.getByRole('heading', { name: /Your address book is empty/ })).toBeInTheDocument();
    await bench.user.click(button('Add an address'));
    expect(field('Full Name')).toHaveValue('Asha Rao');
    expect(field('Mobile Number')).toHaveValue('9845012345');
    expect(field('Address')).toHaveValue('1 Rose Lane');
    expect([placeValue('StateProvinceID'), placeValue('CityID')]).toEqual(['29', '560']);
  });

  test('that cannot be loaded says so and can be reloaded [ACC-12]', async () => {
    const answers: unknown[] = [reply.problem(500), [home]];
    const { user } = await renderPage(page, {
      path: '/Addresses',
      loggedInAs: asha,
      api: { 'get-addresses': () => answers.shift() },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your addresses could not be loaded.');
    await user.click(button('Retry'));
    expect(await screen.findByRole('heading', { name: /Asha Rao/ })).toBeInTheDocument();
  });

  test('that is full says so instead of offering another [ACC-12]', async () => {
    await openBook(Array.from({ length: 20 }, (_, each) => ({ ...home, AddressID: each + 1, IsDefault: each === 0 })));
    expect(screen.getByText(/it holds 20 addresses/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
  });
});

describe('a new address', () => {
  test('is saved with what was typed, shown, announced, and has the focus [ACC-12]', async () => {
    const bench = await openBook([home], { api: { 'save-address': [home, office] } });
    await bench.user.click(button('Add an address'));
    expect(bench.path()).toBe('/Addresses?edit=new');
    expect(screen.getByRole('heading', { name: 'New address' })).toHaveFocus();
    await fillIn(bench);
    await bench.user.click(screen.getByRole('checkbox', { name: 'Use as my default address' }));
    await save(bench);
    await waitFor(() => expect(cards()).toEqual(['Asha Rao Default', 'Rao Design ']));
    expect(sentTo(bench, 'save-address')).toEqual([
      {
        Name: 'Rao Design',
        Phone: '9845012345',
        AddressLineOne: '3 Marine Drive',
        StateProvinceID: 32,
        CityID: 682,
        PostalCode: '682031',
        IsDefault: true,
        IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(bench.toasts).toEqual([{ kind: 'success', text: 'Address saved.', duration: 3000, subject: 'addresses' }]);
    expect(button('Edit the address of Rao Design, Kochi')).toHaveFocus();
    expect(bench.path()).toBe('/Addresses');
  });

  test('is added once, however often it is sent: a retry has the same key [ACC-12] [CON-06]', async () => {
    const answers: unknown[] = [reply.nothing(), [home, office]];
    const bench = await openBook([home], {
      path: '/Addresses?edit=new',
      api: { 'save-address': () => answers.shift() },
    });
    await fillIn(bench);
    await bench.user.dblClick(button('Save address'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again!');
    expect(bench.toasts).toEqual([]);
    expect(field('Address')).toHaveValue('3 Marine Drive');
    await save(bench);
    await waitFor(() => expect(sentTo(bench, 'save-address')).toHaveLength(2));
    const [first, second] = sentTo(bench, 'save-address');
    expect(second).toEqual(first);
  });

  test('can be cancelled, which returns to the list [ACC-12]', async () => {
    const bench = await openBook([home]);
    await bench.user.click(button('Add an address'));
    await bench.user.click(button('Cancel'));
    expect(button('Add an address')).toHaveFocus();
    expect(sentTo(bench, 'save-address')).toEqual([]);
  });

  test('has autocomplete and keyboard hints [ACC-06] [ACC-12]', async () => {
    await openBook([home], { path: '/Addresses?edit=new' });
    const hints = ['Full Name', 'Mobile Number', 'Address', 'PIN Code'].map((name) => [
      field(name).getAttribute('autocomplete'),
      field(name).getAttribute('inputmode'),
    ]);
    expect(hints).toEqual([
      ['name', null],
      ['tel-national', 'tel'],
      ['street-address', null],
      ['postal-code', 'numeric'],
    ]);
  });
});

describe('an address of the book', () => {
  test('is changed in a prefilled form [ACC-12]', async () => {
    const moved = { ...home, AddressLineOne: '8 Residency Road' };
    const bench = await openBook([home, office], { api: { 'save-address': [moved, office] } });
    await bench.user.click(button('Edit the address of Asha Rao, Bengaluru'));
    expect(screen.getByRole('heading', { name: 'Edit address' })).toHaveFocus();
    // The default stays the default until another becomes it.
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await fill(bench, { Address: '8 Residency Road' });
    await save(bench);
    await waitFor(() => expect(cards()).toEqual(['Asha Rao Default', 'Rao Design ']));
    expect(screen.getByText('8 Residency Road')).toBeInTheDocument();
    expect(sentTo(bench, 'save-address')).toEqual([
      expect.objectContaining({ AddressID: 11, AddressLineOne: '8 Residency Road', CityID: 560, IsDefault: true }),
    ]);
    expect(button('Edit the address of Asha Rao, Bengaluru')).toHaveFocus();
  });

  test('becomes the default [ACC-12]', async () => {
    const bench = await openBook([home, office], {
      api: {
        'save-address': [
          { ...office, IsDefault: true },
          { ...home, IsDefault: false },
        ],
      },
    });
    await bench.user.click(button('Make default: the address of Rao Design, Kochi'));
    await waitFor(() => expect(cards()).toEqual(['Rao Design Default', 'Asha Rao ']));
    expect(sentTo(bench, 'save-address')).toEqual([expect.objectContaining({ AddressID: 12, IsDefault: true })]);
    expect(bench.toasts).toEqual([
      { kind: 'success', text: 'Default address changed.', duration: 3000, subject: 'addresses' },
    ]);
    expect(button('Edit the address of Rao Design, Kochi')).toHaveFocus();
  });

  test('is deleted after a confirmation, announced, and the next one has the focus [ACC-12]', async () => {
    const bench = await openBook([home, office], { api: { 'delete-address': [{ ...office, IsDefault: true }] } });
    await bench.user.click(button('Delete the address of Asha Rao, Bengaluru'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
    expect(dialog.getByText('7 Residency Road')).toBeInTheDocument();
    await bench.user.dblClick(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(cards()).toEqual(['Rao Design Default']));
    expect(sentTo(bench, 'delete-address')).toEqual([{ AddressID: 11 }]);
    expect(bench.toasts).toEqual([{ kind: 'success', text: 'Address deleted.', duration: 3000, subject: 'addresses' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Edit the address of Rao Design, Kochi')).toHaveFocus();
  });

  test('keeps the focus on the button while it is deleted [ACC-12]', async () => {
    const bench = await openBook([home, office], { api: { 'delete-address': () => new Promise(() => {}) } });
    await bench.user.click(button('Delete the address of Asha Rao, Bengaluru'));
    await bench.user.click(button('Delete address'));
    expect(button('Delete address')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Delete address')).toHaveAttribute('aria-busy', 'true');
    expect(button('Delete address')).toBeEnabled();
    expect(button('Delete address')).toHaveFocus();
  });

  test('the last one leaves the empty book, ready for another [ACC-12]', async () => {
    const bench = await openBook([home], { api: { 'delete-address': [] } });
    await bench.user.click(button('Delete the address of Asha Rao, Bengaluru'));
    await bench.user.click(button('Delete address'));
    await waitFor(() => expect(button('Add an address')).toHaveFocus());
    expect(screen.getByRole('heading', { name: /Your address book is empty/ })).toBeInTheDocument();
  });

  test('stays when the shopper cancels or the server fails [ACC-12]', async () => {
    const bench = await openBook([home, office], { api: { 'delete-address': reply.problem(500) } });
    const remove = button('Delete the address of Asha Rao, Bengaluru');
    await bench.user.click(remove);
    await bench.user.click(button('Keep it'));
    expect(remove).toHaveFocus();
    expect(sentTo(bench, 'delete-address')).toEqual([]);
    await bench.user.click(remove);
    await bench.user.click(button('Delete address'));
    await waitFor(() => expect(bench.toasts).toHaveLength(1));
    expect(bench.toasts[0]?.text).toBe('An error occurred. Please try again!');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('that another tab has deleted is reported, and the book is reloaded [ACC-12]', async () => {
    const books: unknown[] = [[home, office], [home]];
    const bench = await openBook(() => books.shift(), {
      path: '/Addresses?edit=12',
      api: { 'save-address': reply.problem(404) },
    });
    await save(bench);
    await waitFor(() => expect(cards()).toEqual(['Asha Rao Default']));
    expect(bench.toasts).toEqual([
      { kind: 'error', text: 'This address is no longer in your address book.', duration: 3000, subject: 'addresses' },
    ]);
  });

  test('too many are refused in words, and what was typed stays [ACC-12] [API-03]', async () => {
    const bench = await openBook([home], {
      path: '/Addresses?edit=new',
      api: { 'save-address': reply.problem(409, { code: 'address-book-full' }) },
    });
    await fillIn(bench);
    await save(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your address book is full: it holds 20 addresses.');
    expect(field('Address')).toHaveValue('3 Marine Drive');
  });
});
