import { jest } from '@jest/globals';
import { $handOff } from 'shared-contracts';
import { fakeApi, reply } from 'shared-contracts/testing/fake-api';
import { handOff } from '../testing/sample-hand-off.ts';
import { handOver } from './hand-over.ts';

const credentials = () => ({ token: 'test-token', userId: '42' });

afterEach(() => {
  jest.useRealTimers();
  $handOff.set(null);
});

test('what is ordered is in the browser and, under its key, on the server [PAY-06]', async () => {
  const { api, calls } = fakeApi({ 'save-checkout-draft': [{ ResponseMsg: 'Saved Successfully' }] }, credentials);
  await handOver(api, handOff);
  expect($handOff.get()).toEqual(handOff);
  expect(calls[0]?.request).toEqual({ IdempotencyKey: handOff.IdempotencyKey, Parms: JSON.stringify(handOff) });
});

test('an API of an earlier release has no drafts: the observed hand-off alone goes on [PAY-06]', async () => {
  const { api } = fakeApi({ 'save-checkout-draft': reply.problem(404) }, credentials);
  await handOver(api, handOff);
  expect($handOff.get()).toEqual(handOff);
});

test('an ended session is told, since its login has to lead back to the payment [PAY-06]', async () => {
  const ended = fakeApi({ 'save-checkout-draft': reply.problem(401) }, credentials);
  expect(await handOver(ended.api, handOff)).toBe(true);
  const refused = fakeApi({ 'save-checkout-draft': reply.problem(429) }, credentials);
  expect(await handOver(refused.api, handOff)).toBe(false);
  expect($handOff.get()).toEqual(handOff);
});

test('a server that does not answer keeps nobody from paying [PAY-06]', async () => {
  jest.useFakeTimers();
  const over = handOver({ call: () => new Promise(() => {}) }, handOff);
  await jest.advanceTimersByTimeAsync(1000);
  await over;
  expect($handOff.get()).toEqual(handOff);
});
