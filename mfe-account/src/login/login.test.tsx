import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { $checkoutMarker, $isLoggedIn, $token, $user, logIn, markCheckout } from 'shared-contracts';
import { Arriving } from 'shared-contracts/testing/arriving';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

const accepted = reply.enveloped([{ ResponseMsg: 'Login Successfully', ...asha }], { token: 'fresh-token' });
const refused = reply.enveloped([{ ResponseMsg: 'Incorrect email or password!' }]);

type Bench = Awaited<ReturnType<typeof renderPage>>;

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function logInAs({ user }: Bench, address = 'asha@example.com', secret = 'correct horse') {
  await user.type(email(), address);
  await user.type(password(), secret);
  await user.click(submit());
}

const openLogin = (answer: unknown = accepted, options: { path?: string; language?: 'ar' } = {}) =>
  renderPage(page, { path: '/Login', pattern: '/Login', api: { 'get-user-login': answer }, ...options });

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('logging in', () => {
  test('says so, stores user and token, and two seconds later shows the profile [ACC-01] [ACC-02]', async () => {
    const bench = await openLogin();
    await logInAs(bench);
    expect(bench.calls).toEqual([
      { name: 'get-user-login', request: { Email: 'asha@example.com', Password: 'correct horse' }, token: '' },
    ]);
    expect(bench.toasts).toEqual([{ kind: 'success', text: 'Login successfully!', duration: 3000, subject: 'login' }]);
    expect($token.get()).toBe('fresh-token');
    expect($user.get()).toMatchObject({ UserID: 7, FirstName: 'Asha' });
    await passTime(1500);
    expect(bench.path()).toBe('/Login');
    await passTime(600);
    expect(bench.path()).toBe('/profile');
  });

  test('goes on to the checkout that was interrupted, and clears its marker [ACC-02]', async () => {
    const bench = await openLogin();
    act(() => markCheckout());
    await logInAs(bench);
    await passTime(2000);
    expect(bench.path()).toBe('/Checkout');
    expect($checkoutMarker.get()).toBe('');
  });

  test('ignores a checkout that was interrupted half an hour ago [ACC-02]', async () => {
    const bench = await openLogin();
    act(() => markCheckout(Date.now() - 30 * 60 * 1000));
    await logInAs(bench);
    await passTime(2000);
    expect(bench.path()).toBe('/profile');
  });

  test('returns to the page that required it, in its language [ACC-02]', async () => {
    const bench = await renderPage(page, {
      path: '/Login?from=/myorders%3Fpage%3D2',
      pattern: '/Login',
      language: 'ar',
      api: { 'get-user-login': accepted },
    });
    await bench.user.type(screen.getByRole('textbox'), 'asha@example.com');
    await bench.user.type(screen.getByLabelText(/^Password|^كلمة المرور/), 'correct horse');
    await bench.user.keyboard('{Enter}');
    await passTime(2000);
    expect(bench.path()).toBe('/ar/myorders?page=2');
  });

  test('never goes to another origin [ACC-02]', async () => {
    const bench = await openLogin(accepted, { path: '/Login?from=//evil.example/profile' });
    await logInAs(bench);
    await passTime(2000);
    expect(bench.path()).toBe('/profile');
  });

  test('does not redirect a shopper who moved on during the wait [SH-19]', async () => {
    const bench = await openLogin();
    await bench.user.type(email(), 'asha@example.com');
    await bench.user.type(password(), 'correct horse');
    await bench.user.click(submit());
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const inside = dialog.appendChild(document.createElement('button'));
    document.body.append(dialog);
    act(() => inside.focus());
    await passTime(4000);
    dialog.remove();
    expect(bench.path()).toBe('/Login');
    await bench.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(bench.path()).toBe('/profile');
  });

  test('sends one request for a double click', async () => {
    let answer: (value: unknown) => void = () => {};
    const bench = await openLogin(() => new Promise((resolve) => (answer = resolve)));
    await bench.user.type(email(), 'asha@example.com');
    await bench.user.type(password(), 'correct horse');
    await bench.user.dblClick(submit());
    await bench.user.type(password(), '{Enter}');
    expect(bench.calls).toHaveLength(1);
    await act(async () => answer(accepted));
    expect(await screen.findByRole('status')).toHaveTextContent('Redirecting…');
  });
});

describe('a login that fails', () => {
  test('says that e-mail or password is wrong and keeps the values [ACC-01]', async () => {
    const bench = await openLogin(refused);
    await logInAs(bench, 'asha@example.com', 'wrong horse');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password!');
    expect(bench.toasts).toEqual([]);
    expect(email()).toHaveValue('asha@example.com');
    expect(password()).toHaveValue('wrong horse');
    expect($isLoggedIn.get()).toBe(false);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  test.each([
    ['the server fails', reply.problem(500)],
    ['nothing answers', reply.nothing()],
    ['the answer carries no token', reply.enveloped([{ ResponseMsg: 'Login Successfully', ...asha }])],
  ])('tells the shopper to try again when %s [ACC-01]', async (_, answer) => {
    const bench = await openLogin(answer);
    await logInAs(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occured. Please try again!');
    expect(bench.toasts).toEqual([]);
    expect($user.get()).toBeNull();
    expect(email()).toHaveValue('asha@example.com');
  });

  test('says how many minutes to wait after too many attempts [ACC-01]', async () => {
    const bench = await openLogin(() => reply.problem(429));
    await logInAs(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 1 minute.');
  });
});

describe('what is typed', () => {
  test('must be there, and the first wrong field gets the focus [ACC-05]', async () => {
    const bench = await openLogin();
    await bench.user.click(submit());
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(email()).toHaveFocus();
    expect(bench.calls).toHaveLength(0);
  });

  test.each([
    ['asha@', 'correct horse', 'Please enter valid email address', 'Email'],
    [`${'a'.repeat(190)}@example.com`, 'correct horse', 'Email max length should be 200 characters', 'Email'],
  ])('an e-mail address like %s is refused [ACC-05] [ACC-01]', async (address, secret, fault) => {
    const bench = await openLogin();
    await bench.user.click(email());
    await bench.user.paste(address);
    await bench.user.type(password(), secret);
    await bench.user.click(submit());
    expect(email()).toHaveAccessibleDescription(fault);
    expect(bench.calls).toHaveLength(0);
  });

  test.each([
    ['short', 'Password must have at least 8 characters'],
    ['x'.repeat(151), 'Password max length should be 150 characters'],
    ['e\u0301'.repeat(4), 'Password must have at least 8 characters'],
    ['ﷺ'.repeat(9), 'Password max length should be 150 characters'],
  ])('a password is between 8 and 150 characters long [ACC-06]', async (secret, fault) => {
    const bench = await openLogin();
    await bench.user.type(email(), 'asha@example.com');
    await bench.user.click(password());
    await bench.user.paste(secret);
    await bench.user.click(submit());
    expect(password()).toHaveAccessibleDescription(fault);
    expect(bench.calls).toHaveLength(0);
  });

  // Chosen on a keyboard that composes, typed on one that sends letters and accents apart.
  test('a password of 150 characters logs in from a keyboard that sends 300 [ACC-06]', async () => {
    const bench = await openLogin();
    await bench.user.type(email(), 'asha@example.com');
    await bench.user.click(password());
    await bench.user.paste('e\u0301'.repeat(150));
    await bench.user.click(submit());
    await waitFor(() => expect(bench.calls).toHaveLength(1));
  });

  test('a password can be shown, hidden, pasted and filled in by a password manager [ACC-06]', async () => {
    const { user } = await openLogin();
    await user.click(password());
    await user.paste('correct horse');
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('correct horse');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('coming to the login page', () => {
  test('a shopper whose session has ended sees a notice [ACC-13]', async () => {
    await openLogin(accepted, { path: '/Login?from=/myorders&expired=1' });
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please log in again');
  });

  test('a logged-in shopper is redirected at once [ACC-02]', async () => {
    const bench = await openLogin(accepted, { path: '/Login?from=/Addresses' });
    act(() => logIn(asha, 'a-token'));
    expect(bench.path()).toBe('/Addresses');
  });

  test('no e-mail is prefilled from history state [ACC-15]', async () => {
    const bench = await renderPage(
      <Arriving at="/Login" state={{ email: 'asha@example.com' }}>
        <page.Component data={undefined} />
      </Arriving>,
      { path: '/Login' },
    );
    await bench.user.click(screen.getByRole('link', { name: 'Arrive' }));
    expect(email()).toHaveValue('');
  });

  test('it leads to the reset page and to a new account [ACC-01]', async () => {
    await openLogin();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/ResetPassword');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/CreateAccount');
  });

  test('the server-rendered form takes no password before hydration', async () => {
    await renderPage(page, { path: '/Login', storageReady: false });
    expect(submit()).toBeDisabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  });
});
