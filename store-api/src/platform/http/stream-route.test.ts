import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { CHANGES_PATH, TAGS_HEADER } from 'shared-contracts/server/change-stream';
import { describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

interface Event {
  readonly id: string;
  readonly event: string;
  readonly tags: readonly string[];
}

/** A shell's view of the stream; `comments` counts what says that nothing happened. */
async function openStream(address: string, lastEventId?: string) {
  // Not by fetch: giving one up, it opens another connection, and the server waits for what that might ask.
  const request = get(`${address}${CHANGES_PATH}`, {
    agent: false,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: Event[] = [];
  let comments = 0;
  let rest = '';
  response.setEncoding('utf8');
  response.on('error', () => undefined);
  response.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      if (part.startsWith(':')) comments += 1;
      else events.push(asEvent(part));
    }
  });
  return {
    status: response.statusCode,
    events,
    comments: () => comments,
    tags: () => events.flatMap((event) => event.tags),
    close: () => request.destroy(),
  };
}

function asEvent(text: string): Event {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { id: fields.id, event: fields.event, tags: JSON.parse(fields.data).tags ?? [] };
}

const setPrice = (app: TestApp, paise: number, id = 9) =>
  app.db.updateTable('product_prices').set({ price_paise: paise }).where('product_id', '=', id).execute();

describeOnDatabase(
  'the change stream',
  (app) => {
    let address: string;
    beforeAll(async () => {
      address = await app().http.listen({ port: 0, host: '127.0.0.1' });
    });

    it('begins with a reset, then sends changes by number, and heartbeats otherwise [API-05]', async () => {
      const stream = await openStream(address);
      await until(() => stream.comments() > 1, 'two comments');
      await setPrice(app(), 111_00);
      await until(() => stream.tags().includes('product:9'), 'the change');
      expect(stream.events[0]).toMatchObject({ event: 'reset', id: expect.stringMatching(/^\d+-/) });
      expect(stream.events.at(-1)).toMatchObject({ event: 'change', id: expect.stringMatching(/^\d+-/) });
      stream.close();
    });

    it('gives a returning client what it missed [API-05]', async () => {
      const before = await openStream(address);
      await setPrice(app(), 222_00);
      await until(() => before.tags().includes('product:9'), 'the change');
      before.close();
      await setPrice(app(), 333_00, 10);
      const after = await openStream(address, before.events.at(-1)?.id);
      await until(() => after.tags().includes('product:10'), 'what was missed');
      expect(after.events.map(({ event }) => event)).not.toContain('reset');
      after.close();
    });

    it.each(['made up', '99999999999999-x-1', '', "1'; drop table changes"])(
      'answers a reset to an id it cannot know: %j',
      async (id) => {
        const stream = await openStream(address, id);
        await until(() => stream.events.length > 0, 'an event');
        expect(stream.events[0]?.event).toBe('reset');
        stream.close();
      },
    );

    it('is not found through the gateway [SEC-02]', async () => {
      const answer = await app().http.inject({ url: CHANGES_PATH, headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(answer.statusCode).toBe(404);
    });

    it('is bounded: with too many listeners the next is refused', async () => {
      const streams = await Promise.all(Array.from({ length: 64 }, () => openStream(address)));
      const beyond = await openStream(address);
      expect([streams[0]?.status, beyond.status]).toEqual([200, 503]);
      for (const stream of streams) stream.close();
      const metrics = async () => (await app().http.inject('/metrics')).body;
      await until(async () => (await metrics()).includes('change_streams 0'), 'all streams are closed');
    });
  },
  { followsChanges: true },
);

describeOnDatabase(
  'a cached answer',
  (app) => {
    const ask = (id: number, headers = {}) =>
      app().http.inject({
        method: 'POST',
        url: getProductDetail.path,
        payload: { requestParameters: { ProductId: id } },
        headers,
      });
    const price = async (id: number) => (await app().call(getProductDetail, { ProductId: id }))[0]?.Price;

    it('names what it is made of, also when it was there already', async () => {
      for (const _ of [1, 2]) expect((await ask(4)).headers[TAGS_HEADER]).toBe('product:4 settings');
    });

    // That it is within a second: platform/database/changes/fresh-under-load.
    it('is true again after a change by whomever [API-05]', async () => {
      await price(4);
      await setPrice(app(), 123_00, 4);
      await until(async () => (await price(4)) === 123, 'the new price');
    });

    it('is cached: the database is not asked twice', async () => {
      await price(6);
      await app().db.schema.alterTable('products').renameTo('products_away').execute();
      try {
        expect(await price(6)).toBeGreaterThan(0);
      } finally {
        await app().db.schema.alterTable('products_away').renameTo('products').execute();
      }
    });
  },
  // The clock is frozen, so that a confirmation stays valid on a slow machine.
  { followsChanges: { now: () => 0 } },
);

describeOnDatabase(
  'with ANSWER_CACHE=off',
  (app) => {
    it('reads every answer again, and still names its tags', async () => {
      const price = async () => (await app().call(getProductDetail, { ProductId: 4 }))[0]?.Price;
      await price();
      await setPrice(app(), 321_00, 4);
      expect(await price()).toBe(321);
      const { body } = await app().http.inject('/metrics');
      expect(body).not.toContain('answer_cache');
    });
  },
  { followsChanges: true, environment: { ANSWER_CACHE: 'off' } },
);
