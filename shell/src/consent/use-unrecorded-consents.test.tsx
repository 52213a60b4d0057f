import { waitFor } from '@testing-library/react';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { renderPage } from 'shared-contracts/testing/render-page';
import { useUnrecordedConsents } from './use-unrecorded-consents.ts';

const pass = fakeTime();

function Page() {
  useUnrecordedConsents();
  return null;
}

test('a yes that could not be recorded is sent by the next page [LAW-06]', async () => {
  const id = '0'.repeat(32);
  const choice = { optional: true, id, decidedAt: '2026-11-22T00:00:00.000Z' };
  localStorage.setItem('store:consent', JSON.stringify({ ...choice, unrecorded: [{ id, given: true }] }));
  const { calls } = await renderPage(<Page />, { api: { 'insert-consent': [{ ResponseMsg: 'Saved Successfully' }] } });
  await pass(10_000);
  await waitFor(() => expect(calls).toMatchObject([{ request: { ConsentId: id, Given: true } }]));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('store:consent') ?? '')).toEqual(choice));
});
