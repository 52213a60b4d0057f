import { jest } from '@jest/globals';
import type { ApiResult } from 'shared-contracts';
import { pollDelay, withRetries } from './retry.ts';

const unavailable: ApiResult<string> = { ok: false, error: { kind: 'network' } };
const refused: ApiResult<string> = {
  ok: false,
  error: { kind: 'http', status: 400, problem: { title: 'Bad request', status: 400 }, body: null },
};
const done: ApiResult<string> = { ok: true, value: 'done' };

/** Calls withRetries on a network that gives these answers, the last one for ever; waits pass at once. */
async function callOn(...answers: readonly ApiResult<string>[]) {
  jest.useFakeTimers();
  let calls = 0;
  const call = async () => answers[Math.min(calls++, answers.length - 1)] as ApiResult<string>;
  const result = withRetries(call);
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  return { result: await result, calls };
}

test('a call that concerns paid money is repeated until the network carries it [PAY-09]', async () => {
  expect(await callOn(unavailable, unavailable, done)).toEqual({ result: done, calls: 3 });
});

test('it gives up after four tries, leaving the rest to the polling [PAY-09]', async () => {
  expect(await callOn(unavailable)).toEqual({ result: unavailable, calls: 4 });
});

test('a final refusal is not repeated', async () => {
  expect(await callOn(refused)).toEqual({ result: refused, calls: 1 });
});

test('polls start soon and are never further apart than fifteen seconds', () => {
  expect([0, 1, 30].map(pollDelay)).toEqual([1500, 2100, 15_000]);
});
