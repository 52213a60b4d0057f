import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { $consent, $recentlyViewed, noteViewed } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import type { insertConsent } from 'shared-contracts/api/insert-consent';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { PrivacyChoices } from './privacy-choices.tsx';

const api = { 'insert-consent': [{ ResponseMsg: 'Saved Successfully' }] };
const remember = () => screen.getByRole('checkbox', { name: /Remember the products I look at/ });

test('consent is given and withdrawn by the same tick, which deletes what was remembered [CON-08]', async () => {
  const { user, calls } = await renderPage(<PrivacyChoices />, { api });
  expect(remember()).not.toBeChecked();
  expect(remember()).toHaveAccessibleDescription(/not chosen yet/);

  await user.click(remember());
  expect(remember()).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('You have allowed this.');
  noteViewed(7);
  expect($recentlyViewed.get()).toEqual([7]);

  await user.click(remember());
  expect(screen.getByRole('status')).toHaveTextContent('You have declined.');
  expect($recentlyViewed.get()).toEqual([]);
  expect(localStorage.getItem('store:recentlyViewed')).toBeNull();
  // Both are in the ledger, by an id that the browser forgets with the withdrawal [LAW-06].
  await waitFor(() => expect(calls).toHaveLength(2));
  const [given, withdrawn] = calls.map(({ request }) => request as CallRequest<typeof insertConsent>);
  expect([given?.Given, withdrawn]).toEqual([true, { ConsentId: given?.ConsentId, Given: false }]);
  await waitFor(() => expect($consent.get()).toEqual({ optional: false, decidedAt: expect.any(String) }));
});

test('before hydration the checkbox is disabled, and the server shows the same to all [CON-08]', async () => {
  await renderPage(<PrivacyChoices />, { storageReady: false });
  expect(remember()).toBeDisabled();
});

test('a yes and a no that could not be recorded are both sent, in their order, by a later choice [LAW-06]', async () => {
  const offline = await renderPage(<PrivacyChoices />, { api: { 'insert-consent': reply.nothing() } });
  await offline.user.click(remember());
  await offline.user.click(remember());
  await waitFor(() => expect($consent.get()?.unrecorded?.map(({ given }) => given)).toEqual([true, false]));
  offline.unmount();
  const { user, calls } = await renderPage(<PrivacyChoices />, { api });
  await user.click(remember());
  await waitFor(() => expect($consent.get()?.unrecorded).toBeUndefined());
  const sent = calls.map(({ request }) => (request as CallRequest<typeof insertConsent>).Given);
  expect(sent.filter((given, index) => given !== sent[index - 1])).toEqual([true, false, true]);
});
