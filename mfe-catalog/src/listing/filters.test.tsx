import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { windowWidth } from '../testing/browser-parts.ts';
import { categories, listItems } from '../testing/sample-catalogue.ts';
import { listingExtras } from '../testing/sample-facets.ts';
import { filterArabic } from './filters/words.ar.ts';
import { page } from './page.tsx';
import { listingArabic } from './words.ar.ts';

const pass = fakeTime();

const answer = reply.enveloped(listItems(10, 24), listingExtras());
const api = { 'get-categories-list': categories, 'get-all-products': answer };

beforeEach(() => windowWidth(1280));

const show = (query = '', options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(page, {
    path: `/collections/sofas${query}`,
    pattern: '/collections/:category',
    api,
    ...(options as object),
  });

const rail = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));
const group = async (name: string) => within(await (await rail()).findByRole('group', { name }));

test('every property in which the products differ has a filter [CAT-03]', async () => {
  await show();
  const filters = await rail();
  await filters.findByRole('group', { name: 'Price' });
  const names = filters.getAllByRole('group', { hidden: true }).map((found) => found.getAttribute('aria-label'));
  expect(names.filter(Boolean)).toEqual([
    'Product type',
    'Material',
    'Orientation',
    'Stock',
    'Colour',
    'Seater',
    'Brand',
    'Price',
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
  expect(calls.at(-1)?.request).toMatchObject({ MaterialType: '1', PageNo: 1, OrderByColumnName: 'Price ASC' });
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

describe('the price [CAT-04]', () => {
  const handle = async (name: string) => (await group('Price')).getByRole('slider', { name });
  const slideTo = (slider: HTMLElement, value: number) =>
    fireEvent.change(slider, { target: { value: String(value) } });

  test('runs from 0 to 48000 in steps of 1, and says in rupees where its handles are [CAT-04]', async () => {
    await show();
    const low = await handle('Lowest price');
    const high = await handle('Highest price');
    for (const slider of [low, high]) {
      expect(slider).toHaveAttribute('min', '0');
      expect(slider).toHaveAttribute('max', '48000');
      expect(slider).toHaveAttribute('step', '1');
    }
    expect(low).toHaveAttribute('aria-valuetext', '₹0');
    expect(high).toHaveAttribute('aria-valuetext', '₹48,000 and above');
  });

  test('a handle that is moved sets the chip once it rests [CAT-04]', async () => {
    const { path, calls } = await show();
    const before = calls.length;
    const low = await handle('Lowest price');
    slideTo(low, 4000);
    slideTo(low, 12_000);
    expect(low).toHaveAttribute('aria-valuetext', '₹12,000');
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=12000'));
    expect(await screen.findByRole('link', { name: 'Remove filter: ₹12,000 and above' })).toBeInTheDocument();
    expect(calls.slice(before).filter(({ name }) => name === 'get-all-products')).toHaveLength(1);
  });

  test('a dragged handle takes effect on release [CAT-04]', async () => {
    const { path } = await show();
    const high = await handle('Highest price');
    fireEvent.pointerDown(high);
    slideTo(high, 30_000);
    await pass(1000);
    expect(path()).toBe('/collections/sofas');
    fireEvent.pointerUp(high);
    await waitFor(() => expect(path()).toBe('/collections/sofas?max=30000'));
  });

  test('the handles stay 6 apart [CAT-04]', async () => {
    const { path } = await show('?max=20000');
    slideTo(await handle('Lowest price'), 25_000);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=19994&max=20000'));
    slideTo(await handle('Highest price'), 100);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=19994&max=20000'));
  });

  test('a handle back at an end sets no limit [CAT-04]', async () => {
    const { path, calls } = await show('?min=5000&max=20000');
    slideTo(await handle('Highest price'), 48_000);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=5000'));
    slideTo(await handle('Lowest price'), 0);
    await waitFor(() => expect(path()).toBe('/collections/sofas'));
    expect(calls.at(-1)?.request).toMatchObject({ MinPrice: '', MaxPrice: '' });
  });

  test('a link or a typed price of 48000 sets no limit: the handle is at its end [CAT-04]', async () => {
    const { user, path, calls } = await show('?max=48000');
    expect(calls.at(-1)?.request).toMatchObject({ MaxPrice: '' });
    const price = await group('Price');
    await user.type(price.getByRole('spinbutton', { name: 'Maximum price' }), '48000{Enter}');
    await waitFor(() => expect(path()).not.toContain('max='));
    expect(calls.at(-1)?.request).toMatchObject({ MaxPrice: '' });
  });

  test('a typed price goes beyond the slider: the handle rests, the chip shows what was typed [CAT-04]', async () => {
    const { user, path } = await show();
    const price = await group('Price');
    await user.type(price.getByRole('spinbutton', { name: 'Maximum price' }), '999999{Enter}');
    await waitFor(() => expect(path()).toBe('/collections/sofas?max=999999'));
    expect(await screen.findByRole('link', { name: 'Remove filter: Up to ₹9,99,999' })).toBeInTheDocument();
    expect(await handle('Highest price')).toHaveValue('48000');
    slideTo(await handle('Lowest price'), 9000);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=9000&max=999999'));
  });

  test.each([
    ['-1', 'Enter whole rupees from 0 to ₹9,99,999'],
    ['1000000', 'Enter whole rupees from 0 to ₹9,99,999'],
    ['12.5', 'Enter whole rupees from 0 to ₹9,99,999'],
    ['50000', 'The minimum is above the maximum'],
  ])('%s as the minimum below 40000 is refused in words, and nothing is reloaded [CAT-04]', async (text, fault) => {
    const { user, path } = await show('?max=40000');
    const field = (await group('Price')).getByRole('spinbutton', { name: 'Minimum price' });
    fireEvent.change(field, { target: { value: text } });
    await user.tab();
    fireEvent.blur(field);
    expect(await screen.findByRole('alert')).toHaveTextContent(fault);
    expect(field).toHaveAccessibleDescription(fault);
    expect(path()).toBe('/collections/sofas?max=40000');
  });
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
    expect(orders.getAllByRole('link')).toHaveLength(6);
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
