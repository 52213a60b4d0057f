/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { type DocumentRoutesOptions, registerDocumentRoutes, sendUnreadable } from './document-routes.ts';
import { FALLBACK_SITE } from './layout-data-source.ts';

const options: DocumentRoutesOptions = {
  paths: () => STORE_PATHS,
  documentFor: async ({ url }) => ({ kind: 'html', status: 200, html: `at ${url.href}` }),
  publicOrigin: '',
  paymentOrigins: [],
  layoutSource: { current: async () => ({ site: FALLBACK_SITE }) as never },
};

/** What the document server answers on the wire: a client library would not send such headers. */
async function opened(path: string, host: string): Promise<string> {
  const app = Fastify({
    frameworkErrors: (_fault, request, reply) => sendUnreadable(request, reply, options),
  }) as unknown as FastifyInstance;
  registerDocumentRoutes(app, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    await once(socket, 'close');
    return answer;
  } finally {
    await app.close();
  }
}

test.each([
  ['/x/../cart', '/Cart'],
  ['/./Cart', '/Cart'],
  ['/ar/x/%2E%2e/cart', '/ar/Cart'],
  ['/../../Cart', '/Cart'],
])('%s is a spelling of %s [SH-10]', async (spelling, canonical) => {
  const answer = await opened(`${spelling}?a=1`, 'shop.example');
  expect(answer).toMatch(/^HTTP\/1.1 301 /);
  expect(answer).toContain(`location: ${canonical}?a=1\r\n`);
});

// One request with 'Host: a b' for an unreadable address was an unhandled rejection: it ended the whole shell.
// On any other path it was a 500, and credentials or a path in the header went into the page's links.
describe('a Host header that names no host', () => {
  test.each(['a b', 'x:y:z', 'shop.example:99999', '', 'user:secret@shop.example', 'shop.example/path#mark'])(
    '%j counts as none [SEC-02]',
    async (host) => {
      const answer = await opened('/Cart', host);
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).toMatch(/at http:\/\/localhost\/Cart$/);
    },
  );

  test('does no harm with an address that no parser can read either [SEC-02]', async () => {
    expect(await opened('/%zz', 'a b')).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['shop.example', 'shop.example:8080', '127.0.0.1:3000', '[::1]:3000'])('%j is one', async (host) => {
    expect(await opened('/Cart', host)).toContain(`at http://${host}/Cart`);
  });
});
