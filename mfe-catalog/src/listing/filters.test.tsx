import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { windowWidth } from '../testing/browser-parts.ts';
import { answer, api, group, rail, showListing as show } from '../testing/shown-listing.ts';
import { filterArabic } from './filters/words.ar.ts';
import { ID_FILTERS } from './listing-url.ts';
import { listingArabic } from './words.ar.ts';

beforeEach(() => windowWidth(1280));

test('every property in which the products differ has a filter [CAT-03]', async () => {
  await show();
  const filters = await rail();
  await filters.findByRole('group', { name: 'Price' });
  const names = filters.getAllByRole('group', { hidden: true }).map((found) => found.getAttribute('aria-label'));
  expect(names.filter(Boolean)).toEqual([
    'Product type',
    'Price',
    'Material',
    'Colour',
    'Seater',
    'Orientation',
    'Discount',
    'Rating',
    'Stock',
    'Brand',
    'Country of origin',
  ]);
});

test('every option shows its count; one that would show nothing is there and cannot be ticked [CAT-03]', async () => {
  await show();
  const material = await group('Material');
  expect(material.getByRole('checkbox', { name: 'Fabric (18)' })).toBeEnabled();
  expect(material.getByRole('checkbox', { name: 'Leatherette (0)' })).toBeDisabled();
  const stock = await group('Stock');
  expect(stock.getByRole('checkbox', { name: 'In stock (21)' })).toBeEnabled();
  expect(stock.getByRole('checkbox', { name: 'Out of stock (3)' })).toBeEnabled();
});

test('the country of origin is a filter of the address like any other, and an order [LAW-01] [CAT-06]', async () => {
  const { user, path } = await show();
  fireEvent.click((await rail()).getByText('Country of origin', { selector: 'summary' }));
  await user.click((await group('Country of origin')).getByRole('checkbox', { name: 'Indonesia (3)' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?origin=2'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Country of origin, A to Z');
  await waitFor(() => expect(path()).toBe('/collections/sofas?sort=origin-ascending&origin=2'));
});

test('what is chosen can be taken back even when it shows nothing [CAT-03]', async () => {
  await show('?material=3');
  expect((await group('Material')).getByRole('checkbox', { name: 'Leatherette (0)' })).toBeEnabled();
});

test('a colour is a swatch with its name [CAT-03]', async () => {
  await show();
  const teal = (await group('Colour')).getByRole('checkbox', { name: 'Teal (9)' });
  expect(teal.parentElement?.querySelector('[aria-hidden]')).toHaveStyle({ backgroundColor: '#1F6E70' });
});

test('brands are the real vendors [CAT-03]', async () => {
  await show('?brand=2');
  expect((await group('Brand')).getByRole('checkbox', { name: 'Northloom Living (4)' })).toBeChecked();
});

test('a tick reloads the listing from page 1, and focus stays on it [CAT-05]', async () => {
  const { user, path, calls } = await show('?page=2&sort=price-ascending');
  const fabric = (await group('Material')).getByRole('checkbox', { name: /Fabric/ });
  await user.click(fabric);
  await waitFor(() => expect(path()).toBe('/collections/sofas?sort=price-ascending&material=1'));
  // A slow machine has time to prefetch the next page.
  const chosen = { MaterialType: '1', PageNo: 1, OrderByColumnName: 'Price ASC' };
  expect(calls.map(({ request }) => request)).toContainEqual(expect.objectContaining(chosen));
  expect(fabric).toHaveFocus();
});

test('a second tick while the first is under way adds to it [CAT-05]', async () => {
  const waiting = Promise.withResolvers<unknown>();
  const { user, path } = await show('', {
    api: {
      ...api,
      'get-all-products': ({ ColorID }: { ColorID: string }) => (ColorID === '1' ? waiting.promise : answer),
    },
  });
  const colours = await group('Colour');
  await user.click(colours.getByRole('checkbox', { name: /Teal/ }));
  expect(colours.getByRole('checkbox', { name: /Teal/ })).toBeChecked();
  await user.click(colours.getByRole('checkbox', { name: /Rust/ }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?colour=1,2'));
  waiting.resolve(answer);
});

test('stock is one or the other, or neither [CAT-03]', async () => {
  const { user, path } = await show('?stock=in');
  const stock = await group('Stock');
  await user.click(stock.getByRole('checkbox', { name: /Out of stock/ }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?stock=out'));
  await user.click(stock.getByRole('checkbox', { name: /Out of stock/ }));
  await waitFor(() => expect(path()).toBe('/collections/sofas'));
});

test('every selected filter has a chip that removes it, and all can be cleared [CAT-05]', async () => {
  const { user, path } = await show('?sort=price-ascending&material=2&colour=1,2&stock=in&min=5000&max=40000');
  const chips = within(screen.getByRole('list', { name: 'Selected filters' }));
  expect(chips.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Remove filter: Sheesham Wood',
    'Remove filter: Teal',
    'Remove filter: Rust',
    'Remove filter: In stock',
    'Remove filter: ₹5,000 to ₹40,000',
    'Clear all',
  ]);
  await user.click(chips.getByRole('link', { name: 'Remove filter: Teal' }));
  await waitFor(() =>
    expect(path()).toBe('/collections/sofas?sort=price-ascending&material=2&colour=2&stock=in&min=5000&max=40000'),
  );
  await user.click(chips.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?sort=price-ascending'));
  expect(screen.queryByRole('list', { name: 'Selected filters' })).not.toBeInTheDocument();
});

test('removing the price chip sends neither end of the price [CAT-04]', async () => {
  const { user, calls } = await show('?min=5000&max=40000');
  await user.click(screen.getByRole('link', { name: 'Remove filter: ₹5,000 to ₹40,000' }));
  await waitFor(() => expect(calls.at(-1)?.request).toMatchObject({ MinPrice: '', MaxPrice: '' }));
});

test('a removed chip leaves focus on the results, not nowhere [CAT-05]', async () => {
  const { user } = await show('?material=2');
  await user.click(screen.getByRole('link', { name: 'Remove filter: Sheesham Wood' }));
  await waitFor(() => expect(screen.getByRole('region', { name: '24 products' })).toHaveFocus());
});

test('ids without an option in this listing are dropped with a redirect, not shown as an empty shop [CAT-02]', async () => {
  const { path } = await show('?page=3&type=99999&material=2,77');
  expect(path()).toBe('/collections/sofas?material=2');
});

test("isFiltered is '1' while a filter is active, and removed with the last of them [CAT-05]", async () => {
  const { user, unmount } = await show('?material=2');
  expect(localStorage.getItem('isFiltered')).toBe('1');
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(localStorage.getItem('isFiltered')).toBeNull());
  await user.click((await group('Material')).getByRole('checkbox', { name: /Fabric/ }));
  await waitFor(() => expect(localStorage.getItem('isFiltered')).toBe('1'));
  act(() => unmount());
  expect(localStorage.getItem('isFiltered')).toBeNull();
});

describe('on a narrow screen', () => {
  beforeEach(() => windowWidth(360));

  test('Filter opens a drawer with the same filters; its button says what came of them [CAT-03]', async () => {
    const { user, path } = await show('?material=2');
    await user.click(screen.getByRole('button', { name: 'Filter 1' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByRole('checkbox', { name: /Teal/ }));
    await waitFor(() => expect(path()).toBe('/collections/sofas?material=2&colour=1'));
    await user.click(await drawer.findByRole('button', { name: 'Show 24 products' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter 2' })).toHaveFocus();
  });

  test('the drawer clears all, and Escape closes it [CAT-05]', async () => {
    const { user, path } = await show('?material=2&stock=in');
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(path()).toBe('/collections/sofas'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Sort opens the orders within the reach of a thumb [CAT-06]', async () => {
    const { user, path } = await show('?page=2&material=2');
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    const orders = within(await screen.findByRole('dialog', { name: 'Sort by' }));
    expect(orders.getAllByRole('link')).toHaveLength(10);
    expect(orders.getByRole('link', { current: true })).toHaveTextContent('Date, new to old');
    await user.click(orders.getByRole('link', { name: 'Price, low to high' }));
    await waitFor(() => expect(path()).toBe('/collections/sofas?sort=price-ascending&material=2'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('in Arabic filters and chips are Arabic, and what the catalogue says is marked as English [SH-16]', async () => {
  installWords('catalog', 'ar', { ...listingArabic, ...filterArabic });
  await show('?material=2&min=5000', { language: 'ar' });
  expect(screen.getByRole('link', { name: 'أزل عامل التصفية: ₹5,000 فأكثر' })).toBeInTheDocument();
  const filters = within(await screen.findByRole('complementary', { name: 'عوامل التصفية' }));
  const material = within(await filters.findByRole('group', { name: 'الخامة' }));
  expect(material.getByText('Sheesham Wood')).toHaveAttribute('lang', 'en');
});

test('discount and rating are filters of the form at least so much, one step at a time [CAT-32]', async () => {
  const { user, path, calls } = await show();
  const discount = await group('Discount');
  expect(discount.getByRole('checkbox', { name: '30% off or more (0)', hidden: true })).toBeDisabled();
  fireEvent.click((await rail()).getByText('Discount', { selector: 'summary' }));
  await user.click(discount.getByRole('checkbox', { name: '10% off or more (8)' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?discount=10'));
  await user.click(discount.getByRole('checkbox', { name: '20% off or more (5)' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?discount=20'));
  fireEvent.click((await rail()).getByText('Rating', { selector: 'summary' }));
  await user.click((await group('Rating')).getByRole('checkbox', { name: '4 stars or more (9)' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?discount=20&rating=4'));
  expect(calls.at(-1)?.request).toMatchObject({ Discount: 20, Rating: 4 });
  await user.click(screen.getByRole('link', { name: 'Remove filter: 20% off or more' }));
  await waitFor(() => expect(path()).toBe('/collections/sofas?rating=4'));
});

// '₹50,000 … ₹48,000 and above' contradicted itself, and one handle covered the other.
test('a minimum above the slider reads as itself and above [CAT-04]', async () => {
  await show('?min=50000');
  const price = await group('Price');
  expect(price.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuetext', '₹50,000');
  expect(price.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', 'and above');
});

test('of the groups of options a tick renders its own alone', async () => {
  await show();
  const teal = (await group('Colour')).getByRole('checkbox', { name: 'Teal (9)' });
  const rendered = new MutationObserver(() => undefined);
  // React writes the name of each box that it renders.
  rendered.observe(document.body, { subtree: true, attributeFilter: ['name'] });
  fireEvent.click(teal);
  const boxes = rendered.takeRecords().map(({ target }) => (target as HTMLInputElement).name);
  expect(ID_FILTERS.filter((filter) => boxes.includes(filter))).toEqual(['colour']);
  rendered.disconnect();
});
