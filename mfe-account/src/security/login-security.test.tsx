import { screen, waitFor, within } from '@testing-library/react';
import { $isLoggedIn, $token, on } from 'shared-contracts';
import { sentTo } from 'shared-contracts/testing/forms';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { asha, loginSecurity } from '../testing/profile-form.tsx';
import { LoginSecurity } from './login-security.tsx';

const phone = { ...loginSecurity.Sessions[0], SessionID: 2, Browser: 'Chrome', System: 'Android', IsCurrent: false };
const passkey = { PasskeyID: 5, Name: 'Phone', AddedUTC: '2026-11-20T04:00:00.000Z', LastUsedUTC: null };

interface Options {
  readonly security?: object;
  readonly api?: Readonly<Record<string, unknown>>;
  readonly path?: string;
}

async function open({ security = {}, api = {}, path = '/profile' }: Options = {}) {
  const answers = { 'get-login-security': { ...loginSecurity, ...security }, ...api };
  const bench = await renderPage(<LoginSecurity user={asha} />, { path, loggedInAs: asha, api: answers });
  await screen.findByRole('heading', { name: 'Where you are logged in' });
  return bench;
}
const shown = ({ toasts }: Awaited<ReturnType<typeof open>>) => toasts.map(({ text }) => text);

describe('changing the password', () => {
  async function change(answer: unknown) {
    const bench = await open({ api: { 'change-password': answer } });
    await bench.user.type(screen.getByLabelText(/^Current password/), 'correct horse');
    await bench.user.type(screen.getByLabelText(/^New password/), 'battery staple');
    await bench.user.click(screen.getByRole('button', { name: 'Change password' }));
    return bench;
  }

  test('goes on in this browser with a new session [ACC-16] [ACC-13]', async () => {
    const bench = await change(
      reply.enveloped([{ ResponseMsg: 'Password Changed Successfully' }], { token: 'fresh-token' }),
    );
    await waitFor(() => expect($token.get()).toBe('fresh-token'));
    expect(shown(bench)).toEqual(['Your password has been changed. All other devices have been logged out.']);
    expect(sentTo(bench, 'change-password')).toEqual([
      {
        CurrentPassword: 'correct horse',
        NewPassword: 'battery staple',
        RemovePasskeys: false,
        LanguageCode: 'en',
      },
    ]);
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  // A passkey that a thief had added went on logging in.
  test('asks whether to remove the passkeys too, if there are any [ACC-16] [ACC-19]', async () => {
    const changed = reply.enveloped([{ ResponseMsg: 'Password Changed Successfully' }], { token: 'fresh-token' });
    const bench = await open({ security: { Passkeys: [passkey] }, api: { 'change-password': changed } });
    await bench.user.type(screen.getByLabelText(/^Current password/), 'correct horse');
    await bench.user.type(screen.getByLabelText(/^New password/), 'battery staple');
    await bench.user.click(screen.getByRole('checkbox', { name: /Remove my passkeys too/ }));
    await bench.user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(sentTo(bench, 'change-password')).toEqual([expect.objectContaining({ RemovePasskeys: true })]),
    );
  });

  test.each([
    ['Incorrect password!', /^Current password/, 'Incorrect password!'],
    ['Password too common', /^New password/, /one of the most common passwords/],
    ['Password too personal', /^New password/, /based on your name/],
  ])('that is answered %s says so at its field [ACC-16]', async (ResponseMsg, label, fault) => {
    await change([{ ResponseMsg }]);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(fault)));
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  test.each([
    [reply.problem(429), /Too many attempts/],
    [reply.nothing(), 'An error occurred. Please try again!'],
  ])('that fails says so and keeps what was typed [ACC-16]', async (answer, text) => {
    await change(answer);
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText(/^New password/)).toHaveValue('battery staple');
  });
});

describe('the sessions', () => {
  const security = { Sessions: [...loginSecurity.Sessions, phone] };

  test('are listed with their devices, the present one marked [ACC-16]', async () => {
    await open({ security });
    const rows = within(screen.getByRole('region', { name: 'Where you are logged in' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Firefox on Windows.*This device/);
    expect(rows[1]).toHaveTextContent('Chrome on Android');
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  test.each([
    ['ended', [{ ResponseMsg: 'Session Ended' }]],
    ['ended elsewhere before', reply.problem(404)],
  ])('are ended one at a time; one that was %s is gone [ACC-16]', async (_, answer) => {
    const bench = await open({ security, api: { 'end-session': answer } });
    const before = sentTo(bench, 'get-login-security').length;
    await bench.user.click(screen.getByRole('button', { name: /^Log out Chrome on Android/ }));
    await waitFor(() => expect(shown(bench)).toEqual(['That device has been logged out.']));
    expect(sentTo(bench, 'end-session')).toEqual([{ SessionID: 2 }]);
    expect(sentTo(bench, 'get-login-security').length).toBeGreaterThan(before);
  });

  test('end everywhere, also here, and leave nothing of the person [ACC-16] [ACC-15]', async () => {
    const led: unknown[] = [];
    const stop = on('account:logged-out', (event) => led.push(event));
    const bench = await open({ security, api: { 'end-all-sessions': [{ ResponseMsg: 'Sessions Ended' }] } });
    await bench.user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(led).toEqual([{ to: '/Login' }]));
    stop();
    expect($isLoggedIn.get()).toBe(false);
  });
});

describe('a passkey', () => {
  const security = { Passkeys: [passkey] };
  const dialog = () => within(screen.getByRole('dialog'));

  test('is renamed [ACC-16]', async () => {
    const bench = await open({ security, api: { 'rename-passkey': [{ ResponseMsg: 'Saved Successfully' }] } });
    await bench.user.click(screen.getByRole('button', { name: 'Rename Phone' }));
    const name = dialog().getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Phone');
    await bench.user.clear(name);
    await bench.user.type(name, 'Laptop');
    await bench.user.click(dialog().getByRole('button', { name: 'Save the name' }));
    await waitFor(() => expect(shown(bench)).toEqual(['Name saved.']));
    expect(sentTo(bench, 'rename-passkey')).toEqual([{ PasskeyID: 5, Name: 'Laptop' }]);
  });

  test('is removed with the password [ACC-16]', async () => {
    const answers = [[{ ResponseMsg: 'Incorrect password!' }], [{ ResponseMsg: 'Passkey Removed' }]];
    const bench = await open({ security, api: { 'remove-passkey': () => answers.shift() } });
    await bench.user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    const password = dialog().getByLabelText(/^Your password/);
    await bench.user.type(password, 'wrong horse');
    await bench.user.click(dialog().getByRole('button', { name: 'Remove the passkey' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password!'));
    await bench.user.clear(password);
    await bench.user.type(password, 'correct horse');
    await bench.user.click(dialog().getByRole('button', { name: 'Remove the passkey' }));
    await waitFor(() => expect(shown(bench)).toEqual(['Passkey removed.']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not added where the password is wrong or the device cannot make one [ACC-16]', async () => {
    const bench = await open({ api: { 'start-passkey': [{ ResponseMsg: 'Incorrect password!' }] } });
    await bench.user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await bench.user.type(dialog().getByRole('textbox', { name: 'Name' }), 'Phone');
    const password = dialog().getByLabelText(/^Your password/);
    await bench.user.type(password, 'wrong horse');
    await bench.user.click(dialog().getByRole('button', { name: 'Create the passkey' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password!'));
    expect(sentTo(bench, 'add-passkey')).toEqual([]);
  });

  test('cannot be added to ten others [ACC-16]', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...passkey, PasskeyID: index + 1 }));
    await open({ security: { Passkeys: ten } });
    expect(screen.getByText('You have 10 passkeys. Remove one to add another.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('an address that is not proven', () => {
  const security = { IsEmailProven: false };

  test('gets the proving link on request [SEC-08]', async () => {
    const bench = await open({ security, api: { 'send-email-proof': [{ ResponseMsg: 'On its way' }] } });
    await bench.user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('We have sent the link to asha@example.com.')).toBeInTheDocument();
  });

  test.each([
    ['Email confirmed', 'Your email address is confirmed.'],
    ['Invalid or expired link', 'This link is no longer valid. Please request a new one.'],
  ])(
    'is confirmed by a press where the link has led here, not by opening it: %s [SEC-08]',
    async (ResponseMsg, text) => {
      const path = '/profile?confirm=the-token';
      const bench = await open({ security, path, api: { 'confirm-email': [{ ResponseMsg }] } });
      expect(sentTo(bench, 'confirm-email')).toEqual([]);
      // The page began above the whole profile, and the button was 1,457 px below.
      expect(screen.getByRole('button', { name: 'Confirm my address' })).toHaveFocus();
      await bench.user.click(screen.getByRole('button', { name: 'Confirm my address' }));
      await waitFor(() => expect(shown(bench)).toEqual([text]));
      expect(sentTo(bench, 'confirm-email')).toEqual([{ Token: 'the-token' }]);
      expect(bench.path()).toBe('/profile');
    },
  );
});
