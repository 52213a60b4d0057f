import { act, screen, waitFor } from '@testing-library/react';
import { $clockSkew, $deliveryDays, $deliveryWay, $pincode, installWords, SiteProvider } from 'shared-contracts';
import type { Serviceability } from 'shared-contracts/api/shapes/serviceability';
import { weekdayText } from 'shared-contracts/domain/date-text';
import { daysFrom } from 'shared-contracts/domain/day-text';
import { paise } from 'shared-contracts/domain/money';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { shownProduct } from '../../testing/shown-product.ts';
import { ProductSummary } from '../buying/product-summary.tsx';
import { DeliveryFacts } from '../sections/delivery-facts.tsx';
import { PincodeCheck } from './pincode-check.tsx';
import { pincodeArabic } from './words.ar.ts';

const elsewhere: Serviceability = {
  serviceable: true,
  state: 'Uttar Pradesh',
  circle: 'Uttar Pradesh',
  deliveryDays: [7, 13],
  freeAssembly: false,
  assemblyFee: [700, 1000],
  note: '',
};
const majorCity: Serviceability = {
  ...elsewhere,
  state: 'Karnataka',
  city: 'Bengaluru',
  freeAssembly: true,
  assemblyFee: null,
};

// Nine days, within those that the places are promised.
const { product } = shownProduct({ EstimatedShippingDays: 9 });

const show = (answer: unknown, language: 'en' | 'ar' = 'en') =>
  renderPage(<PincodeCheck product={product} />, { language, api: { 'check-pincode': answer } });
const field = () => screen.getByRole('textbox', { name: 'Pincode' });

const check = async (answer: unknown, pincode: string) => {
  const shown = await show(answer);
  if (pincode) await shown.user.type(field(), pincode);
  await shown.user.click(screen.getByRole('button', { name: 'Check' }));
  return shown;
};

// A phone a week behind named days that had passed when the goods could leave.
test('the date is by the clock of the store, not of the device [CAT-20]', async () => {
  await check(majorCity, '560001');
  act(() => $clockSkew.set(7 * 24));
  const day = weekdayText(daysFrom(new Date(), 7 + 9), 'en-IN');
  expect(await screen.findByText(`By ${day} to Bengaluru, Karnataka`)).toBeInTheDocument();
});

test('in a major city: the days and their date, assembly free; the pincode is sent with the product and remembered [CAT-20]', async () => {
  const { calls } = await check(majorCity, '560001');
  const day = weekdayText(daysFrom(new Date(), 9), 'en-IN');
  expect(await screen.findByText(`By ${day} to Bengaluru, Karnataka`)).toBeInTheDocument();
  expect(screen.getByText('Free assembly in Bengaluru')).toBeInTheDocument();
  expect(screen.queryByText(/Assembly/)).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ name: 'check-pincode', request: { PostalCode: '560001', ProductId: 7 } }]);
  expect(localStorage.getItem('store:pincode')).toBe('560001');
});

test('elsewhere: what the assembler is paid, by whom, and when the visit is [CAT-20]', async () => {
  await check(elsewhere, '226001');
  expect(await screen.findByText(/^By .+ to Uttar Pradesh$/)).toBeInTheDocument();
  expect(
    screen.getByText(
      'Assembly costs about ₹700 to ₹1,000, paid directly to the assembler, who visits within 48 to 72 business hours after delivery.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Free assembly/)).not.toBeInTheDocument();
});

// A sofa's answer named the fee for a bed.
test('without a fee that the store names, it says how the assembler is paid and no number [CAT-20]', async () => {
  await check({ ...elsewhere, assemblyFee: null }, '226001');
  expect(await screen.findByText(/^Assembly, if needed, is paid directly to the assembler/)).toBeInTheDocument();
  expect(screen.queryByText(/₹/)).not.toBeInTheDocument();
});

test.each([
  ['', 'Pincode is required'],
  ['   ', 'Pincode is required'],
  ['56001', 'A pincode has 6 digits and does not start with 0.'],
  ['060001', 'A pincode has 6 digits and does not start with 0.'],
  ['56000a', 'A pincode has 6 digits and does not start with 0.'],
])("'%s' is refused with a reason, keeps the focus and sends no request [CAT-20]", async (typed, fault) => {
  const { calls } = await check(majorCity, typed);
  expect(screen.getByText(fault)).toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(calls).toEqual([]);
  expect($pincode.get()).toBe('');
});

const nowhere = { ...elsewhere, serviceable: false, deliveryDays: null, assemblyFee: null };
test.each([
  ['an unknown code', { ...nowhere, state: '', circle: '' }, /could not find the pincode 999999/],
  ['an army post office', { ...nowhere, state: '', circle: 'Army Postal Service' }, /999999 is an army post office/],
  ['a place not delivered to', { ...nowhere, state: 'Ladakh' }, /do not deliver to 999999 \(Ladakh\) yet/],
])('%s gets a clear answer [CAT-20]', async (_, answer, text) => {
  await check(answer, '999999');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('without an answer it says so, and Retry asks again [CAT-20]', async () => {
  let unavailable = true;
  const { user, calls } = await check(() => (unavailable ? reply.problem(500) : majorCity), '560001');
  expect(await screen.findByText('The pincode could not be checked right now.')).toBeInTheDocument();
  expect(field()).toHaveValue('560001');
  unavailable = false;
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Free assembly in Bengaluru')).toBeInTheDocument();
  expect(calls.length).toBe(before + 1);
});

test('a remembered pincode fills the field and is checked [CAT-20]', async () => {
  localStorage.setItem('store:pincode', '560001');
  await show(majorCity);
  await waitFor(() => expect(field()).toHaveValue('560001'));
  expect(await screen.findByText('Free assembly in Bengaluru')).toBeInTheDocument();
});

test('cards show the days, until another pincode is checked [CAT-30]', async () => {
  const answers: unknown[] = [majorCity, () => reply.problem(500)];
  const { user } = await show(() => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return typeof next === 'function' ? next() : next;
  });
  await user.type(field(), '560001{Enter}');
  await waitFor(() => expect($deliveryWay.get()).toEqual([7, 13]));
  expect($deliveryDays.get()).toBe(13);
  await user.clear(field());
  await user.type(field(), '226001{Enter}');
  await screen.findByText('The pincode could not be checked right now.');
  expect([$deliveryDays.get(), $deliveryWay.get()]).toEqual([null, null]);
});

test('an invalid stored pincode is ignored [SH-15]', async () => {
  localStorage.setItem('store:pincode', '<script>');
  const { calls } = await show(majorCity);
  expect(field()).toHaveValue('');
  expect(calls).toEqual([]);
});

test('phones show digits to type it, and Arabic says it in Arabic [CAT-20] [SH-16]', async () => {
  installWords('catalog', 'ar', pincodeArabic);
  const { user } = await show(majorCity, 'ar');
  const input = screen.getByRole('textbox', { name: 'الرمز البريدي' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await user.type(input, '560001{Enter}');
  expect(await screen.findByText('تركيب مجاني في Bengaluru')).toBeInTheDocument();
});

// The note said 'Shipping calculated at checkout.' although the zone's fee was known.
test.each([
  ['a zone’s fee', { shippingFee: 1500 }, {}, 'Inclusive of all taxes. Delivery costs ₹1,500.'],
  [
    'a zone without a fee',
    { shippingFee: 0 },
    { IsShippingFree: false, ShippingFee: 499 },
    'Inclusive of all taxes. Free delivery.',
  ],
  [
    'the catalogue’s fee',
    {},
    { IsShippingFree: false, ShippingFee: 499 },
    'Inclusive of all taxes. Delivery costs ₹499.',
  ],
  ['free delivery', {}, { IsShippingFree: true }, 'Inclusive of all taxes. Free delivery.'],
  [
    'nothing for a place not served',
    { serviceable: false, shippingFee: 5 },
    {},
    'Inclusive of all taxes. Shipping calculated at checkout.',
  ],
])(
  'the note beside the price says %s for the stored PIN code [CAT-13] [SHIP-01]',
  async (_case, zone, change, note) => {
    const { product } = shownProduct(change);
    const { user, calls } = await renderPage(
      <SiteProvider value={{ ...sampleSite, isShippingByPlace: true }}>
        <ProductSummary product={product} />
        <PincodeCheck product={product} />
      </SiteProvider>,
      { api: { 'check-pincode': { ...elsewhere, ...zone } } },
    );
    expect(screen.getByText('Inclusive of all taxes. Shipping calculated at checkout.')).toBeInTheDocument();
    await user.type(field(), '781001{Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await screen.findByText(note)).toBeInTheDocument();
  },
);

test('where no zone decides, what delivery costs is said from the first [CAT-13]', async () => {
  const { product } = shownProduct({ IsShippingFree: false, ShippingFee: 499 });
  await renderPage(<ProductSummary product={product} />);
  expect(screen.getByText('Inclusive of all taxes. Delivery costs ₹499.')).toBeInTheDocument();
});

// A sofa that takes five weeks was promised in thirteen days, those of the PIN code alone.
test('what is made to order is made first, then carried to the pincode [CAT-30]', async () => {
  const made = { ...product, shipping: { fee: paise(0), days: 35, makingDays: 28 } };
  const { user } = await renderPage(
    <>
      <PincodeCheck product={made} />
      <DeliveryFacts product={made} />
    </>,
    { api: { 'check-pincode': majorCity } },
  );
  expect(screen.getByText('Made to order')).toBeInTheDocument();
  expect(screen.queryByText('In stock')).not.toBeInTheDocument();
  await user.type(field(), '560001{Enter}');
  const day = weekdayText(daysFrom(new Date(), 28 + 7), 'en-IN');
  expect(await screen.findByText(`By ${day} to Bengaluru, Karnataka`)).toBeInTheDocument();
  expect(await screen.findByText(`By ${day}`)).toBeInTheDocument();
});
