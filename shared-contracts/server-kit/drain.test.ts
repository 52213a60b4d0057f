/** @jest-environment node */
import Fastify from 'fastify';
import { drainOn } from './drain.ts';

test('a server that is about to stop answers, and closes the connection of each answer [OPS-15]', async () => {
  const stopping = new AbortController();
  const http = Fastify();
  drainOn(stopping.signal, http);
  http.get('/', async () => 'page');
  const before = await http.inject('/');
  stopping.abort();
  const after = await http.inject('/');
  expect([before.headers.connection, after.headers.connection]).toEqual(['keep-alive', 'close']);
  expect([after.statusCode, after.body]).toEqual([200, 'page']);
  await http.close();
});
