import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import {
  $cartLines,
  $checkoutMarker,
  $handOff,
  $isLoggedIn,
  $langCode,
  $logOut,
  $navCategory,
  $orderNote,
  $wishList,
  emit,
  forgetPerson,
  on,
  useApi,
} from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { AccountNavigation } from '../layout/account-navigation.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { storePersonalData } from '../testing/personal-data.ts';
import { asha } from '../testing/sample-person.ts';
import { headless } from './headless.ts';

const line = { ProductId: 3, ProductName: 'Sofa', Quantity: 1, Price: 100, OrderMaximumQuantity: 10, Material: 'Teak' };

/** An account page with the session's headless module, as in the shell. */
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

  test('removes all personal data; only the anonymous cart lines and shared settings stay [ACC-15]', async () => {
    const bench = await openStore();
    act(() => {
      storePersonalData();
      $wishList.set([3]);
      localStorage.setItem('store:wishListSynced', '{"userId":7,"ids":[3],"at":1}');
      localStorage.setItem('store:checkoutDraft', '{"UserID":7,"name":"Asha"}');
      $cartLines.set([line]);
      $langCode.set('en');
      $navCategory.set('sofas');
    });
    await logOut(bench);
    // Every key: a new one must be added to one of these lists.
    expect(Object.keys(localStorage).sort()).toEqual(['NavCategory', 'cartItems', 'langCode', 'logOut']);
    expect(sessionStorage).toHaveLength(0);
    expect([$handOff.get(), $orderNote.get(), $checkoutMarker.get(), $wishList.get()]).toEqual([null, '', '', []]);
    expect($cartLines.get()).toEqual([line]);
  });

  // The store could not read a hand-off of an earlier release, so it was empty and did not remove the text.
  test('leaves no text of the person’s that no store could read [ACC-15] [SH-15]', async () => {
    localStorage.setItem('Parms', '{"ContactEmail":"asha@example.com"');
    localStorage.setItem('store:ofALaterRelease', 'asha@example.com');
    const bench = await openStore();
    await logOut(bench);
    expect(Object.keys(localStorage)).toEqual(['logOut']);
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
    await openStore(answer);
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect($isLoggedIn.get()).toBe(false);
  });

  test('sends one request for a double click', async () => {
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

  test('sends no request when no one is logged in', async () => {
    const bench = await openStore();
    await logOut(bench);
    await logOut(bench);
    expect(bench.calls).toHaveLength(1);
  });

  // The account's guard redirected to /Login first, also after the deletion of the account.
  test('leaves it to the shell where the person is led afterwards [ACC-14] [SH-13]', async () => {
    const { path } = await renderPage(<AccountPage title="Your account">{() => <p>All of it</p>}</AccountPage>, {
      path: '/Account',
      loggedInAs: asha,
    });
    await act(async () => {
      forgetPerson();
      emit('account:logged-out', { to: '/' });
    });
    expect(screen.queryByText('All of it')).not.toBeInTheDocument();
    expect(path()).toBe('/Account');
  });
});
