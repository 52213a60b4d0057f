import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import {
  $cartLines,
  $checkoutMarker,
  $handOff,
  $isLoggedIn,
  $logOut,
  $orderNote,
  markCheckout,
  on,
  useApi,
} from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { AccountNavigation } from '../frame/account-navigation.tsx';
import { headless } from './headless.ts';

const asha = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' };
const line = { ProductId: 3, ProductName: 'Sofa', Quantity: 1, Price: 100, OrderMaximumQuantity: 10, Material: 'Teak' };

/** An account page with the session's headless part running beside it, as in the shell. */
function Store() {
  const api = useApi();
  useEffect(() => headless.start({ api }), [api]);
  return <AccountNavigation />;
}

const openStore = (answer: unknown = [{ ResponseMsg: 'Logout Successfully' }]) =>
  renderPage(<Store />, { path: '/Account', loggedInAs: asha, api: { 'logout-user': answer } });

async function logOut({ user }: Awaited<ReturnType<typeof openStore>>) {
  const loggedOut = new Promise<void>((resolve) => {
    const stop = on('account:logged-out', () => {
      stop();
      resolve();
    });
  });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await act(() => loggedOut);
}

describe('logging out', () => {
  test('revokes the token on the server and forgets user and token here [SH-13] [ACC-13]', async () => {
    const bench = await openStore();
    await logOut(bench);
    expect(bench.calls).toEqual([{ name: 'logout-user', request: {}, token: 'test-token' }]);
    expect($isLoggedIn.get()).toBe(false);
    expect($logOut.get()).toBe('1');
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('Token')).toBeNull();
  });

  test('leaves nothing of the person behind, only the anonymous cart lines [ACC-15]', async () => {
    const bench = await openStore();
    act(() => {
      $handOff.set({ CouponCode: 'NEW5' } as never);
      $orderNote.set('Ring twice, I am at the back');
      markCheckout();
      localStorage.setItem('store:checkoutDraft', '{"Name":"Asha"}');
      $cartLines.set([line]);
    });
    await logOut(bench);
    expect($handOff.get()).toBeNull();
    expect($orderNote.get()).toBe('');
    expect($checkoutMarker.get()).toBe('');
    for (const key of ['Parms', 'orderNote', 'checkOut', 'store:checkoutDraft']) {
      expect(localStorage.getItem(key)).toBeNull();
    }
    expect($cartLines.get()).toEqual([line]);
  });

  test('tells the other teams once everything is gone [ACC-15]', async () => {
    const bench = await openStore();
    const wasLoggedIn: boolean[] = [];
    const stop = on('account:logged-out', () => wasLoggedIn.push($isLoggedIn.get()));
    await logOut(bench);
    stop();
    expect(wasLoggedIn).toEqual([false]);
  });

  test.each([
    ['does not answer', () => new Promise(() => {})],
    ['fails', reply.problem(500)],
  ])('forgets the person within a second even when the server %s [SH-13]', async (_, answer) => {
    const bench = await openStore(answer);
    const asked = performance.now();
    await logOut(bench);
    expect($isLoggedIn.get()).toBe(false);
    expect(performance.now() - asked).toBeLessThan(1000);
  });

  test('asks the server once for an impatient double click', async () => {
    let answer: (value: unknown) => void = () => {};
    const bench = await openStore(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await bench.user.dblClick(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(bench.calls).toHaveLength(1));
    await act(async () => answer([{ ResponseMsg: 'Logout Successfully' }]));
    await waitFor(() => expect($isLoggedIn.get()).toBe(false));
    expect(bench.calls).toHaveLength(1);
  });

  test('asks the server for nothing when nobody is logged in', async () => {
    const bench = await openStore();
    await logOut(bench);
    await logOut(bench);
    expect(bench.calls).toHaveLength(1);
  });
});
