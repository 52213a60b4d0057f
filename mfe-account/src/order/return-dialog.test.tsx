import { screen, waitFor, within } from '@testing-library/react';
import type { CallRequest } from 'shared-contracts/api/call';
import type { getReturnTerms } from 'shared-contracts/api/get-return-terms';
import { reply } from 'shared-contracts/testing/render-page';
import { order, returnTerms } from 'shared-contracts/testing/sample-order';
import { completed, type OrderApi, openOrder } from '../testing/open-order.tsx';

type Bench = Awaited<ReturnType<typeof openOrder>>;

describe('returning items', () => {
  const open = async (api?: OrderApi) => {
    const bench = await openOrder([completed], api);
    await bench.press('Return items');
    return bench;
  };
  const quantityOf = (name: string) => within(screen.getByRole('group', { name: `Quantity of ${name}` }));
  const more = (name: string) => quantityOf(name).getByRole('button', { name: 'Increase quantity' });
  const send = async (bench: Bench) => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Request return' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await bench.press('Request return');
  };

  test('names how many of each can go back and until when, and takes any part of them [ACC-11]', async () => {
    const bench = await open();
    const dialog = screen.getByRole('dialog', { name: 'What do you want to return?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Aarvi SofaUp to 1, until 12 Jul 2025'),
      expect.stringContaining('Mira ChairUp to 3, until 12 Jul 2025'),
    ]);
    await bench.user.click(more('Mira Chair'));
    await bench.user.click(more('Mira Chair'));
    await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), ' Too low for the table ');
    expect(screen.getByText('23 of 500 characters')).toBeInTheDocument();
    await send(bench);
    expect(await screen.findByText(/Reference number: REQ-2507-000007/)).toHaveFocus();
    expect(bench.sent()[0]?.request).toMatchObject({
      OrderNumber: 'KC-0041',
      Kind: 'return',
      Lines: [{ OrderItemID: 2, Quantity: 2 }],
      Reason: 'Too low for the table',
    });
  });

  test('goes no further than what can be returned [ACC-11]', async () => {
    const bench = await open();
    await bench.user.click(more('Aarvi Sofa'));
    expect(more('Aarvi Sofa')).toBeDisabled();
  });

  test('asks for an item and a reason before anything is sent [ACC-11] [ACC-05]', async () => {
    const bench = await open();
    await send(bench);
    expect(screen.getByText('Select at least one item.')).toBeInTheDocument();
    expect(screen.getByText('Reason is required')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
    await bench.user.click(screen.getByRole('textbox', { name: /^Reason/ }));
    await bench.user.paste('x'.repeat(501));
    expect(screen.getByText('Reason max length should be 500 characters')).toBeInTheDocument();
    expect(bench.sent()).toEqual([]);
  });

  test.each([
    ['by the policy', reply.problem(409, { code: 'not-returnable' })],
    [
      'because another tab has requested the same items',
      reply.problem(400, { errors: [{ path: 'Lines', message: 'too many' }] }),
    ],
  ])('that is refused %s is reported in plain words above the reloaded order [ACC-11]', async (_, answer) => {
    const bench = await openOrder([completed, order], { request: answer });
    await bench.press('Return items');
    await bench.user.click(more('Aarvi Sofa'));
    await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too large');
    await send(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('These items can no longer be returned this way.');
    await screen.findByRole('region', { name: 'Items' });
    expect(screen.queryByRole('button', { name: 'Return items' })).not.toBeInTheDocument();
  });

  test('keeps the form values when it fails [ACC-11]', async () => {
    const bench = await open({ request: reply.problem(500) });
    await bench.user.click(more('Aarvi Sofa'));
    await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too large');
    await send(bench);
    expect(await screen.findByText('An error occurred. Please try again!')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Too large');
    expect(quantityOf('Aarvi Sofa').getByRole('textbox')).toHaveValue('1');
  });

  test('says what goes back, what is kept, how much comes back and when, before it is sent [PAY-17]', async () => {
    const bench = await open();
    const dialog = screen.getByRole('dialog', { name: 'What do you want to return?' });
    expect(dialog).not.toHaveTextContent('₹');
    await bench.user.click(more('Mira Chair'));
    await waitFor(() => expect(dialog).toHaveTextContent('₹1,000'));
    await bench.user.click(more('Mira Chair'));
    expect(dialog).not.toHaveTextContent('₹1,000');
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        /To be returned2 × Mira Chair.*keep1 × Aarvi Sofa.*₹2,000.*within 2 working days of the items reaching us.*up to 7 working days more/,
      ),
    );
    expect(bench.sent()).toEqual([]);
  });

  test('is not sent while its money is unknown; a failure to compute it can be retried [PAY-17]', async () => {
    let isBroken = true;
    const terms = (request: CallRequest<typeof getReturnTerms>) =>
      isBroken ? reply.problem(503) : returnTerms({ Lines: request.Lines });
    const bench = await open({ terms });
    await bench.user.click(more('Aarvi Sofa'));
    await bench.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too large');
    await bench.press('Request return');
    await screen.findByText('The refund could not be calculated.');
    await bench.press('Request return');
    expect(bench.sent()).toEqual([]);
    isBroken = false;
    await bench.press('Retry');
    await screen.findByText(/within 2 working days of the items reaching us/);
    await send(bench);
    await screen.findByText(/Reference number: REQ-2507-000007/);
  });

  test('of items that can no longer go back is reported above the reloaded order [ACC-11] [PAY-17]', async () => {
    const bench = await openOrder([completed, order], { terms: reply.problem(409, { code: 'not-returnable' }) });
    await bench.press('Return items');
    await bench.user.click(more('Aarvi Sofa'));
    expect(await screen.findByRole('alert')).toHaveTextContent('These items can no longer be returned this way.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
