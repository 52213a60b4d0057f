/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPeerFiles } from '../gateway/peer-files.ts';
import { httpReleaseSource } from './release-source.ts';

const PIECE = Buffer.alloc(1024 * 1024);
let sent = 0;
const hung = new Set<Promise<unknown>>();
/** Answers bytes without end, as fast as they are taken. */
const endless = createServer((_request, reply) => {
  hung.add(once(reply, 'close'));
  reply.writeHead(200, { 'content-type': 'text/javascript' });
  const send = () => {
    if (reply.destroyed) return;
    sent += PIECE.length;
    reply.write(PIECE, send);
  };
  send();
}).listen(0, '127.0.0.1');
await once(endless, 'listening');
beforeEach(() => {
  sent = 0;
});
afterAll(() => endless.close());

const origin = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;

// The size was looked at once everything was in memory: a remote that never ends a file took the shell's.
test.each([
  [
    'a release',
    () =>
      httpReleaseSource(origin)
        .file('1.0.0', 'web', 'main.js')
        .catch(() => 'refused'),
  ],
  ['a peer', async () => (await createPeerFiles(() => [origin]).find('/assets/1.1.0/main.js', 'a')) ?? 'refused'],
])('a file of %s without end is refused at its bound [OPS-10]', async (_, read) => {
  expect(await read()).toBe('refused');
  await Promise.all(hung);
  expect(sent).toBeLessThan(40 * PIECE.length);
});
