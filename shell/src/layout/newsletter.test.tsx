import { act, screen, waitFor } from '@testing-library/react';
import { emit, installWords, type Language } from 'shared-contracts';
import { CONSENT_TEXTS } from 'shared-contracts/domain/consent-texts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import arabic from '../words.ar.ts';
import { footerWords } from './footer-words.ts';
import { Newsletter } from './newsletter.tsx';

installWords('shell', 'ar', arabic);

const open = (answer: unknown = [{ ResponseMsg: 'Subscribed' }], language: Language = 'en') =>
  renderPage(<Newsletter />, { language, api: { 'insert-subscriber': answer } });
const field = () => screen.getByRole('textbox', { name: /^(Email|البريد الإلكتروني)$/ });
const subscribe = () => screen.getByRole('button', { name: /^(Subscribe|اشترك)$/ });

test('an address is subscribed, the shopper is thanked and the box is empty again [SH-08]', async () => {
  const { user, calls, toasts } = await open();
  await user.type(field(), ' asha@example.in {Enter}');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', text: 'Thank you for subscribing.' }]));
  expect(calls).toMatchObject([{ name: 'insert-subscriber', request: { EmailAddress: 'asha@example.in' } }]);
  expect(field()).toHaveValue('');
});

test.each([
  ['en', '   ', 'Email is required'],
  ['en', 'asha@nowhere', 'Please enter valid email address'],
  ['ar', 'asha', 'يرجى إدخال عنوان بريد إلكتروني صحيح'],
] as const)(
  'in %s %j is answered with %j below the field, and nothing is sent [SH-08]',
  async (language, typed, words) => {
    const { user, calls } = await open([], language);
    await user.type(field(), typed);
    await user.click(subscribe());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field()).toHaveAccessibleDescription(words);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(calls).toEqual([]);
  },
);

test('a failure shows a message and leaves the address for a retry [SH-08]', async () => {
  const { user, toasts } = await open(reply.problem(429));
  await user.type(field(), 'asha@example.in{Enter}');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(field()).toHaveValue('asha@example.in');
});

test('a second press while the first is under way sends nothing [SH-08]', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, calls } = await open(() => new Promise((resolve) => (answer = resolve)));
  await user.type(field(), 'asha@example.in');
  await user.click(subscribe());
  await waitFor(() => expect(subscribe()).toHaveAttribute('aria-busy', 'true'));
  await user.click(subscribe());
  await waitFor(() => expect(calls).toHaveLength(1));
  answer([{ ResponseMsg: 'Subscribed' }]);
  await waitFor(() => expect(subscribe()).toHaveAttribute('aria-busy', 'false'));
  expect(calls).toHaveLength(1);
});

// Asha typed her address into the footer, thought better of it and logged out; the footer of the login page still showed it.
test('an address that was typed and never sent is gone after a logout [ACC-15]', async () => {
  const { user } = await open();
  await user.type(field(), 'asha@example.in');
  act(() => emit('account:logged-out', {}));
  expect(field()).toHaveValue('');
});

test('without JavaScript it is a form that the store takes [SH-08]', async () => {
  await open();
  const form = subscribe().closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/subscribe');
  expect(field()).toHaveAttribute('name', 'EmailAddress');
});

test('the ledger keeps the newsletter’s words [LAW-06]', () => {
  expect(footerWords.english.newsletterText).toBe(CONSENT_TEXTS.newsletter);
});
