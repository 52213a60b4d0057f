import { screen, within } from '@testing-library/react';
import { reply } from 'shared-contracts/testing/render-page';
import { order } from 'shared-contracts/testing/sample-order';
import { openOrder } from '../testing/open-order.tsx';
import { home, office } from '../testing/sample-addresses.ts';

describe('the address of an order that has not left', () => {
  const open = async (change: unknown, later: unknown = order) => {
    const bench = await openOrder([{ ...order, CanChangeAddress: true }, later], {
      more: { 'get-addresses': [home, office], 'change-order-address': change },
    });
    await bench.press('Change the address');
    const dialog = screen.getByRole('dialog', { name: 'Where should we deliver it?' });
    const choices = await within(dialog).findAllByRole('radio');
    const changed = () => bench.calls.filter(({ name }) => name === 'change-order-address');
    return { ...bench, choices, changed };
  };
  const saved = [{ ResponseMsg: 'Saved Successfully' }];

  test('is another one of the address book, once one is chosen [PAY-18] [ACC-11]', async () => {
    const bench = await open(saved);
    expect(bench.choices).toHaveLength(2);
    await bench.press('Deliver to this address');
    expect(bench.changed()).toEqual([]);
    await bench.user.click(bench.choices.at(-1) as HTMLElement);
    await bench.press('Deliver to this address');
    expect(await screen.findByText(/will be delivered to the new address/)).toBeInTheDocument();
    expect(bench.changed()[0]?.request).toEqual({
      OrderNumber: 'KC-0041',
      AddressID: office.AddressID,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stays when the order has just left, and the page says so [ACC-11]', async () => {
    const bench = await open(reply.problem(409, { code: 'not-changeable' }));
    await bench.user.click(bench.choices[0] as HTMLElement);
    await bench.press('Deliver to this address');
    expect(await screen.findByRole('alert')).toHaveTextContent('can no longer be changed');
    expect(screen.queryByRole('button', { name: 'Change the address' })).not.toBeInTheDocument();
  });

  test.each([
    ['another-state', /is in another state/],
    ['another-zone', /costs more than you paid/],
  ])('is not where the API answers %s, which the dialog explains [ACC-11]', async (code, text) => {
    const bench = await open(reply.problem(409, { code }));
    await bench.user.click(bench.choices[0] as HTMLElement);
    await bench.press('Deliver to this address');
    const dialog = screen.getByRole('dialog', { name: 'Where should we deliver it?' });
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  });

  test('is not offered where the API does not allow it [ACC-11]', async () => {
    await openOrder([order]);
    expect(screen.queryByRole('button', { name: 'Change the address' })).not.toBeInTheDocument();
  });
});
