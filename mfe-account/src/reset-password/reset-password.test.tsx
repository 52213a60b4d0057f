import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { $isLoggedIn, on } from 'shared-contracts';
import { Arriving } from 'shared-contracts/testing/arriving';
import { sentTo } from 'shared-contracts/testing/forms';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { carryEmail } from '../login/carried-email.ts';
import { change, changed, choose, code, email, onItsWay, password, requestCode, send } from '../testing/reset-form.ts';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';
import { looksLikeCode, plainCode } from './plain-code.ts';

const refused = [{ ResponseMsg: 'Invalid or expired code' }];

const openReset = (api: Readonly<Record<string, unknown>> = {}, options: object = {}) =>
  renderPage(page, {
    path: '/ResetPassword',
    api: { 'validate-email-send-otp': onItsWay, 'validate-otp-change-password': changed, ...api },
    ...options,
  });

afterEach(() => {
  // Otherwise the next test would be prefilled.
  carryEmail('');
  jest.useRealTimers();
});

describe('asking for a code', () => {
  test('mails one in the page’s language and answers alike for every address [ACC-07]', async () => {
    const bench = await openReset();
    await requestCode(bench, ' asha@example.com ');
    expect(sentTo(bench, 'validate-email-send-otp')).toEqual([
      { EmailAddress: 'asha@example.com', LanguageCode: 'en' },
    ]);
    expect(
      screen.getByText(/If this address has an account, a code is on its way. It works for 10 minutes./),
    ).toBeInTheDocument();
    expect(code()).toHaveFocus();
  });

  test('puts the step into the URL, and the address nowhere that stays [ACC-07]', async () => {
    const bench = await openReset();
    await requestCode(bench);
    expect(bench.path()).toBe('/ResetPassword?step=code');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('asha@example.com');
  });

  test('starts over after a reload, which loses the address [ACC-07]', async () => {
    const bench = await openReset({}, { path: '/ResetPassword?step=code' });
    await waitFor(() => expect(bench.path()).toBe('/ResetPassword'));
    expect(email()).toHaveValue('');
  });

  test('is prefilled with the address of the logged-in person [ACC-07]', async () => {
    await openReset({}, { loggedInAs: asha });
    expect(email()).toHaveValue('asha@example.com');
  });

  // The profile passed the address in history state: after a logout, Back showed it to the next person.
  test('is not prefilled from history state after a logout [ACC-15]', async () => {
    const { user } = await renderPage(
      <Arriving at="/ResetPassword" state={{ email: 'asha@example.com' }}>
        <page.Component data={undefined} />
      </Arriving>,
      { path: '/ResetPassword' },
    );
    await user.click(screen.getByRole('link', { name: 'Arrive' }));
    expect(email()).toHaveValue('');
  });

  test.each([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['asha@', 'Please enter valid email address'],
    [`${'a'.repeat(190)}@example.com`, 'Email max length should be 200 characters'],
  ])('refuses an address like "%s" [ACC-05] [ACC-07]', async (address, fault) => {
    const bench = await openReset();
    await bench.user.click(email());
    if (address) await bench.user.paste(address);
    await bench.user.click(send());
    expect(email()).toHaveAccessibleDescription(fault);
    expect(email()).toHaveFocus();
    expect(bench.calls).toEqual([]);
  });

  test('says how long to wait after too many codes [ACC-07] [API-03]', async () => {
    const bench = await openReset({ 'validate-email-send-otp': reply.problem(429) });
    await bench.user.type(email(), 'asha@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 1 minute.');
    expect(bench.path()).toBe('/ResetPassword');
  });

  test('can be tried again when it fails [CON-06]', async () => {
    const bench = await openReset({ 'validate-email-send-otp': reply.problem(500) });
    await bench.user.type(email(), 'asha@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again!');
    expect(bench.toasts).toEqual([]);
    expect(email()).toHaveValue('asha@example.com');
    expect(send()).toBeEnabled();
  });

  test('can be cancelled to the login page, at both steps [ACC-07]', async () => {
    const bench = await openReset();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/Login');
    await requestCode(bench);
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/Login');
  });

  test('returns to the address for correction [ACC-07]', async () => {
    const bench = await openReset();
    await requestCode(bench);
    await bench.user.click(screen.getByRole('button', { name: 'Use another email address' }));
    expect(bench.path()).toBe('/ResetPassword');
    expect(email()).toHaveValue('asha@example.com');
  });
});

describe('choosing the new password', () => {
  test('changes it, says so and leads to the login page [ACC-07]', async () => {
    const bench = await openReset();
    await requestCode(bench);
    await choose(bench);
    await waitFor(() => expect(bench.path()).toBe('/Login'));
    expect(sentTo(bench, 'validate-otp-change-password')).toEqual([
      { EmailAddress: 'asha@example.com', Otp: '123456', NewPassword: 'correct horse' },
    ]);
    expect(bench.toasts).toEqual([
      {
        kind: 'success',
        text: 'Your password has been changed. Please log in with the new one.',
        duration: 3000,
        subject: 'login',
      },
    ]);
  });

  test('accepts a code that was mailed before a reload [ACC-07]', async () => {
    const bench = await openReset();
    await bench.user.click(screen.getByRole('button', { name: 'I already have a code' }));
    expect(email()).toHaveAccessibleDescription(expect.stringContaining('required'));
    await bench.user.type(email(), 'asha@example.com');
    await bench.user.click(screen.getByRole('button', { name: 'I already have a code' }));
    expect(await screen.findByText('Please enter the code from our latest email to this address.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
    await choose(bench);
    await waitFor(() => expect(bench.path()).toBe('/Login'));
    expect(sentTo(bench, 'validate-email-send-otp')).toEqual([]);
  });

  test('logs the person out in every tab [ACC-07] [ACC-13] [ACC-15]', async () => {
    const bench = await openReset({}, { loggedInAs: { ...asha, EmailAddress: 'Asha@Example.com' } });
    const heard = jest.fn();
    const stop = on('account:logged-out', heard);
    await requestCode(bench);
    await choose(bench);
    await waitFor(() => expect($isLoggedIn.get()).toBe(false));
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('Token')).toBeNull();
    expect(bench.path()).toBe('/Login');
  });

  test('does not log another person out [ACC-07]', async () => {
    const bench = await openReset({}, { loggedInAs: { ...asha, EmailAddress: 'ravi@example.com' } });
    await requestCode(bench);
    await choose(bench);
    await waitFor(() => expect(bench.path()).toBe('/Login'));
    expect($isLoggedIn.get()).toBe(true);
  });

  test.each([
    ['123 456', '123456'],
    [' 12-34-56 ', '123456'],
    ['123–456', '123456'],
    ['\u202a123456\u202c', '123456'],
    ['١٢٣٤٥٦', '123456'],
  ])('takes a code pasted as "%s" [ACC-06] [ACC-07]', async (pasted, plain) => {
    expect(plainCode(pasted)).toBe(plain);
    const bench = await openReset();
    await requestCode(bench);
    await bench.user.click(code());
    await bench.user.paste(pasted);
    await bench.user.type(password(), 'correct horse{Enter}');
    await waitFor(() => expect(sentTo(bench, 'validate-otp-change-password')).toHaveLength(1));
    expect(sentTo(bench, 'validate-otp-change-password')).toEqual([expect.objectContaining({ Otp: plain })]);
  });

  test.each(['12345', '1234567', '12345a', ''])('"%s" is not a code [ACC-07]', (text) => {
    expect(looksLikeCode(text)).toBe(false);
  });

  test('a wrong code is shown at its field, and the values stay [ACC-07]', async () => {
    const bench = await openReset({ 'validate-otp-change-password': refused });
    await requestCode(bench);
    await choose(bench);
    await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining('Invalid or expired code')));
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('123456');
    expect(password()).toHaveValue('correct horse');
    expect(bench.path()).toBe('/ResetPassword?step=code');
    await bench.user.type(code(), '{Backspace}');
    expect(code()).toBeValid();
  });

  test.each([
    ['', 'correct horse', 'Code', 'Code is required'],
    ['12a', 'correct horse', 'Code', 'Please enter the 6 digits of the code'],
    ['123456', '', 'New password', 'New password is required'],
    ['123456', 'short', 'New password', 'New password must have at least 8 characters'],
    ['123456', 'x'.repeat(151), 'New password', 'New password max length should be 150 characters'],
    ['123456', 'e\u0301'.repeat(4), 'New password', 'New password must have at least 8 characters'],
    ['123456', 'ﷺ'.repeat(9), 'New password', 'New password max length should be 150 characters'],
  ])('code "%s" and password "%.9s" are refused at the %s [ACC-05] [ACC-06]', async (typed, secret, name, fault) => {
    const bench = await openReset();
    await requestCode(bench);
    if (typed) await bench.user.type(code(), typed);
    await bench.user.click(password());
    if (secret) await bench.user.paste(secret);
    await bench.user.click(change());
    const field = name === 'Code' ? code() : password();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(field).toHaveFocus();
    expect(sentTo(bench, 'validate-otp-change-password')).toEqual([]);
  });

  test.each([
    ['a fault', reply.problem(500)],
    ['an empty answer', []],
    ['silence', reply.nothing()],
  ])('after %s it can be retried with the same values [CON-06]', async (_, answer) => {
    const answers: unknown[] = [answer, changed];
    const bench = await openReset({ 'validate-otp-change-password': () => answers.shift() });
    await requestCode(bench);
    await choose(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again!');
    expect(bench.toasts).toEqual([]);
    expect(code()).toHaveValue('123456');
    expect(password()).toHaveValue('correct horse');
    await bench.user.click(change());
    await waitFor(() => expect(bench.path()).toBe('/Login'));
  });

  // The password was changed, the answer got lost, and the retry was only refused as an expired code.
  test('a code refused after a try without an answer may have worked: the login is offered [ACC-07] [CON-06]', async () => {
    const answers: unknown[] = [reply.nothing()];
    const bench = await openReset({ 'validate-otp-change-password': () => answers.shift() ?? refused });
    await requestCode(bench);
    await choose(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again!');
    expect(bench.toasts).toEqual([]);
    await bench.user.click(change());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Your password may have been changed already.');
    expect(within(notice).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Login');
    expect(code()).toHaveAccessibleDescription(expect.stringContaining('Invalid or expired code'));
    await choose(bench, '654321');
    await waitFor(() => expect(sentTo(bench, 'validate-otp-change-password')).toHaveLength(3));
    await waitFor(() => expect(code()).toBeInvalid());
    expect(screen.queryByText(/may have been changed already/)).not.toBeInTheDocument();
  });

  test('says how long to wait after too many tries [ACC-07] [API-03]', async () => {
    const bench = await openReset({ 'validate-otp-change-password': reply.problem(429) });
    await requestCode(bench);
    await choose(bench);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 1 minute.');
  });

  test('a password manager knows whose password it is, and phones offer the code [ACC-06] [ACC-07]', async () => {
    const bench = await openReset();
    await requestCode(bench);
    expect(email()).toHaveValue('asha@example.com');
    expect(email()).toHaveAttribute('readonly');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await bench.user.type(password(), 'Correct horse battery');
    expect(password()).toHaveAccessibleDescription('Strong password.');
    await bench.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });
});

describe('another code', () => {
  test('can be requested a minute after the last one, with a countdown [ACC-07]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const bench = await openReset({ 'validate-otp-change-password': refused });
    await requestCode(bench);
    await choose(bench);
    expect(screen.getByText(/You can request a new code in \d+ seconds\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await bench.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/a new code is on its way/)).toHaveAttribute('role', 'status');
    expect(sentTo(bench, 'validate-email-send-otp')).toHaveLength(2);
    expect(code()).toBeValid();
    expect(await screen.findByText(/You can request a new code in \d+ seconds\./)).toBeInTheDocument();
  });
});
