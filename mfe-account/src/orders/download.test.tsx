import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type OrderItem, orderItemOf } from 'shared-contracts/domain/order-item';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { sofaItem } from 'shared-contracts/testing/sample-order';
import { asha } from '../testing/sample-person.ts';
import { OrderItemDownload } from './order-item-download.tsx';

const guide = {
  ...sofaItem,
  OrderItemID: 2,
  ProductName: 'Room Planning Guide',
  IsDigitalProduct: true,
  LatestStatusID: 3,
  DownloadToken: 'stale',
};
const NAME = 'Download Room Planning Guide';

interface DownloadBench {
  /** What the link's head answers, by the token in it. */
  readonly heads?: Readonly<Record<string, number>>;
  readonly reloaded?: unknown;
  readonly item?: typeof guide | typeof sofaItem;
}

/** The item's download on a page that records its browser downloads. */
async function openDownload({ heads = {}, reloaded = [], item = guide }: DownloadBench = {}) {
  const requested: string[] = [];
  const downloads: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    requested.push(`${init?.method} ${input}`);
    const status = heads[String(input).split('/').at(-1) ?? ''];
    if (!status) throw new TypeError('fetch failed');
    return new Response(null, { status });
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) downloads.push(this.getAttribute('href') ?? '');
  });
  const onStale = jest.fn();
  const shown = await renderPage(<DownloadOf item={orderItemOf(item)} onStale={onStale} />, {
    loggedInAs: asha,
    api: { 'get-customer-order-history-detail': reloaded },
  });
  return { ...shown, requested, downloads, onStale };
}

function DownloadOf({ item, onStale }: { readonly item: OrderItem; readonly onStale: () => void }) {
  return item.download && <OrderItemDownload orderId={41} item={item} download={item.download} onStale={onStale} />;
}

afterEach(() => jest.restoreAllMocks());

const path = (token: string) => `/api/v1/common/download-digital-file/2/${token}`;

test('the browser itself downloads the file, by its link [ACC-10]', async () => {
  const { user, requested, downloads } = await openDownload({ heads: { stale: 200 } });
  await user.click(screen.getByRole('link', { name: NAME }));
  await waitFor(() => expect(downloads).toEqual([path('stale')]));
  // Only the head: the page never loads the file itself.
  expect(requested).toEqual([`HEAD ${path('stale')}`]);
});

// The page was open over lunch, and the first click of the afternoon failed.
test('a link with an expired token is replaced, and the download starts [ACC-10]', async () => {
  const { user, downloads, calls, toasts } = await openDownload({
    heads: { stale: 410, fresh: 200 },
    reloaded: [{ ...guide, DownloadToken: 'fresh' }],
  });
  await user.click(screen.getByRole('link', { name: NAME }));
  await waitFor(() => expect(downloads).toEqual([path('fresh')]));
  expect(calls).toMatchObject([{ name: 'get-customer-order-history-detail', request: { OrderId: 41 } }]);
  expect(toasts).toEqual([]);
});

test('an item that has been returned says so, and its order is reloaded [ACC-10]', async () => {
  const { user, downloads, toasts, onStale } = await openDownload({
    heads: { stale: 404 },
    reloaded: [{ ...sofaItem, OrderItemID: 2, LatestStatusID: 5 }],
  });
  await user.click(screen.getByRole('link', { name: NAME }));
  await waitFor(() => expect(onStale).toHaveBeenCalled());
  expect(toasts[0]?.text).toBe('The file could not be downloaded. Please try again.');
  expect(downloads).toEqual([]);
});

test.each([
  ['cannot be reached', {}, []],
  ['fails', { stale: 503 }, []],
  ['refuses, and cannot reload the item', { stale: 410 }, reply.problem(500)],
])('a store that %s causes a notice, and the link stays [ACC-10]', async (_, heads, reloaded) => {
  const { user, downloads, toasts, onStale } = await openDownload({ heads, reloaded });
  await user.click(screen.getByRole('link', { name: NAME }));
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(['The file could not be downloaded. Please try again.']),
  );
  expect(downloads).toEqual([]);
  expect(onStale).not.toHaveBeenCalled();
});

test.each([
  ['its latest status', { LatestStatusID: 3, ShippingStatusID: 1 }],
  ['its shipping status', { LatestStatusID: 2, ShippingStatusID: 3 }],
])('it is active once %s is Completed [ACC-10]', async (_, statuses) => {
  await openDownload({ item: { ...guide, ...statuses } });
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', path('stale'));
});

test.each([
  ['the order is not completed', { LatestStatusID: 1 }, 'You can download it once the order is complete.'],
  ['it was given back', { LatestStatusID: 5 }, 'This item was returned, so it can no longer be downloaded.'],
  ['there is no file yet', { LatestStatusID: 3 }, 'Your file is being prepared.'],
])('it is shown disabled, with the reason, when %s [ACC-10]', async (_, status, reason) => {
  await openDownload({ item: { ...sofaItem, IsDigitalProduct: true, ProductName: 'Room Planning Guide', ...status } });
  const button = screen.getByRole('button', { name: NAME });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(reason);
});
