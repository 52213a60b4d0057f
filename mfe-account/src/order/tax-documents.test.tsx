import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { order } from 'shared-contracts/testing/sample-order';
import { openOrder } from '../testing/open-order.tsx';

describe('the invoice', () => {
  const savedFiles: string[] = [];
  beforeEach(() => {
    savedFiles.length = 0;
    URL.createObjectURL = () => 'blob:invoice';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      savedFiles.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('is saved as a PDF under the order’s number [ACC-11]', async () => {
    const bench = await openOrder([order]);
    const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'));
    await bench.press('Download invoice (PDF)');
    await waitFor(() => expect(savedFiles).toEqual(['invoice-KC-0041.pdf']));
    expect(network.mock.calls[0]?.[1]).toMatchObject({
      headers: { Token: 'test-token', UserID: '7' },
      body: '{"requestParameters":{"OrderNumber":"KC-0041"}}',
    });
  });

  const notes = [1, 2].map((n) => ({
    Number: `CRN/25-26/00000${n}`,
    Kind: 'credit-note' as const,
    IssuedUTC: '2025-07-06T20:00:00Z',
  }));

  test('is listed with credit notes, each saved under its number [ACC-11] [PAY-14]', async () => {
    const bench = await openOrder([{ ...order, Documents: [...order.Documents, ...notes] }]);
    const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'));
    expect(screen.getAllByRole('button', { name: /PDF/ }).map(({ textContent }) => textContent)).toEqual([
      'Download invoice (PDF)',
      'Credit note CRN/25-26/000001 (PDF)',
      'Credit note CRN/25-26/000002 (PDF)',
    ]);
    await bench.press('Credit note CRN/25-26/000002 (PDF)');
    await waitFor(() => expect(savedFiles).toEqual(['CRN-25-26-000002.pdf']));
    expect(network.mock.calls[0]?.[1]).toMatchObject({
      body: '{"requestParameters":{"OrderNumber":"KC-0041","DocumentNumber":"CRN/25-26/000002"}}',
    });
  });

  test.each([404, 500])('a %i for a credit note shows a text [ACC-11]', async (status) => {
    const bench = await openOrder([{ ...order, Documents: notes }]);
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    await bench.press('Credit note CRN/25-26/000001 (PDF)');
    const failed = 'The credit note could not be downloaded. Please try again.';
    await waitFor(() => expect(bench.toasts.map((toast) => toast.text)).toEqual([failed]));
    expect(savedFiles).toEqual([]);
  });

  test('is the only document of an API of an earlier release', async () => {
    const { Documents: _, ...earlier } = order;
    await openOrder([earlier]);
    expect(screen.getAllByRole('button', { name: /PDF/ })).toHaveLength(1);
  });

  test.each([
    [404, 'This order has no invoice yet. Please try again later.'],
    [500, 'The invoice could not be downloaded. Please try again.'],
  ])('answered with %i shows a text [ACC-11]', async (status, text) => {
    const bench = await openOrder([order]);
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    await bench.press('Download invoice (PDF)');
    await waitFor(() => expect(bench.toasts.map((toast) => toast.text)).toEqual([text]));
    expect(savedFiles).toEqual([]);
  });
});
