import * as v from 'valibot';
import { defineCall } from '../api/call.ts';
import { createApiClient } from '../api/client.ts';
import { $clockSkew, noteServerDate, storeNow } from './store-clock.ts';

const call = defineCall({ name: 'any', summary: 'test', request: v.object({}), answer: v.array(v.string()) });
const WEEK_MS = 7 * 86_400_000;

/** An answer of a store whose clock shows another time than this device. */
const answered = async (aheadMs: number, ageSeconds = 0) => {
  const date = new Date(Date.now() + aheadMs - ageSeconds * 1000).toUTCString();
  const headers = { date, ...(ageSeconds > 0 ? { age: String(ageSeconds) } : {}) };
  const fetch = async () => Response.json({ statusCode: 200, message: 'OK', data: '[]' }, { headers });
  return createApiClient({ origin: 'http://api.test', fetch }).call(call, {});
};

// A phone a week off named days of delivery that had passed.
test('an answer tells how far this device is from the store, and again when its clock was set right [CAT-20]', async () => {
  expect(await answered(WEEK_MS)).toMatchObject({ ok: true });
  expect($clockSkew.get()).toBe(7 * 24);
  const now = Date.UTC(2026, 10, 20);
  expect(storeNow($clockSkew.get(), now)).toEqual(new Date('2026-11-27T00:00:00Z'));
  await answered(0);
  expect($clockSkew.get()).toBe(0);
});

// An edge went on showing the last good answers of a dead store, and their days were those of yesterday.
test('an answer that an edge has stored for a day tells the same [SCALE-01]', async () => {
  await answered(WEEK_MS, 86_400);
  expect($clockSkew.get()).toBe(7 * 24);
  await answered(0, 86_400);
  expect($clockSkew.get()).toBe(0);
});

test.each([null, '', 'yesterday'])('an answer dated %p changes nothing', (date) => {
  noteServerDate(date);
  expect($clockSkew.get()).toBe(0);
});
