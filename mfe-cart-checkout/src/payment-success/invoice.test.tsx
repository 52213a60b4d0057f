import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { on } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { asha } from '../testing/sample-cart.ts';
import { InvoiceButton } from './invoice-button.tsx';

const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46]);

/** The page's network, which the API's client does not use for files. */
async function openWith(answer: () => Promise<Response>) {
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  // jsdom has no object URLs.
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:invoice';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
  const rendered = await renderPage(<InvoiceButton orderNumber="KC-1" />, { loggedInAs: asha });
  return { ...rendered, network, saved, button: screen.getByRole('button', { name: 'Download invoice (PDF)' }) };
}

afterEach(() => jest.restoreAllMocks());

test('the invoice is requested with the person’s token, and saved under its number [PAY-14]', async () => {
  const { user, button, network, saved } = await openWith(async () => new Response(pdf));
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['invoice-KC-1.pdf from blob:invoice']));
  const [path, init] = network.mock.calls[0] ?? [];
  expect(path).toBe('/api/v1/dynamic/dataoperation/get-order-invoice');
  expect(init?.headers).toMatchObject({ Token: 'test-token', UserID: '42' });
  expect(init?.body).toBe('{"requestParameters":{"OrderNumber":"KC-1"}}');
});

test('an ended session is reported, so that the shopper is redirected to the login [ACC-13] [PAY-14]', async () => {
  const { user, button } = await openWith(async () => new Response(null, { status: 401 }));
  const heard = jest.fn();
  const stop = on('account:session-expired', heard);
  await user.click(button);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  stop();
});

test.each<[story: string, answer: () => Promise<Response>, text: string]>([
  [
    'is not written yet',
    async () => new Response(null, { status: 404 }),
    'Your invoice is being prepared. Please try again in a moment.',
  ],
  [
    'is refused',
    async () => new Response(null, { status: 500 }),
    'The invoice could not be downloaded. Please try again.',
  ],
  [
    'does not come',
    () => Promise.reject(new TypeError('fetch failed')),
    'The invoice could not be downloaded. Please try again.',
  ],
])('an invoice that %s causes a notice and can be retried [PAY-14]', async (_, answer, text) => {
  const { user, button, toasts, saved } = await openWith(answer);
  await user.click(button);
  await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([text]));
  expect(saved).toEqual([]);
  expect(button).toBeEnabled();
});
