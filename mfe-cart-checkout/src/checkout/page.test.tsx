import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { $cartLines, $checkoutMarker, $handOff, emit, installWords, logOut, SiteProvider } from 'shared-contracts';
import { Arriving } from 'shared-contracts/testing/arriving';
import { chooseInSelect, findSelect, offeredBySelect, placeValue } from 'shared-contracts/testing/library-select';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { openCheckout, server } from '../testing/open-checkout.tsx';
import { asha, priced, pricedCart, rememberCart, sofa } from '../testing/sample-cart.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

test('an empty cart redirects home with a notice, even before the login [PAY-01]', async () => {
  const { path, toasts } = await renderPage(page, { path: '/Checkout' });
  await waitFor(() => expect(path()).toBe('/'));
  expect(toasts).toMatchObject([{ kind: 'error', text: 'Your cart is empty', subject: 'cart' }]);
  expect($checkoutMarker.get()).toBe('');
});

test('a visitor is sent to /Login with the marker set [PAY-01]', async () => {
  rememberCart(sofa);
  const { path } = await renderPage(page, { path: '/Checkout' });
  await waitFor(() => expect(path()).toBe('/Login'));
  expect(Number($checkoutMarker.get())).toBeGreaterThan(0);
});

// The tab showed a grey skeleton until it was reloaded.
test('a logout in another tab redirects from checkout [SH-13] [PAY-01]', async () => {
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

test('three steps, prefilled from the account, with the totals and the GST contained [PAY-02] [PAY-03] [CON-07]', async () => {
  await openCheckout();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '1 Contact',
    '2 Delivery',
    '3 Payment',
    'Order summary',
  ]);
  expect(screen.getByLabelText(/Email/)).toHaveValue('asha@example.in');
  expect(screen.getByLabelText(/Full Name/)).toHaveValue('Asha Rao');
  expect(screen.getByLabelText(/Mobile Number/)).toHaveValue('9845012345');
  expect(screen.getByLabelText(/Shipping Address/)).toHaveValue('12 Lake View, Jayanagar');
  expect(await findSelect('State')).toHaveAccessibleDescription('Karnataka');
  expect(await findSelect('City')).toHaveAccessibleDescription(/Bengaluru$/);
  expect(screen.getByLabelText(/PIN Code/)).toHaveValue('560041');
  expect(screen.getByText('We deliver within India only')).toBeVisible();
  expect(screen.getByText('Standard')).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('Free')).toBeVisible();
  expect(summary.getAllByText('₹91,999')).toHaveLength(3);
  expect(summary.getByText('GST contained: ₹14,033.75')).toBeVisible();
  expect(summary.getByText('CGST 9%')).toBeVisible();
  expect(summary.getByText('₹7,016.88')).toBeVisible();
  expect(summary.getByText('SGST 9%')).toBeVisible();
  expect(summary.getByText('Includes 18% GST · HSN 9401')).toBeVisible();
});

test('a delivery to another state shows IGST by rate [PAY-03]', async () => {
  const taxLines = [
    { rate: 5, taxable: 1000, cgst: 0, sgst: 0, igst: 50 },
    { rate: 18, taxable: 10_000, cgst: 0, sgst: 0, igst: 1800 },
  ];
  await openCheckout({ answers: { 'cart-data': pricedCart([priced(sofa)], { taxLines, taxTotal: 1850 }) } });
  const taxes = within(screen.getByRole('region', { name: 'GST included' }));
  expect(taxes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['IGST 5%', 'IGST 18%']);
  expect(taxes.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₹50', '₹1,800']);
});

test('Pay Now hands over to /payment what was shown [PAY-02] [PAY-06]', async () => {
  const { user, payNow, path } = await openCheckout();
  await user.click(payNow);
  await waitFor(() => expect(path()).toBe('/payment'));
  expect($handOff.get()).toMatchObject({ amount: '91999.00', orderId: '7', UserID: 42 });
  expect(localStorage.getItem('Parms')).toContain('"amount":"91999.00"');
});

test.each([
  ['en', 'This shop does not accept payments yet', 'Pay Now'],
  ['ar', 'لا يستقبل هذا المتجر المدفوعات بعد', 'ادفع الآن'],
] as const)(
  'a store whose payments are closed says so in %s; what is typed stays, nothing can be paid [SEC-04]',
  async (language, text, payNow) => {
    installWords('cart-checkout', 'ar', arabic);
    rememberCart(sofa);
    const { user, container } = await renderPage(
      <SiteProvider value={{ ...sampleSite, paymentsClosed: true }}>
        <page.Component data={undefined} />
      </SiteProvider>,
      { path: '/Checkout', language, loggedInAs: asha, api: server },
    );
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByText(payNow, { selector: 'button' })).toBeDisabled();
    const note = container.querySelector<HTMLInputElement>('input[autocomplete="postal-code"]');
    if (!note) throw new Error('the checkout has no field for the PIN code');
    await user.clear(note);
    await user.type(note, '560001');
    expect(note).toHaveValue('560001');
  },
);

test('a field that the payment sent back is pointed out until it is changed [PAY-02]', async () => {
  rememberCart(sofa);
  const { user } = await renderPage(
    <Arriving at="/Checkout" state={{ refusedField: 'PostalCode' }}>
      <page.Component data={undefined} />
    </Arriving>,
    {
      path: '/Checkout',
      loggedInAs: asha,
      api: server,
    },
  );
  await user.click(screen.getByRole('link', { name: 'Arrive' }));
  const pin = await screen.findByLabelText(/PIN Code/);
  expect(pin).toHaveFocus();
  expect(pin).toHaveAccessibleDescription(/This PIN code is not in the chosen state/);
  await user.type(pin, '{Backspace}2');
  expect(pin).toBeValid();
});

test('another state brings its own cities and clears the chosen one [PAY-02]', async () => {
  const bench = await openCheckout();
  await chooseInSelect(bench, 'State', 'Kerala');
  expect(await offeredBySelect(bench, 'City')).toEqual(['Choose a city', 'Kochi']);
  expect(placeValue('CityID')).toBe('');
});

test('the city can be chosen only after the state [PAY-02]', async () => {
  await openCheckout({ as: { ...asha, StateProvinceID: null, CityID: null, PostalCode: '' } });
  expect(await findSelect('City')).toBeDisabled();
});

test('the PIN code that delivery was asked for fills state and town, and a town is handed over by its name [PAY-02] [SHIP-01]', async () => {
  const anekal = { StateProvinceID: 12, StateName: 'Karnataka', CityID: null, CityName: 'Anekal' };
  const { user, path } = await openCheckout({
    answers: { 'get-place-of-pin': [anekal] },
    as: { ...asha, StateProvinceID: null, CityID: null, PostalCode: '562106' },
  });
  await waitFor(() => expect(placeValue('CityID')).toBe('Anekal'));
  expect(placeValue('StateProvinceID')).toBe('12');
  await user.click(await screen.findByText('Pay Now', { selector: 'button:enabled' }));
  await waitFor(() => expect(path()).toBe('/payment'));
  expect($handOff.get()?.DeliveryAddress).toMatchObject({ CityID: null, CityName: 'Anekal', StateProvinceID: 12 });
});

test('a list of states that cannot be loaded can be reloaded', async () => {
  let unavailable = true;
  const bench = await openCheckout({
    answers: {
      'get-countries-list': () => (unavailable ? reply.problem(500) : [{ CountryID: 1, CountryName: 'India' }]),
    },
  });
  expect(await screen.findByText(/The list could not be loaded/)).toBeVisible();
  unavailable = false;
  await bench.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await offeredBySelect(bench, 'State')).toContain('Karnataka');
});

test('what is typed survives a reload [PAY-02]', async () => {
  const { user, unmount } = await openCheckout();
  await user.clear(screen.getByLabelText(/Full Name/));
  await user.type(screen.getByLabelText(/Full Name/), 'Asha R. Rao');
  unmount();
  expect(JSON.parse(localStorage.getItem('store:checkoutDraft') ?? '')).toMatchObject({ Name: 'Asha R. Rao' });
  await openCheckout();
  expect(screen.getByLabelText(/Full Name/)).toHaveValue('Asha R. Rao');
});

test('digital products alone ask for email, name and state only [PAY-02]', async () => {
  const { user, payNow, path } = await openCheckout({
    answers: { 'cart-data': pricedCart([priced(sofa, { IsDigitalProduct: true })]) },
    as: { ...asha, MobileNo: '', AddressLineOne: '', PostalCode: '', CityID: null },
  });
  expect(screen.queryByLabelText(/Mobile Number/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Shipping Address/)).not.toBeInTheDocument();
  await user.click(payNow);
  await waitFor(() => expect(path()).toBe('/payment'));
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

test('Pay Now pressed twice is one hand-off [PAY-06]', async () => {
  const { user, payNow } = await openCheckout();
  const keys = new Set<string>();
  const stop = $handOff.listen((handOff) => {
    if (handOff) keys.add(handOff.IdempotencyKey);
  });
  await user.dblClick(payNow);
  stop();
  expect(keys.size).toBe(1);
});

test('a business hands over its GSTIN, and the language it reads [PAY-14] [SH-16]', async () => {
  const { user, payNow } = await openCheckout();
  const gstin = screen.getByLabelText('GSTIN (optional)');
  await user.type(gstin, '29 aagcr4375j1zu');
  expect(gstin).toHaveAccessibleDescription('This GSTIN is valid.');
  await user.click(payNow);
  expect($handOff.get()).toMatchObject({ BuyerGstin: '29AAGCR4375J1ZU', LanguageCode: 'en' });
});

test('fields are filled in by the browser and by phones’ own keyboards [PAY-02]', async () => {
  await openCheckout();
  const hints = (label: RegExp) => {
    const field = screen.getByLabelText(label);
    return [field.getAttribute('autocomplete'), field.getAttribute('inputmode')];
  };
  expect(hints(/Email/)).toEqual(['email', 'email']);
  expect(hints(/Full Name/)).toEqual(['name', null]);
  expect(hints(/Mobile Number/)).toEqual(['tel-national', 'tel']);
  expect(hints(/Shipping Address/)).toEqual(['street-address', null]);
  const filledIn = [...document.querySelectorAll('select')].map((select) => [
    select.name,
    select.getAttribute('autocomplete'),
  ]);
  expect(filledIn).toEqual([
    ['StateProvinceID', 'address-level1'],
    ['CityID', 'address-level2'],
  ]);
  expect(hints(/PIN Code/)).toEqual(['postal-code', 'numeric']);
});

test('in Arabic its words are Arabic, and it hands over that it is read so [SH-16]', async () => {
  installWords('cart-checkout', 'ar', arabic);
  const { user } = await openCheckout({ language: 'ar' });
  expect(screen.getByRole('heading', { level: 1, name: 'إتمام الشراء' })).toBeVisible();
  expect(screen.getByText('نوصّل داخل الهند فقط')).toBeVisible();
  expect(screen.getByLabelText(/الرمز البريدي/)).toHaveValue('560041');
  await user.click(screen.getByRole('button', { name: arabic.payNow }));
  expect($handOff.get()).toMatchObject({ LanguageCode: 'ar' });
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('the summary is folded and says how much it holds; the pay bar has the total [PAY-02]', async () => {
    const { user } = await openCheckout();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    const fold = summary.querySelector('details');
    expect(fold).not.toHaveAttribute('open');
    expect(within(summary).getByText('1 product')).toBeVisible();
    expect(within(summary).getByText('₹91,999', { selector: 'strong *' })).toBeVisible();
    await user.click(within(summary).getByRole('heading', { name: 'Order summary' }));
    expect(fold).toHaveAttribute('open');
  });

  test('it is open where a line needs the shopper [CART-04]', async () => {
    await openCheckout({ answers: { 'cart-data': pricedCart([priced(sofa)]) } });
    act(() => $cartLines.set([{ ...sofa, Quantity: 99 }]));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Order summary' }).querySelector('details')).toHaveAttribute('open'),
    );
  });
});

// Browsers fill all fields at once: at that moment the list of cities was empty, and the city stayed unchosen.
test('a city that the browser fills before its list has loaded is chosen once it has [PAY-02]', async () => {
  const stranger = { ...asha, StateProvinceID: -999, CityID: -999, StateName: '', CityName: '' };
  rememberCart(sofa);
  await renderPage(page, { path: '/Checkout', loggedInAs: stranger, api: server });
  await findSelect('State');
  const fill = (autocomplete: string, value: string) => {
    const control = document.querySelector(`[autocomplete="${autocomplete}"]`);
    if (!control) throw new Error(`nothing takes ${autocomplete}`);
    fireEvent.change(control, { target: { value } });
  };
  fill('address-level2', 'bengaluru');
  fill('address-level1', '12');
  await waitFor(async () => expect(await findSelect('City')).toHaveAccessibleDescription(/Bengaluru$/));
});
