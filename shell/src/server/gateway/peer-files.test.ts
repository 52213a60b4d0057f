/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ASKED_BY_PEER } from '../addresses/asked-by-peer.ts';
import { createPeerFiles } from './peer-files.ts';

const asked: IncomingMessage[] = [];
const peer = createServer((request, reply) => {
  asked.push(request);
  const found = request.url?.endsWith('/main.js');
  reply.writeHead(found ? 200 : 404, { 'content-type': 'text/javascript' }).end('newer');
}).listen(0, '127.0.0.1');
await once(peer, 'listening');
afterAll(() => peer.close());
beforeEach(() => asked.splice(0));

const origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
const NOT_LISTENING = 'http://127.0.0.1:9';

test('a file is asked of every peer once, and cached [OPS-15]', async () => {
  const peers = createPeerFiles(() => [NOT_LISTENING, origin]);
  const [one, other] = await Promise.all(['a', 'b'].map((client) => peers.find('/assets/1.1.0/main.js', client)));
  expect(one).toEqual({ type: 'text/javascript', body: Buffer.from('newer') });
  expect(other).toEqual(one);
  expect(await peers.find('/assets/1.1.0/main.js', 'c')).toEqual(one);
  expect(asked.map(({ headers }) => headers[ASKED_BY_PEER])).toEqual(['1']);
});

test('what no peer has is not there, and is asked for again [OPS-15]', async () => {
  const peers = createPeerFiles(() => [origin]);
  expect(await peers.find('/assets/1.1.0/other.js', 'a')).toBeUndefined();
  expect(await peers.find('/assets/1.1.0/other.js', 'a')).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test.each(['/assets/../api/v1/orders', '/assets/1.1.0/%2e%2e/x.js', '//elsewhere.example/x.js'])(
  'no peer is asked for %s',
  async (path) => {
    expect(await createPeerFiles(() => [origin]).find(path, 'a')).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

test('a client with very many files at once is asked to come again, and another is answered [OPS-10] [OPS-15]', async () => {
  const peers = createPeerFiles(() => [origin]);
  const many = Array.from({ length: 400 }, (_, n) => peers.find(`/assets/1.1.0/${n}.js`, 'many'));
  const results = Promise.allSettled(many);
  expect(await peers.find('/assets/1.1.0/main.js', 'one')).toBeDefined();
  const shed = (await results).filter(({ status }) => status === 'rejected');
  expect(shed.length).toBeGreaterThan(100);
});
