/** @jest-environment node */
import Fastify from 'fastify';
import { registerNewsletterForms } from './subscribe-form.ts';

/** An API that records subscribers and forwarded addresses. */
async function startApi() {
  const heard: { email: string; language: string; forwardedFor: unknown }[] = [];
  const api = Fastify();
  api.post('/api/v1/dynamic/dataoperation/insert-subscriber', async (request, reply) => {
    const { requestParameters } = request.body as {
      requestParameters: { EmailAddress: string; LanguageCode: string };
    };
    const { EmailAddress, LanguageCode } = requestParameters;
    heard.push({ email: EmailAddress, language: LanguageCode, forwardedFor: request.headers['x-forwarded-for'] });
    if (EmailAddress.startsWith('often')) return reply.code(429).send({ title: 'Too many', status: 429 });
    return { statusCode: 200, message: 'OK', data: JSON.stringify([{ ResponseMsg: 'Subscribed' }]) };
  });
  return { heard, origin: await api.listen({ port: 0, host: '127.0.0.1' }), close: () => api.close() };
}

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function send(EmailAddress: string, headers: Record<string, string> = {}) {
  api.heard.length = 0;
  const app = Fastify();
  await registerNewsletterForms(app, api.origin);
  const { statusCode, headers: answered } = await app.inject({
    method: 'POST',
    url: '/subscribe',
    headers: { host: 'store.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ EmailAddress }).toString(),
  });
  return { status: statusCode, location: answered.location, heard: api.heard };
}

const from = (path: string) => ({ referer: `https://store.example${path}`, origin: 'https://store.example' });

test('subscribes and leads back to the page, at the word of thanks [SH-08]', async () => {
  expect(await send('asha@example.in', from('/ar/collections/sofas?page=2'))).toEqual({
    status: 303,
    location: '/ar/collections/sofas?page=2#subscribed',
    // Counted as the shopper's own attempt.
    heard: [{ email: 'asha@example.in', language: 'ar', forwardedFor: '127.0.0.1' }],
  });
});

test.each([
  ['no address', '', '#invalid-email'],
  ['a wrong one', 'asha@nowhere', '#invalid-email'],
  ['one that is refused', 'often@example.in', '#not-subscribed'],
])('%s leads back to what is wrong with it [SH-08]', async (_what, email, outcome) => {
  expect(await send(email, from('/Blog'))).toMatchObject({ status: 303, location: `/Blog${outcome}` });
});

test.each([
  ['by its origin', { origin: 'https://elsewhere.example' }],
  ['by what the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['by an origin that is none', { origin: 'null' }],
])("another site's form subscribes no one: known %s [SEC-01]", async (_how, headers) => {
  expect(await send('asha@example.in', headers)).toEqual({ status: 303, location: '/#not-subscribed', heard: [] });
});

test.each([
  ['another site', 'https://elsewhere.example/trap', '/#subscribed'],
  [
    'an address that would name another host',
    'https://store.example//elsewhere.example',
    '/elsewhere.example#subscribed',
  ],
  ['nonsense', 'nonsense', '/#subscribed'],
])('%s is never where it leads [SEC-01]', async (_what, referer, location) => {
  expect(await send('asha@example.in', { referer })).toMatchObject({ location });
});

test('a body that is too long is not read', async () => {
  expect((await send('a'.repeat(5000))).status).toBe(413);
});
