import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { $checkoutMarker, $handOff, emit, logOut, type User } from 'shared-contracts';
import type { FakeAnswer } from 'shared-contracts/testing/fake-api';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { Arriving } from '../testing/arriving.tsx';
import { asha, priced, pricedCart, rememberCart, sofa } from '../testing/sample-cart.ts';
import { page } from './page.tsx';

const sum = 91999;
const server: Record<string, FakeAnswer> = {
  'cart-data': ({ CouponCode }: { CouponCode: string }) =>
    pricedCart([priced(sofa)], {
      discount: CouponCode === 'NEW5' ? 4599.95 : 0,
      total: CouponCode === 'NEW5' ? sum - 4599.95 : sum,
      taxLines: [{ rate: 18, taxable: 77965.25, cgst: 7016.88, sgst: 7016.87, igst: 0 }],
      taxTotal: 14033.75,
    }),
  'calculate-coupon-discount': ({ CouponCode }: { CouponCode: string }) => ({
    DiscountValueAfterCouponAppliedWithQuantity: CouponCode === 'NEW5' ? 4599.95 : 0,
  }),
  'get-countries-list': [
    { CountryID: 1, CountryName: 'India' },
    { CountryID: 2, CountryName: 'Nepal' },
  ],
  'get-states-provinces-list': ({ CountryId }: { CountryId: number }) =>
    CountryId === 1
      ? [
          { StateProvinceID: 12, StateName: 'Karnataka' },
          { StateProvinceID: 13, StateName: 'Kerala' },
        ]
      : [],
  'get-cities-list': ({ StateProvinceId }: { StateProvinceId: number }) =>
    StateProvinceId === 12 ? [{ CityID: 31, CityName: 'Bengaluru' }] : [{ CityID: 41, CityName: 'Kochi' }],
};

async function openCheckout({ answers = {}, as = asha }: { answers?: Record<string, FakeAnswer>; as?: User } = {}) {
  rememberCart(sofa);
  const rendered = await renderPage(page, { path: '/Checkout', loggedInAs: as, api: { ...server, ...answers } });
  const payNow = await screen.findByRole('button', { name: 'Pay Now' });
  await waitFor(() => expect(payNow).toBeEnabled());
  return { ...rendered, payNow };
}

test('an empty cart is said and leads home, even before the login [PAY-01]', async () => {
  const { path, toasts } = await renderPage(page, { path: '/Checkout' });
  await waitFor(() => expect(path()).toBe('/'));
  expect(toasts).toMatchObject([{ kind: 'error', text: 'Your cart is empty' }]);
  expect($checkoutMarker.get()).toBe('');
});

test('a visitor is sent to /Login with the marker set [PAY-01]', async () => {
  rememberCart(sofa);
  const { path } = await renderPage(page, { path: '/Checkout' });
  await waitFor(() => expect(path()).toBe('/Login'));
  expect(Number($checkoutMarker.get())).toBeGreaterThan(0);
});

// The tab stood at a grey skeleton until it was reloaded.
test('a logout in another tab leads away from checkout [SH-13] [PAY-01]', async () => {
  const { path } = await openCheckout();
  act(() => logOut());
  await waitFor(() => expect(path()).toBe('/Login'));
  expect($checkoutMarker.get()).toBe('');
});

test('a session that has expired is left to the shell, which knows the way back [ACC-13]', async () => {
  const { path } = await openCheckout();
  act(() => {
    emit('account:session-expired', {});
    logOut();
  });
  expect(path()).toBe('/Checkout');
});

test('three steps, prefilled from the account, with the totals and the GST contained [PAY-02] [PAY-03]', async () => {
  await openCheckout();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '1 Contact',
    '2 Delivery',
    '3 Payment',
    'Order summary',
  ]);
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('asha@example.in');
  expect(screen.getByLabelText(/Full Name/)).toHaveValue('Asha Rao');
  expect(screen.getByLabelText(/Mobile Number/)).toHaveValue('9845012345');
  expect(screen.getByLabelText(/Shipping Address/)).toHaveValue('12 Lake View, Jayanagar');
  expect(await screen.findByRole('option', { name: 'Karnataka' })).toHaveProperty('selected', true);
  expect(await screen.findByRole('option', { name: 'Bengaluru' })).toHaveProperty('selected', true);
  expect(screen.getByLabelText(/PIN Code/)).toHaveValue('560041');
  expect(screen.getByText('We deliver within India only')).toBeVisible();
  expect(screen.getByText('Standard')).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('Free')).toBeVisible();
  expect(summary.getAllByText('₹91,999.00')).toHaveLength(3);
  expect(summary.getByText('GST contained: ₹14,033.75')).toBeVisible();
  expect(summary.getByText('CGST 9%')).toBeInTheDocument();
  expect(summary.getByText('₹7,016.87')).toBeInTheDocument();
});

test('Pay Now hands over to /payment what was shown [PAY-02] [PAY-06]', async () => {
  const { user, payNow, path } = await openCheckout();
  await user.click(payNow);
  expect(path()).toBe('/payment');
  expect($handOff.get()).toMatchObject({ amount: '91999.00', orderId: '7', UserID: 42 });
  expect(localStorage.getItem('Parms')).toContain('"amount":"91999.00"');
});

test('faults are told in words and the first wrong field gets the focus [PAY-02]', async () => {
  const { user, payNow, path } = await openCheckout();
  await user.clear(screen.getByLabelText(/Mobile Number/));
  await user.type(screen.getByLabelText(/Mobile Number/), '12345');
  await user.clear(screen.getByLabelText(/Shipping Address/));
  await user.clear(screen.getByLabelText(/PIN Code/));
  await user.type(screen.getByLabelText(/PIN Code/), '012345');
  await user.click(payNow);
  expect(screen.getByLabelText(/Mobile Number/)).toHaveFocus();
  expect(screen.getByLabelText(/Mobile Number/)).toHaveAccessibleDescription(
    /Please enter a 10-digit Indian mobile number/,
  );
  expect(screen.getByText('Shipping Address is required')).toBeVisible();
  expect(screen.getByText('Please enter a 6-digit PIN code')).toBeVisible();
  expect(path()).toBe('/Checkout');
  expect($handOff.get()).toBeNull();
});

test('a field that the payment sent back is pointed out until it is changed [PAY-02]', async () => {
  rememberCart(sofa);
  const { user } = await renderPage(<Arriving at="/Checkout" state={{ refusedField: 'postalCode' }} page={page} />, {
    path: '/Checkout',
    loggedInAs: asha,
    api: server,
  });
  await user.click(screen.getByRole('link', { name: 'Arrive' }));
  const pin = await screen.findByLabelText(/PIN Code/);
  expect(pin).toHaveFocus();
  expect(pin).toHaveAccessibleDescription(/This PIN code is not in the chosen state/);
  await user.type(pin, '{Backspace}2');
  expect(pin).toBeValid();
});

test('another state brings its own cities and clears the chosen one [PAY-02]', async () => {
  const { user } = await openCheckout();
  await screen.findByRole('option', { name: 'Bengaluru' });
  await screen.findByRole('option', { name: 'Kerala' });
  await user.selectOptions(screen.getByLabelText(/State/), 'Kerala');
  expect(await screen.findByRole('option', { name: 'Kochi' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Bengaluru' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/City/)).toHaveValue('');
});

test('the city can be chosen only after the state [PAY-02]', async () => {
  await openCheckout({ as: { ...asha, StateProvinceID: null, CityID: null } });
  expect(screen.getByLabelText(/City/)).toBeDisabled();
});

test('a list of states that cannot be loaded can be asked for again', async () => {
  let away = true;
  const { user } = await openCheckout({
    answers: { 'get-countries-list': () => (away ? reply.problem(500) : [{ CountryID: 1, CountryName: 'India' }]) },
  });
  expect(await screen.findByText(/The list could not be loaded/)).toBeVisible();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Karnataka' })).toBeInTheDocument();
});

test('what is typed survives a reload [PAY-02]', async () => {
  const { user, unmount } = await openCheckout();
  await user.clear(screen.getByLabelText(/Full Name/));
  await user.type(screen.getByLabelText(/Full Name/), 'Asha R. Rao');
  unmount();
  expect(JSON.parse(localStorage.getItem('store:checkoutDraft') ?? '')).toMatchObject({ name: 'Asha R. Rao' });
  await openCheckout();
  expect(screen.getByLabelText(/Full Name/)).toHaveValue('Asha R. Rao');
});

test('digital products alone ask for e-mail, name and state only [PAY-02]', async () => {
  const { user, payNow, path } = await openCheckout({
    answers: { 'cart-data': pricedCart([priced(sofa, { IsDigitalProduct: true })]) },
    as: { ...asha, MobileNo: '', AddressLineOne: '', PostalCode: '', CityID: null },
  });
  expect(screen.queryByLabelText(/Mobile Number/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Shipping Address/)).not.toBeInTheDocument();
  await user.click(payNow);
  expect(path()).toBe('/payment');
});

test('a price that has changed since is pointed out before paying [CART-04]', async () => {
  await openCheckout({
    answers: { 'cart-data': pricedCart([priced(sofa, { Price: 47000, DiscountedPrice: 47000 })]) },
  });
  expect(screen.getByText('The price changed from ₹45,999.50 to ₹47,000.00 since you added it.')).toBeVisible();
});

test('a sold-out line cannot be paid and leads back to the cart [CART-04]', async () => {
  rememberCart(sofa);
  await renderPage(page, {
    path: '/Checkout',
    loggedInAs: asha,
    api: { ...server, 'cart-data': pricedCart([priced(sofa, { StockQuantity: 0 })]) },
  });
  expect(await screen.findByText(/Something in your cart has changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay Now' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/Cart');
});

test('the shipping policy opens in a dialog [PAY-02]', async () => {
  // The dialog measures the scroll bar by a pseudo-element, which jsdom cannot compute.
  const { getComputedStyle } = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle(element));
  const { user } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Shipping policy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Shipping policy' });
  expect(within(dialog).getByText(/Delivery takes 7-13 days/)).toBeVisible();
  jest.restoreAllMocks();
});

describe('discount code [PAY-04]', () => {
  const code = () => screen.getByRole('textbox', { name: 'Discount code' });

  test('an applied code lowers the total, disables field and button, and goes into the hand-off [PAY-04]', async () => {
    const { user, payNow, toasts } = await openCheckout();
    await user.type(code(), 'NEW5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Applied' })).toBeDisabled();
    expect(code()).toBeDisabled();
    expect(toasts).toMatchObject([{ kind: 'success', text: 'Coupon applied successfully!' }]);
    expect(await screen.findByText('−₹4,599.95')).toBeVisible();
    await waitFor(() => expect(payNow).toBeEnabled());
    await user.click(payNow);
    expect($handOff.get()).toMatchObject({ CouponCode: 'NEW5', amount: '87399.05' });
  });

  test.each<[story: string, typed: string, answer: FakeAnswer, text: string]>([
    ['no code', ' ', { DiscountValueAfterCouponAppliedWithQuantity: 0 }, 'Please enter a coupon code'],
    ['a code that does not apply', 'NEW6', { DiscountValueAfterCouponAppliedWithQuantity: 0 }, 'Invalid coupon code'],
    ['a server in trouble', 'NEW5', reply.problem(500), 'Error applying coupon. Please try again.'],
  ])('%s is refused in words [PAY-04]', async (_, typed, answer, text) => {
    const { user, toasts } = await openCheckout({ answers: { 'calculate-coupon-discount': answer } });
    await user.type(code(), `${typed}{Enter}`);
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text }]));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  test('Enter pressed twice applies once and says so [PAY-04]', async () => {
    const slowly = () =>
      new Promise((resolve) => setTimeout(resolve, 100, { DiscountValueAfterCouponAppliedWithQuantity: 5 }));
    const { user, toasts, calls } = await openCheckout({ answers: { 'calculate-coupon-discount': slowly } });
    await user.type(code(), 'NEW5{Enter}{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts.map(({ text }) => text)).toEqual(['Coupon applied successfully!', 'Coupon code is already applied!']);
    expect(calls.filter(({ name }) => name === 'calculate-coupon-discount')).toHaveLength(1);
  });

  test('Remove frees the code [PAY-04]', async () => {
    const { user } = await openCheckout();
    await user.type(code(), 'NEW5{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove the discount code' }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByText('−₹4,599.95')).not.toBeInTheDocument());
  });

  test('a code that stops applying is freed and said so [PAY-04]', async () => {
    localStorage.setItem(
      'store:checkoutDraft',
      JSON.stringify({
        UserID: 42,
        email: 'asha@example.in',
        name: 'Asha',
        phone: '',
        address: '',
        stateId: '',
        cityId: '',
        postalCode: '',
        couponCode: 'GONE',
      }),
    );
    const { toasts } = await openCheckout();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: 'Invalid coupon code' }]));
    expect(code()).toBeEnabled();
  });

  test('no code is asked for while a promotion lowers a price [PAY-04]', async () => {
    await openCheckout({ answers: { 'cart-data': pricedCart([priced(sofa, { DiscountedPrice: 40000 })]) } });
    expect(screen.queryByRole('textbox', { name: 'Discount code' })).not.toBeInTheDocument();
  });
});
