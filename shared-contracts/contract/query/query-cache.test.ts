import * as v from 'valibot';
import { defineCall } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import { createQueryCache, queryKey } from './query-cache.ts';

const listRooms = defineCall({
  name: 'list-rooms',
  summary: 'test',
  request: v.object({}),
  answer: v.array(v.string()),
});

// An unhandled rejection, and a component that showed 'Loading' for ever.
test('a client that throws is a failed query, not one that stays pending [SH-12]', async () => {
  const call = () => Promise.reject(new Error('a client of another release'));
  const cache = createQueryCache({ call } as unknown as ApiClient);
  const query = { key: 'rooms', call: listRooms, request: {}, since: 0, maxAge: 0 };
  await new Promise<void>((resolve) => cache.use(query, resolve));
  expect(cache.peek(query)).toEqual({ status: 'error', error: { kind: 'network' } });
});

// One remote's list of countries was shown by another that reads it in another form.
test('a call with a decoder and the same one of an earlier release share no answer [API-02] [OPS-04]', () => {
  const decoded = { ...listRooms, decode: (rooms: readonly string[]) => rooms.map((name) => ({ name })) };
  expect(queryKey(decoded, {}, null, 'en')).not.toBe(queryKey(listRooms, {}, null, 'en'));
});
