import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { LABEL_ENTITIES } from 'shared-contracts/api/get-localization-data';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { asha } from '../testing/sample-person.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

const order = {
  OrderId: 41,
  OrderNumber: 'KC-0041',
  // Half past six in the evening in London is already the next day in India.
  OrderDateUTC: '2025-07-04T18:45:00Z',
  LatestStatusName: 'InProgress',
  TotalItems: 3,
  OrderTotal: 123456.5,
  TotalRecords: 1,
};
const sofa = {
  OrderItemID: 1,
  ProductId: 3,
  ProductName: 'Aarvi Sofa',
  DefaultImageUrl: '/media/abc',
  Price: 24999,
  Quantity: 2,
  OrderItemTotal: 49998,
  IsDigitalProduct: false,
  LatestStatusID: 2,
  ShippingStatusID: 1,
};
const scrolled = jest.fn();
let prefersReducedMotion = false;
beforeAll(() => {
  // jsdom has no layout, so nothing to scroll, and no media.
  Element.prototype.scrollIntoView = scrolled;
  window.matchMedia = (media) => ({ media, matches: prefersReducedMotion }) as MediaQueryList;
});

const openOrders = (api: Readonly<Record<string, unknown>>, path = '/myorders') =>
  renderPage(page, { path, pattern: '/myorders', loggedInAs: asha, api });

const chooseOrder = async ({ user }: Awaited<ReturnType<typeof openOrders>>) =>
  user.click(await screen.findByRole('button', { name: 'Show items of order KC-0041' }));

describe('the order history', () => {
  test('shows number, day in India, status, items and total of every order [ACC-09]', async () => {
    await openOrders({ 'get-customer-order-history-master': [order] });
    expect(screen.getByRole('heading', { level: 1, name: 'Orders History' })).toBeInTheDocument();
    const row = (await screen.findByText('KC-0041')).closest('tr');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Order Number',
      'Order Date',
      'Status',
      'Total Items',
      'Total',
      'Detail',
    ]);
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells.slice(0, 5).map((cell) => cell.textContent)).toEqual([
      'KC-0041',
      '5 Jul 2025',
      'Being prepared',
      '3',
      '₹1,23,456.50',
    ]);
  });

  // In-stock orders used to show the status "Being made".
  test.each([
    [true, 'Being made'],
    [false, 'Being prepared'],
    [undefined, 'Being prepared'],
  ])('what is made to order (%s) is %s [PAY-18] [CAT-13]', async (IsMadeToOrder, text) => {
    await openOrders({ 'get-customer-order-history-master': [{ ...order, IsMadeToOrder }] });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('opens an order by its number, and shows what it holds [ACC-09]', async () => {
    const Items = [
      { OrderItemID: 1, ProductName: 'Aarvi Sofa', DefaultImageUrl: '/media/abc' },
      { OrderItemID: 2, ProductName: 'A mirror of last year', DefaultImageUrl: '' },
    ];
    const { calls } = await openOrders({ 'get-customer-order-history-master': [{ ...order, Items }] });
    const row = within(await screen.findByRole('row', { name: /KC-0041/ }));
    expect(row.getByRole('link', { name: 'KC-0041' })).toHaveAttribute('href', '/myorders/KC-0041');
    expect(row.getByRole('img', { name: 'Aarvi Sofa' })).toHaveAttribute('loading', 'lazy');
    expect(row.getByRole('listitem', { name: 'A mirror of last year' })).toBeInTheDocument();
    expect(row.getAllByRole('img')).toHaveLength(1);
    expect(calls.map(({ name }) => name).filter((name) => name.includes('order'))).toEqual([
      'get-customer-order-history-master',
    ]);
  });

  test('says that an order is on its way [PAY-18]', async () => {
    await openOrders({ 'get-customer-order-history-master': [{ ...order, IsDispatched: true }] });
    expect(await screen.findByText('Dispatched')).toBeInTheDocument();
  });

  test('says that an order was refunded in part [ACC-11]', async () => {
    const partly = { ...order, LatestStatusName: 'Refunded', IsPartlyRefunded: true };
    await openOrders({ 'get-customer-order-history-master': [partly] });
    expect(await screen.findByText('Partly refunded')).toBeInTheDocument();
  });

  test('loads the items of a chosen order [ACC-09]', async () => {
    const bench = await openOrders({
      'get-customer-order-history-master': [order],
      'get-customer-order-history-detail': [sofa],
    });
    await chooseOrder(bench);
    const items = await screen.findByRole('region', { name: 'Items of order KC-0041' });
    const cells = (await within(items).findAllByRole('cell')).map((cell) => cell.textContent);
    expect(cells).toEqual(['', 'Aarvi Sofa', '₹24,999', '2', '₹49,998', 'Delivered to you']);
    expect(bench.calls.at(-1)).toEqual({
      name: 'get-customer-order-history-detail',
      request: { OrderId: 41, recordValueJson: '[]' },
      token: 'test-token',
    });
    expect(screen.getByRole('heading', { name: 'Items of order KC-0041' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/myorders/KC-0041');
  });

  test.each([
    ['scrolls to the items of a chosen order, by keyboard too', false, 'smooth'],
    ['jumps to them where motion is not wanted', true, 'instant'],
  ])('%s [ACC-09]', async (_, stillness, behavior) => {
    prefersReducedMotion = stillness;
    scrolled.mockClear();
    const { user } = await openOrders({
      'get-customer-order-history-master': [order],
      'get-customer-order-history-detail': [sofa],
    });
    (await screen.findByRole('button', { name: 'Show items of order KC-0041' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior }));
  });

  test('takes its labels from the store where it has some, and its own for the rest [ACC-09] [SH-16]', async () => {
    installWords('account', 'ar', arabic);
    await renderPage(page, {
      path: '/myorders',
      language: 'ar',
      loggedInAs: asha,
      api: {
        'get-customer-order-history-master': [order],
        'get-localization-data': ({ entityId, languageCode }: { entityId: number; languageCode: string }) => ({
          labelsJsonData:
            entityId === LABEL_ENTITIES.OrdersHistory && languageCode === 'ar'
              ? [
                  { labelHtmlId: 'orderNumber', text: 'رقم طلبيتك' },
                  { labelHtmlId: 'total', text: '  ' },
                ]
              : [],
        }),
      },
    });
    expect(await screen.findByRole('columnheader', { name: 'رقم طلبيتك' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'الإجمالي' })).toBeInTheDocument();
  });

  test('comes a page at a time, the page being in the address [ACC-09]', async () => {
    const bench = await openOrders(
      { 'get-customer-order-history-master': [{ ...order, TotalRecords: 25 }] },
      '/myorders?page=2',
    );
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    expect(bench.calls[0]?.request).toEqual({ UserId: 7, PageNo: 2, PageSize: 10, recordValueJson: '[]' });
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/myorders');
    await bench.user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(bench.calls.at(-1)?.request).toMatchObject({ UserId: 7, PageNo: 3, PageSize: 10 }));
  });

  test.each(['0', '-1', '1.5', 'x', '1e9'])('a page called %s is the first page', async (page) => {
    const bench = await openOrders({ 'get-customer-order-history-master': [order] }, `/myorders?page=${page}`);
    await screen.findByText('KC-0041');
    expect(bench.calls[0]?.request).toMatchObject({ PageNo: 1 });
  });

  test('without orders invites to the catalogue [ACC-09]', async () => {
    await openOrders({ 'get-customer-order-history-master': [] });
    expect(await screen.findByRole('heading', { name: /You have not placed any orders yet/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/ProductListing');
  });

  test('that cannot be loaded can be tried again', async () => {
    const answers: unknown[] = [reply.problem(500), [order]];
    const { user } = await openOrders({ 'get-customer-order-history-master': () => answers.shift() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your orders could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('KC-0041')).toBeInTheDocument();
  });
});
