/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBoundedServer, moreTime, SERVER_LIMITS, type ServerLimits } from './bounded-server.ts';

let app: FastifyInstance;
let sockets: Socket[] = [];
/** What a request waits for. */
let waitFor = async () => {};
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  waitFor = async () => {};
  await app.close();
});

async function serve(limits: Partial<ServerLimits>, isProxy = false) {
  app = Fastify({
    forceCloseConnections: true,
    serverFactory: (handler) => createBoundedServer(handler, () => isProxy, { ...SERVER_LIMITS, ...limits }),
  });
  app.addHook('onRequest', async ({ url, raw }) => {
    if (url === '/upload') moreTime(raw);
  });
  app.all('/*', async ({ body }) => {
    await waitFor();
    return { body };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends bytes and resolves with everything that is answered until the server closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(bytes);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await once(socket, 'close');
  return answer;
}

const SLOW_BODY = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';

async function openConnections(count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
  }
}

// 128 clients that sent a byte every five seconds held the gateway for as long as they liked.
test.each([
  ['body', SLOW_BODY],
  ['header', 'GET / HTTP/1.1\r\nHost: sh'],
])('a request whose %s does not arrive in time ends with 408 [OPS-10]', async (_, bytes) => {
  await serve({ headersTimeout: 100, requestTimeout: 100 });
  expect(await answerTo(bytes)).toMatch(/^HTTP\/1.1 408 /);
});

test('an upload that may take longer does [OPS-10] [OPS-28]', async () => {
  await serve({ headersTimeout: 100, requestTimeout: 100, uploadTimeout: 1000 });
  const began = Date.now();
  expect(await answerTo(SLOW_BODY.replace('POST /', 'POST /upload'))).toMatch(/^HTTP\/1.1 408 /);
  expect(Date.now() - began).toBeGreaterThan(900);
});

test('a connection on which nothing happens is closed [OPS-10]', async () => {
  await serve({ idleTimeout: 100 });
  expect(await answerTo('')).toBe('');
});

const GET = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';

// An office behind one address was answered 503 from its 513th connection on, whatever the server had to do.
test('beyond its connections the server closes the oldest that waits for nothing, and serves the newest [OPS-10]', async () => {
  await serve({ connections: 3 });
  await openConnections(3);
  const [oldest] = sockets;
  if (!oldest) throw new Error('no connection');
  const closed = once(oldest, 'close');
  expect(await answerTo(GET)).toMatch(/^HTTP\/1.1 200 /);
  await closed;
  expect(sockets.filter(({ destroyed }) => destroyed).length).toBe(2);
});

test('while all connections have requests the newest is answered 503 [OPS-10]', async () => {
  await serve({ connections: 2 });
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const asked: Promise<string>[] = [];
  let asking = 0;
  waitFor = () => {
    asking += 1;
    return done;
  };
  for (let sent = 0; sent < 2; sent += 1) asked.push(answerTo(GET));
  while (asking < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await answerTo(GET);
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(refused).toContain('Retry-After: 5');
  finish();
  for (const answer of await Promise.all(asked)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('a trusted proxy has the connections of many clients [OPS-10]', async () => {
  await serve({ connections: 6 }, true);
  await openConnections(10);
  expect(await answerTo(GET)).toMatch(/^HTTP\/1.1 200 /);
});

test('a connection waits for its next request longer than a balancer keeps it [OPS-15]', async () => {
  await serve({});
  expect(app.server.keepAliveTimeout).toBeGreaterThan(60_000);
});
