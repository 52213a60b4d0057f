/** @jest-environment node */
import Fastify from 'fastify';
import { registerNewsletterForms } from './subscribe-form.ts';

const KEY = 'k'.repeat(43);

/** An API that ends newsletters by their key. */
async function startApi() {
  const heard: unknown[] = [];
  let answers = 200;
  const api = Fastify();
  api.post('/api/v1/dynamic/dataoperation/delete-subscriber', async (request, reply) => {
    heard.push((request.body as { requestParameters: unknown }).requestParameters);
    if (answers !== 200) return reply.code(answers).send({ title: 'No', status: answers });
    return { statusCode: 200, message: 'OK', data: JSON.stringify([{ ResponseMsg: 'Saved Successfully' }]) };
  });
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  return { heard, origin, answer: (status: number) => (answers = status), close: () => api.close() };
}

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.heard.length = 0;
  api.answer(200);
});
afterAll(() => api.close());

async function post(url: string, body: Readonly<Record<string, string>> = {}) {
  const app = Fastify();
  await registerNewsletterForms(app, api.origin);
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  });
  return { status: statusCode, location: headers.location };
}
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

test.each(['', '/ar'])(
  'the button of %s/unsubscribe ends the newsletter and leads to a page that says so [SH-08]',
  async (prefix) => {
    const answer = await post(`${prefix}/unsubscribe?reader=${KEY}`);
    expect(answer).toEqual({ status: 303, location: `${prefix}/unsubscribe?outcome=done` });
    expect(api.heard).toEqual([{ ReaderKey: KEY }]);
  },
);

test('a mail program ends it with one press, without a redirect (RFC 8058) [SH-08]', async () => {
  expect(await post(`/unsubscribe?reader=${KEY}`, ONE_CLICK)).toEqual({ status: 200, location: undefined });
  expect(api.heard).toEqual([{ ReaderKey: KEY }]);
});

async function postMultipart(payload: string) {
  const app = Fastify();
  await registerNewsletterForms(app, api.origin);
  const headers = { 'content-type': 'multipart/form-data; boundary=---FormBoundaryjWmhtjORrn' };
  return (await app.inject({ method: 'POST', url: `/unsubscribe?reader=${KEY}`, headers, payload })).statusCode;
}

test('it may press with a form of parts, as RFC 8058 prefers [SH-08]', async () => {
  const part = (value: string) =>
    [
      '-----FormBoundaryjWmhtjORrn',
      'Content-Disposition: form-data; name="List-Unsubscribe"',
      '',
      value,
      '-----FormBoundaryjWmhtjORrn--',
      '',
    ].join('\r\n');
  expect(await postMultipart(part('One-Click'))).toBe(200);
  expect(api.heard).toEqual([{ ReaderKey: KEY }]);
  expect(await postMultipart('no part')).toBe(303);
  expect(await postMultipart(part('x'.repeat(5000)))).toBe(413);
});

test('where the store could not, the page keeps the link, and a mail program tries again [SH-08]', async () => {
  api.answer(503);
  const location = `/unsubscribe?outcome=failed&reader=${KEY}`;
  expect(await post(`/unsubscribe?reader=${KEY}`)).toEqual({ status: 303, location });
  expect(await post(`/unsubscribe?reader=${KEY}`, ONE_CLICK)).toMatchObject({ status: 503 });
});

test.each(['', '?reader=', '?reader=short', `?reader=${KEY}&reader=${KEY}`, `?reader=${'%0d%0a'.repeat(8)}`])(
  'an address that is no letter’s ends nothing: %j [SEC-01]',
  async (query) => {
    expect(await post(`/unsubscribe${query}`)).toEqual({ status: 303, location: '/unsubscribe?outcome=failed' });
    expect(await post(`/unsubscribe${query}`, ONE_CLICK)).toMatchObject({ status: 400 });
    expect(api.heard).toEqual([]);
  },
);
