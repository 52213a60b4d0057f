import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import {
  $isLoggedIn,
  ApiProvider,
  connectStorage,
  emit,
  type Language,
  LanguageProvider,
  logIn,
  logOut,
  SiteProvider,
} from 'shared-contracts';
import { RouterProvider } from 'shared-contracts/router';
import { fakeApi, reply } from 'shared-contracts/testing/fake-api';
import { provideWhatSelectsUse } from 'shared-contracts/testing/library-select';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { page as addresses } from '../addresses/page.tsx';
import { page as login } from '../login/page.tsx';
import { page as order } from '../order/page.tsx';
import { page as orders } from '../orders/page.tsx';
import { page as overview } from '../overview/page.tsx';
import { page as profile } from '../profile/page.tsx';
import { loginSecurity } from '../testing/profile-form.tsx';
import { asha } from '../testing/sample-person.ts';

const answers = {
  'get-user-login': reply.enveloped([{ ResponseMsg: 'Login Successfully', ...asha }], { token: 'fresh-token' }),
  'get-customer-order-history-master': [],
  'get-order-detail': reply.problem(404),
  'get-login-security': loginSecurity,
  'get-profile': asha,
  'get-addresses': [],
  'get-countries-list': [],
  'get-states-provinces-list': [],
  'get-localization-data': { labelsJsonData: [] },
};

/** The account's pages behind one router, with a real login: what the shell composes, without the shell. */
function openAccount(path: string, language: Language = 'en') {
  const { api } = fakeApi(answers, () => ({ token: '', userId: '' }));
  const pages = {
    '/Login': login,
    '/myorders': orders,
    '/myorders/:orderNumber': order,
    '/profile': profile,
    '/Account': overview,
    '/Addresses': addresses,
  };
  const routes = Object.entries(pages).map(([pattern, { Component }]) => ({
    path: `/ar?${pattern}`,
    element: <Component data={undefined} />,
  }));
  const router = createMemoryRouter([...routes, { path: '*', element: <p>Another page</p> }], {
    initialEntries: [path],
  });
  render(
    <ApiProvider value={api}>
      <SiteProvider value={sampleSite}>
        <LanguageProvider language={language}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SiteProvider>
    </ApiProvider>,
  );
  return { router, here: () => `${router.state.location.pathname}${router.state.location.search}` };
}

beforeAll(provideWhatSelectsUse);

let disconnect: () => void;
const readStorage = () =>
  act(() => {
    disconnect = connectStorage(window);
  });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    disconnect();
  });
  jest.useRealTimers();
});

describe('a page behind the login', () => {
  test.each([
    '/profile',
    '/myorders',
    '/myorders?page=2',
    '/myorders/KC-0001',
    '/Account',
    '/Addresses',
    '/ar/myorders',
  ])('%s redirects a visitor to the login page and back after the login [ACC-02]', async (path) => {
    const language = path.startsWith('/ar') ? 'ar' : 'en';
    const { here } = openAccount(path, language);
    readStorage();
    expect(here()).toBe(language === 'ar' ? '/ar/Login' : '/Login');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(screen.getByRole('textbox'), 'asha@example.com');
    await user.type(document.querySelector('input[type="password"]') as HTMLElement, 'correct horse{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(here()).toBe(path);
  });

  test('shows nothing personal and does not redirect before storage is read', () => {
    const { here } = openAccount('/profile');
    expect(here()).toBe('/profile');
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeInTheDocument();
    expect(screen.queryByText('asha@example.com')).not.toBeInTheDocument();
    readStorage();
  });

  test('a logout, also in another tab, redirects to the login page without a way back [SH-13]', () => {
    const { here, router } = openAccount('/profile');
    readStorage();
    act(() => logIn(asha, 'a-token'));
    act(() => void router.navigate('/Account'));
    act(() => logOut());
    expect(here()).toBe('/Login');
    expect(router.state.location.state).toBeNull();
  });

  test('leaves the redirect of an expired session to the shell [ACC-13]', async () => {
    localStorage.setItem('Token', 'old');
    localStorage.setItem('user', JSON.stringify(asha));
    const { here, router } = openAccount('/myorders');
    readStorage();
    expect($isLoggedIn.get()).toBe(true);
    act(() => {
      emit('account:session-expired', {});
      logOut();
      void router.navigate('/Login', { state: { from: '/myorders', expired: true } });
    });
    expect(here()).toBe('/Login');
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
  });
});
