import { screen, waitFor, within } from '@testing-library/react';
import { $handOff, installWords } from 'shared-contracts';
import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { findSelect, placeValue } from 'shared-contracts/testing/library-select';
import { reply } from 'shared-contracts/testing/render-page';
import { openCheckout } from '../testing/open-checkout.tsx';
import { home, parents } from '../testing/sample-book.ts';
import { asha, priced, pricedCart, sofa } from '../testing/sample-cart.ts';
import arabic from '../words.ar.ts';

const withBook = (...book: SavedAddress[]) => openCheckout({ answers: { 'get-addresses': book } });
const addresses = () => screen.findByRole('group', { name: 'Deliver to' });
const radio = async (name: RegExp) => within(await addresses()).getByRole('radio', { name });
const typedFields = () => screen.queryAllByLabelText(/Full Name|Mobile Number|Shipping Address|State|City|PIN Code/);
const enabledPayNow = () => screen.findByText('Pay Now', { selector: 'button:enabled' });

const TICK = 'Save this address in my address book';

/** As `deliveryAddressOf` sends a saved address. */
function sent({ AddressID: _, CityName: __, StateName: ___, IsDefault: ____, ...address }: SavedAddress) {
  return address;
}

test('the book is offered with its default chosen and shown in full, its fields hidden [PAY-02]', async () => {
  await withBook(home, parents);
  const names = within(await addresses())
    .getAllByRole('radio')
    .map((choice) => choice.parentElement?.textContent);
  expect(names).toEqual([
    'Asha Rao Default 4 Temple Road, Malleswaram Bengaluru, Karnataka 560003 9845012345',
    'Mohan Rao  18 Marine Drive Kochi, Kerala 682031 9446011111',
    'A new address',
  ]);
  expect(await radio(/4 Temple Road.*560003 9845012345/)).toBeChecked();
  expect(typedFields()).toEqual([]);
  expect(screen.getByLabelText(/Email/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: TICK })).not.toBeInTheDocument();
});

test('the chosen address is what is handed over, as an address and not as an id [PAY-02] [PAY-06]', async () => {
  const { user, path, calls } = await withBook(home, parents);
  await user.click(await radio(/Mohan Rao/));
  // The state decides the tax: the total is requested again before it can be paid.
  await user.click(await enabledPayNow());
  await waitFor(() => expect(path()).toBe('/payment'));
  expect($handOff.get()?.DeliveryAddress).toEqual(sent(parents));
  expect($handOff.get()).not.toHaveProperty('AddressID');
  const pricings = calls.filter(({ name }) => name === 'cart-data').map(({ request }) => request);
  expect(pricings.at(-1)).toMatchObject({ StateProvinceID: 13 });
});

test('a saved town that no list has is handed over by its name; what a PIN code fills does not displace the book [SHIP-01] [PAY-02]', async () => {
  const anekal = { ...home, CityID: 0, CityName: 'Anekal', PostalCode: '562106' };
  const { user, path } = await openCheckout({
    answers: { 'get-addresses': [anekal], 'get-place-of-pin': [] },
    as: { ...asha, StateProvinceID: null, CityID: null, PostalCode: '560041' },
  });
  expect(await radio(/Anekal, Karnataka 562106/)).toBeChecked();
  await user.click(await enabledPayNow());
  await waitFor(() => expect(path()).toBe('/payment'));
  expect($handOff.get()?.DeliveryAddress).toEqual({ ...sent(anekal), CityID: null, CityName: 'Anekal' });
});

test('the arrow keys choose, and an address begun is still there afterwards [PAY-02]', async () => {
  const { user } = await withBook(home, parents);
  await user.click(await radio(/A new address/));
  expect(screen.getByLabelText(/Shipping Address/)).toHaveValue('');
  expect(placeValue('StateProvinceID')).toBe('');
  expect(screen.getByLabelText(/PIN Code/)).toHaveValue('');
  await user.type(screen.getByLabelText(/Shipping Address/), '9 Church Street');
  await user.tab({ shift: true });
  await user.keyboard('{ArrowUp}');
  expect(await radio(/Mohan Rao/)).toBeChecked();
  expect(typedFields()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByLabelText(/Shipping Address/)).toHaveValue('9 Church Street');
});

test('a saved address is changed for this order alone [PAY-02]', async () => {
  const { user, calls } = await withBook(home, parents);
  await addresses();
  await user.click(screen.getByRole('button', { name: 'Edit for this order' }));
  const street = screen.getByLabelText(/Shipping Address/);
  expect(street).toHaveFocus();
  expect(street).toHaveValue('4 Temple Road, Malleswaram');
  expect(screen.getByText(/Your address book stays the same/)).toBeVisible();
  await user.type(street, ', gate 2');
  await user.click(await enabledPayNow());
  expect($handOff.get()?.DeliveryAddress).toEqual({
    ...sent(home),
    AddressLineOne: '4 Temple Road, Malleswaram, gate 2',
  });
  expect(calls.map(({ name }) => name)).not.toContain('save-address');
});

test('the choice survives a reload, and what was changed for this order too [PAY-02]', async () => {
  const first = await withBook(home, parents);
  await first.user.click(await radio(/Mohan Rao/));
  first.unmount();
  const second = await withBook(home, parents);
  expect(await radio(/Mohan Rao/)).toBeChecked();
  expect(typedFields()).toEqual([]);
  await second.user.click(screen.getByRole('button', { name: 'Edit for this order' }));
  await second.user.type(screen.getByLabelText(/Shipping Address/), ', flat 3');
  second.unmount();
  await withBook(home, parents);
  expect(await radio(/Mohan Rao/)).toBeChecked();
  expect(screen.getByLabelText(/Shipping Address/)).toHaveValue('18 Marine Drive, flat 3');
});

// The shopper corrected the address in the book; checkout went on with its copy.
test('an address that was corrected in the book is taken as it is now [PAY-02]', async () => {
  const first = await withBook(home);
  await addresses();
  first.unmount();
  const { user } = await withBook({ ...home, AddressLineOne: '40 Temple Road' });
  await radio(/40 Temple Road/);
  await user.click(await enabledPayNow());
  expect($handOff.get()?.DeliveryAddress.AddressLineOne).toBe('40 Temple Road');
});

test('an address typed before the book loads stays, as a new address [PAY-02]', async () => {
  let arrive = (_: SavedAddress[]) => {};
  const book = new Promise<SavedAddress[]>((resolve) => {
    arrive = resolve;
  });
  const { user } = await openCheckout({ answers: { 'get-addresses': () => book } });
  await user.type(screen.getByLabelText(/Shipping Address/), ', second floor');
  await user.click(screen.getByLabelText(/Email/));
  arrive([home]);
  expect(await radio(/A new address/)).toBeChecked();
  expect(screen.getByLabelText(/Shipping Address/)).toHaveValue('12 Lake View, Jayanagar, second floor');
});

test('a focused field does not disappear when the book loads [PAY-02]', async () => {
  let arrive = (_: SavedAddress[]) => {};
  const book = new Promise<SavedAddress[]>((resolve) => {
    arrive = resolve;
  });
  const { user } = await openCheckout({ answers: { 'get-addresses': () => book } });
  await user.click(screen.getByLabelText(/PIN Code/));
  arrive([home]);
  await addresses();
  expect(screen.getByLabelText(/PIN Code/)).toHaveFocus();
  expect(screen.getByLabelText(/PIN Code/)).toHaveValue('560041');
});

test('a saved address is checked as a typed one, and its faulty field is shown [PAY-02]', async () => {
  const { user, path } = await withBook({ ...home, PostalCode: '302001' });
  await addresses();
  await screen.findByRole('button', { name: 'Edit for this order' });
  await waitFor(async () => {
    await user.click(await enabledPayNow());
    expect(screen.getByLabelText(/PIN Code/)).toHaveFocus();
  });
  expect(screen.getByLabelText(/PIN Code/)).toHaveAccessibleDescription('This PIN code is not in the chosen state');
  expect([path(), $handOff.get()]).toEqual(['/Checkout', null]);
  await user.clear(screen.getByLabelText(/PIN Code/));
  await user.type(screen.getByLabelText(/PIN Code/), '560003');
  expect(screen.getByLabelText(/PIN Code/)).toHaveValue('560003');
});

test('a book that cannot be read leaves the form as it was [PAY-02]', async () => {
  const { user, payNow, path, toasts, calls } = await openCheckout({
    answers: { 'get-addresses': reply.problem(503) },
  });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('get-addresses'));
  expect(screen.getByLabelText(/Shipping Address/)).toHaveValue('12 Lake View, Jayanagar');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(payNow);
  expect(path()).toBe('/payment');
  expect(toasts).toEqual([]);
});

test('digital products alone are delivered to no address of the book [PAY-02]', async () => {
  const { calls } = await openCheckout({
    answers: {
      'get-addresses': [parents],
      'cart-data': pricedCart([priced(sofa, { IsDigitalProduct: true })]),
    },
  });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('get-addresses'));
  expect(await findSelect('State')).toHaveAccessibleDescription(/Karnataka/);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Full Name/)).toHaveValue(`${asha.FirstName} ${asha.LastName}`);
});

test('the book is translated to Arabic [PAY-02] [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  const { user } = await openCheckout({ language: 'ar', answers: { 'get-addresses': [home] } });
  const group = await screen.findByRole('group', { name: 'التوصيل إلى' });
  expect(within(group).getByRole('radio', { name: /الافتراضي.*4 Temple Road/ })).toBeChecked();
  expect(within(group).getByRole('button', { name: 'تعديل لهذا الطلب' })).toBeVisible();
  await user.click(within(group).getByRole('radio', { name: 'عنوان جديد' }));
  expect(screen.getByRole('checkbox', { name: 'احفظ هذا العنوان في دفتر عناويني' })).not.toBeChecked();
});

test('a saved address is in Arabic, or marked as English where its places are not translated [SH-21] [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  const translated = { ...parents, CityName: 'كوتشي', StateName: 'كيرالا' };
  await openCheckout({ language: 'ar', answers: { 'get-addresses': [home, translated] } });
  const group = await screen.findByRole('group', { name: 'التوصيل إلى' });
  expect(within(group).getByText('Bengaluru، Karnataka 560003')).toHaveAttribute('lang', 'en');
  expect(within(group).getByText('كوتشي، كيرالا 682031').closest('[lang]')).toBeNull();
});
