/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { Language } from '../i18n/languages.ts';
import { defineCall } from './call.ts';
import { createApiClient } from './client.ts';
import type { ApiClientOptions } from './client-options.ts';

const listRooms = defineCall({
  name: 'list-rooms',
  summary: 'test',
  sends: { PageNo: 7, recordValueJson: '[]' },
  request: v.object({ PageNo: v.number() }),
  answer: v.array(v.object({ Name: v.string() })),
});
const saveRoom = defineCall({ ...listRooms, prefix: 'common', name: 'save-room', effect: 'write' });

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A client of a real HTTP server with scripted responses. */
async function clientOf(listener: RequestListener, options: Partial<ApiClientOptions> = {}) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return createApiClient({ origin: `http://127.0.0.1:${port}`, ...options });
}

const enveloped = (data: unknown, more: object = {}) =>
  JSON.stringify({ statusCode: 200, message: 'OK', data: JSON.stringify(data), ...more });

/** Answers JSON, and records requests. */
function answering(body: string, status = 200, headers: Record<string, string> = {}, getStatus = status) {
  const asked: { method: string; url: string; headers: Record<string, unknown>; body: unknown }[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers: sent } = request;
      asked.push({ method, url, headers: sent, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') });
      response
        .writeHead(method === 'GET' ? getStatus : status, { 'content-type': 'application/json', ...headers })
        .end(body);
    });
  };
  return { asked, listener };
}

describe('the API client', () => {
  test('wraps the request, sends the credentials, parses the data text [API-01]', async () => {
    const { asked, listener } = answering(enveloped([{ Name: 'Study' }]));
    const api = await clientOf(listener, { credentials: () => ({ token: 't0', userId: '7' }) });
    expect(await api.call(listRooms, { PageNo: 1 })).toEqual({ ok: true, value: [{ Name: 'Study' }] });
    expect(asked[0]).toMatchObject({
      url: '/api/v1/dynamic/dataoperation/list-rooms',
      body: { requestParameters: { PageNo: 1, recordValueJson: '[]' } },
      headers: { token: 't0', userid: '7', 'content-type': 'application/json', accept: 'application/json' },
    });
  });

  // Thrown by extensions that replace fetch: a page waited for the answer for ever.
  test.each([
    ['an error of no known kind', new DOMException('no', 'DataError')],
    ['no error at all', 'blocked'],
  ])('%s is a network failure, never thrown [API-01]', async (_, thrown) => {
    const api = createApiClient({ origin: 'http://store.example', fetch: () => Promise.reject(thrown) });
    expect(await api.call(saveRoom, { PageNo: 1 })).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('a visitor sends both headers empty [API-01]', async () => {
    const { asked, listener } = answering(enveloped([]));
    await (await clientOf(listener)).call(listRooms, { PageNo: 1 });
    expect(asked[0]?.headers).toMatchObject({ token: '', userid: '' });
  });

  describe('where an edge may answer', () => {
    const listShared = defineCall({ ...listRooms, hasGet: true });
    const path = '/api/v1/dynamic/dataoperation/list-rooms';
    const asks = async (answers: ReturnType<typeof answering>, ...calls: [typeof listRooms, PageNo: number][]) => {
      const api = await clientOf(answers.listener, {
        asksByGet: true,
        language: () => 'ar',
        credentials: () => ({ token: 't0', userId: '7' }),
      });
      for (const [call, PageNo] of calls) expect(await api.call(call, { PageNo })).toMatchObject({ ok: true });
      return answers.asked;
    };

    test('asks by GET for what is the same for everybody, and says the language in the address [SCALE-01]', async () => {
      const [shared, own] = await asks(answering(enveloped([])), [listShared, 2], [listRooms, 2]);
      const url = `${path}?PageNo=2&language=ar&recordValueJson=%22%5B%5D%22`;
      expect(shared).toMatchObject({ method: 'GET', url, body: null, headers: { token: 't0', userid: '7' } });
      expect(own).toMatchObject({ method: 'POST', url: path });
    });

    // Two APIs during an update, or another back end.
    test.each([404, 405])('asks by POST from then on where GET is answered %i [API-01]', async (noGet) => {
      const answers = answering(enveloped([]), 200, {}, noGet);
      const asked = await asks(answers, [listShared, 1], [listShared, 2]);
      expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
      expect(asked[2]?.body).toEqual({ requestParameters: { PageNo: 2, recordValueJson: '[]' } });
    });

    test('asks by POST for what is too long for an address', async () => {
      const search = defineCall({ ...listShared, sends: { SearchTerm: 'س'.repeat(400) } });
      const [asked] = await asks(answering(enveloped([])), [search as never, 1]);
      expect(asked?.method).toBe('POST');
    });

    test('reports a refusal of a GET as any other', async () => {
      const problem = { title: 'Bad', status: 400 };
      const { listener } = answering(JSON.stringify(problem), 400);
      const result = await (await clientOf(listener, { asksByGet: true })).call(listShared, { PageNo: 0 });
      expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 400, problem } });
    });
  });

  // A browser would add the languages of its settings, and an English page would show Arabic texts.
  test('every call says the language of the page, English too [SH-21]', async () => {
    const { asked, listener } = answering(enveloped([]));
    let language: Language | undefined;
    const api = await clientOf(listener, { language: () => language ?? 'en' });
    await api.call(listRooms, { PageNo: 1 });
    language = 'ar';
    await api.call(listRooms, { PageNo: 1 });
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'ar']);
  });

  // Logging out revokes the token with a call and forgets it at once: the call must still carry it.
  test('a call carries the credentials of the moment it was made [SH-13]', async () => {
    const { asked, listener } = answering(enveloped([]));
    let token = 'mine';
    const api = await clientOf(listener, { credentials: () => ({ token, userId: '7' }) });
    const calling = api.call(listRooms, { PageNo: 1 });
    token = '';
    await calling;
    expect(asked[0]?.headers).toMatchObject({ token: 'mine' });
  });

  test('the envelope’s other members are passed on', async () => {
    const { listener } = answering(enveloped([], { token: 'abc' }));
    const result = await (await clientOf(listener)).callWithExtras(listRooms, { PageNo: 1 });
    expect(result).toMatchObject({ ok: true, value: { extras: { token: 'abc' } } });
  });

  test('a refusal is a value with the problem and its fields', async () => {
    const problem = {
      title: 'Bad',
      status: 400,
      instance: 'r1',
      errors: [{ path: 'PageNo', message: 'must be 1 or more' }],
    };
    const { listener } = answering(JSON.stringify(problem), 400, { 'content-type': 'application/problem+json' });
    expect(await (await clientOf(listener)).call(listRooms, { PageNo: 0 })).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 400, problem },
    });
  });

  test('an answer that does not fit is a value, and reported with the call [SH-12]', async () => {
    const reported: string[] = [];
    const onUnreadable = ({ message }: Error) => reported.push(message);
    const api = await clientOf(answering(enveloped([{ Name: 7 }])).listener, { onUnreadable });
    expect(await api.call(listRooms, { PageNo: 1 })).toMatchObject({ ok: false, error: { kind: 'schema' } });
    expect(reported).toEqual([expect.stringContaining('schema of list-rooms: 0.Name')]);
  });

  test('too many requests says when to come back', async () => {
    const { listener } = answering('{"title":"Slow down","status":429}', 429, { 'retry-after': '90' });
    expect(await (await clientOf(listener)).call(saveRoom, { PageNo: 1 })).toMatchObject({
      ok: false,
      error: { status: 429, retryAfter: 90 },
    });
  });

  test.each([
    ['an answer of another shape', enveloped([{ Title: 'Study' }])],
    ['data that is not JSON', JSON.stringify({ statusCode: 200, message: 'OK', data: '<html>' })],
    ['a body without envelope', '[]'],
    ['a body that is not JSON', '<html>'],
  ])('%s is a schema error, never a value', async (_, body) => {
    const { listener } = answering(body);
    expect(await (await clientOf(listener)).call(listRooms, { PageNo: 1 })).toMatchObject({
      ok: false,
      error: { kind: 'schema', call: 'list-rooms' },
    });
  });

  test('reads are retried after a 503, writes are sent once', async () => {
    let requests = 0;
    const api = await clientOf((_request, response) => {
      requests += 1;
      response.writeHead(requests % 2 === 1 ? 503 : 200, { 'content-type': 'application/json' }).end(enveloped([]));
    });
    expect((await api.call(listRooms, { PageNo: 1 })).ok).toBe(true);
    expect(requests).toBe(2);
    expect((await api.call(saveRoom, { PageNo: 1 })).ok).toBe(false);
    expect(requests).toBe(3);
  });

  test('silence is a time-out, no server is a network error, a cancelled call is aborted', async () => {
    const api = await clientOf(() => undefined, { timeout: 50 });
    expect(await api.call(saveRoom, { PageNo: 1 })).toMatchObject({ error: { kind: 'timeout' } });
    const controller = new AbortController();
    const cancelled = api.call(saveRoom, { PageNo: 1 }, { signal: controller.signal });
    controller.abort();
    expect(await cancelled).toMatchObject({ error: { kind: 'aborted' } });
    const unreachable = createApiClient({ origin: 'http://127.0.0.1:9' });
    expect(await unreachable.call(saveRoom, { PageNo: 1 })).toMatchObject({ error: { kind: 'network' } });
  });

  test('a 401 on a call with a token says that the session is over, and whose [ACC-13]', async () => {
    const { listener } = answering('{"title":"Unauthorized","status":401}', 401);
    const ended: string[] = [];
    const api = await clientOf(listener, {
      credentials: () => ({ token: 'old', userId: '7' }),
      onSessionExpired: (token) => ended.push(token),
    });
    await api.call(saveRoom, { PageNo: 1 });
    expect(ended).toEqual(['old']);
  });
});
