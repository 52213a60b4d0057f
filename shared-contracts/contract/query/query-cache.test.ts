import * as v from 'valibot';
import { defineCall } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import { createQueryCache } from './query-cache.ts';

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
