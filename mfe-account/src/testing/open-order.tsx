import { screen } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { chairItem, order, returnTerms, sofaItem } from 'shared-contracts/testing/sample-order';
import { page } from '../order/page.tsx';
import { asha } from './sample-person.ts';

/** A delivered sofa and four chairs, of which all but one chair may go back. */
export const completed = {
  ...order,
  Items: [sofaItem, chairItem],
  Timeline: [{ StatusID: 3, StatusName: 'Completed', AtUTC: '2025-07-05T10:00:00Z', Reason: '' }],
  Returnable: [
    { OrderItemID: 1, Quantity: 1, UntilUTC: '2025-07-12T10:00:00Z' },
    { OrderItemID: 2, Quantity: 3, UntilUTC: '2025-07-12T10:00:00Z' },
  ],
};

export const saved = [{ ResponseMsg: 'Saved Successfully', ReferenceNumber: 'REQ-2507-000007' }];

export interface OrderApi {
  readonly request?: unknown;
  readonly terms?: unknown;
  /** Answers of further calls, by name. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The order's page with the order as it is shown at first, and as every later load answers it. */
export async function openOrder(
  answers: readonly unknown[],
  { request = saved, terms = returnTerms, more = {} }: OrderApi = {},
) {
  const left = [...answers];
  const bench = await renderPage(page, {
    path: '/myorders/KC-0041',
    pattern: '/myorders/:orderNumber',
    loggedInAs: asha,
    api: {
      'get-order-detail': () => (left.length > 1 ? left.shift() : left[0]),
      'get-return-terms': terms,
      'insert-order-request': request,
      ...more,
    },
  });
  await screen.findByRole('region', { name: 'Items' });
  return {
    ...bench,
    sent: () => bench.calls.filter(({ name }) => name === 'insert-order-request'),
    press: (name: string | RegExp) => bench.user.click(screen.getByRole('button', { name })),
  };
}
