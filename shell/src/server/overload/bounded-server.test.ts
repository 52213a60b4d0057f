/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBoundedServer, SERVER_LIMITS, type ServerLimits } from './bounded-server.ts';

let app: FastifyInstance;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

async function serve(limits: Partial<ServerLimits>, isProxy = false) {
  app = Fastify({
    forceCloseConnections: true,
    serverFactory: (handler) => createBoundedServer(handler, () => isProxy, { ...SERVER_LIMITS, ...limits }),
  });
  app.all('/', async ({ body }) => ({ body }));
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

test('a connection on which nothing happens is closed [OPS-10]', async () => {
  await serve({ idleTimeout: 100 });
  expect(await answerTo('')).toBe('');
});

const GET = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';

test('a client beyond its connections is answered 503, and served again when it has closed some [OPS-10]', async () => {
  await serve({ connectionsPerClient: 3 });
  await openConnections(3);
  const refused = await answerTo(GET);
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(refused).toContain('Retry-After: 5');
  const [first] = sockets;
  first?.destroy();
  for (let answer = refused; !answer.startsWith('HTTP/1.1 200'); answer = await answerTo(GET)) {}
});

test('a trusted proxy has the connections of many clients [OPS-10]', async () => {
  await serve({ connectionsPerClient: 3 }, true);
  await openConnections(10);
  expect(await answerTo(GET)).toMatch(/^HTTP\/1.1 200 /);
});
