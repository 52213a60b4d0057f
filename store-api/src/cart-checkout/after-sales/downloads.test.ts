import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { anyShopper, buy, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

/** Several chunks of a file stream, which are 64 KiB. */
const SIZE = 300_000;
const random = seededRandom(7);
const CONTENT = Buffer.from(Array.from({ length: SIZE }, () => random.between(0, 255)));

let moment = new Date('2026-11-21T06:00:00Z');

describeOnDatabase(
  'downloading what was bought',
  (app) => {
    beforeEach(() => {
      moment = new Date('2026-11-21T06:00:00Z');
    });

    interface Guide {
      readonly name?: string;
      readonly file?: string;
      readonly type?: string;
    }

    async function boughtGuide(
      as: Credentials,
      { name = 'Room Planning Guide', type = 'application/pdf', file }: Guide = {},
    ) {
      const product = await stockedProduct(app().db, { price: 499, digital: true, name });
      const stored = file ?? `digital/${product} é.pdf`;
      await app()
        .db.insertInto('digital_files')
        .values({ product_id: product, file: stored, content_type: type })
        .execute();
      if (file === undefined) {
        const path = join(app().settings.dataDir, stored);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, CONTENT);
      }
      await buy(app(), as, [{ ProductId: product, Quantity: 1 }]);
      const [order] = await app().call(getCustomerOrderHistoryMaster, {}, as);
      const { Items } = await app().call(getOrderDetail, { OrderNumber: order?.OrderNumber }, as);
      const url = `/api/v1/common/download-digital-file/${Items[0]?.OrderItemID}/${Items[0]?.DownloadToken}`;
      return {
        item: Number(Items[0]?.OrderItemID),
        get: (headers = {}, method: 'GET' | 'HEAD' = 'GET') => app().http.inject({ method, url, headers }),
      };
    }

    it('comes whole, with what a browser needs to go on later [ACC-10]', async () => {
      const { get } = await boughtGuide(await anyShopper(app()));
      const { statusCode, headers, rawPayload } = await get();
      expect([statusCode, rawPayload.equals(CONTENT)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(SIZE),
        'content-disposition': 'attachment; filename="room-planning-guide.pdf"',
        'accept-ranges': 'bytes',
        etag: expect.stringMatching(/^"[\w-]+"$/),
        'last-modified': expect.stringMatching(/ GMT$/),
        'cache-control': 'private, no-store',
      });
    });

    it.each([
      ['the first bytes', 'bytes=0-99', 0, 99],
      ['what is missing after a break, over several chunks', 'bytes=100000-', 100_000, SIZE - 1],
      ['a piece across the end of a chunk', 'bytes=65530-65545', 65_530, 65_545],
      ['the last bytes', 'bytes=-10', SIZE - 10, SIZE - 1],
      ['more than there is', 'bytes=299990-999999', 299_990, SIZE - 1],
    ])('gives %s to who asks for them [ACC-10]', async (_case, range, first, last) => {
      const { get } = await boughtGuide(await anyShopper(app()));
      const { statusCode, headers, rawPayload } = await get({ range });
      expect([statusCode, headers['content-range'], Number(headers['content-length'])]).toEqual([
        206,
        `bytes ${first}-${last}/${SIZE}`,
        last - first + 1,
      ]);
      expect(rawPayload.equals(CONTENT.subarray(first, last + 1))).toBe(true);
    });

    it('resumes only with the same file; with another it starts again [ACC-10]', async () => {
      const { get } = await boughtGuide(await anyShopper(app()));
      const { etag, 'last-modified': modified } = (await get()).headers;
      const range = 'bytes=299999-';
      const answers = [
        await get({ range, 'if-range': etag }),
        await get({ range, 'if-range': modified }),
        await get({ range, 'if-range': '"another"' }),
        await get({ range, 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
        await get({ 'if-match': '"another"' }),
      ];
      expect(answers.map((answer) => [answer.statusCode, Number(answer.headers['content-length'])])).toEqual([
        [206, 1],
        [206, 1],
        [200, SIZE],
        [200, SIZE],
        [412, expect.any(Number)],
      ]);
    });

    it('refuses a range that the file does not have, saying how long it is [ACC-10]', async () => {
      const { get } = await boughtGuide(await anyShopper(app()));
      const { statusCode, headers, json } = await get({ range: 'bytes=300000-' });
      expect([statusCode, headers['content-range'], json().code]).toEqual([416, `bytes */${SIZE}`, 'no-such-range']);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    });

    it('states its size without the file, wholly or in part [ACC-10]', async () => {
      const { get } = await boughtGuide(await anyShopper(app()));
      const [whole, part] = [await get({}, 'HEAD'), await get({ range: 'bytes=0-9' }, 'HEAD')];
      expect([whole.statusCode, Number(whole.headers['content-length']), whole.rawPayload.length]).toEqual([
        200,
        SIZE,
        0,
      ]);
      expect([part.statusCode, Number(part.headers['content-length']), part.rawPayload.length]).toEqual([206, 10, 0]);
    });

    it.each([
      ['Cane & Rattan: Café Plans', 'application/zip', 'cane-rattan-cafe-plans.zip'],
      ['Sofa (3D)', 'image/png', 'sofa-3d.png'],
      ['दिवान', 'application/pdf', 'download.pdf'],
      ['Odd', 'application/x-nobody-knows', 'odd.bin'],
    ])('names %j of %s %s [ACC-10]', async (name, type, fileName) => {
      const { get } = await boughtGuide(await anyShopper(app()), { name, type });
      const { headers } = await get();
      expect([headers['content-type'], headers['content-disposition']]).toEqual([
        type,
        `attachment; filename="${fileName}"`,
      ]);
    });

    it.each([
      ['above the data folder', '../package.json'],
      ['above it by a way round', 'digital/../../../etc/passwd'],
      ['at the root of the machine', '/etc/passwd'],
      ['spelled to be decoded', 'digital/%2e%2e/%2e%2e/etc/passwd'],
      ['that is hidden', 'digital/.secret'],
      ['that is a folder', 'digital'],
      ['that is gone', 'digital/gone.pdf'],
    ])('never gives a file %s [ACC-10] [SEC-02]', async (_case, file) => {
      await mkdir(join(app().settings.dataDir, 'digital'), { recursive: true });
      await writeFile(join(app().settings.dataDir, 'digital', '.secret'), 'secret');
      const { get } = await boughtGuide(await anyShopper(app()), { file });
      const { statusCode, json } = await get();
      expect([statusCode, json().code]).toEqual([404, 'not-found']);
    });

    it('ends when it is not completed, and when the account is deleted [ACC-10] [ACC-14]', async () => {
      const shopper = await anyShopper(app());
      const { get, item } = await boughtGuide(shopper);
      const setStatus = (status_id: number) =>
        app().db.updateTable('order_items').set({ status_id }).where('order_item_id', '=', item).execute();
      const answers: number[] = [];
      for (const status of [1, 2, 4, 5, 3]) {
        await setStatus(status);
        answers.push((await get()).statusCode);
      }
      await app()
        .db.updateTable('users')
        .set({ deleted_at: moment })
        .where('user_id', '=', Number(shopper.userId))
        .execute();
      answers.push((await get()).statusCode);
      expect(answers).toEqual([404, 404, 404, 404, 200, 404]);
    });

    it('that has begun ends with its link, ten minutes after it was made [ACC-10]', async () => {
      const { get } = await boughtGuide(await anyShopper(app()));
      moment = new Date(moment.getTime() + 10 * 60_000 - 1);
      expect((await get({ range: 'bytes=0-' })).statusCode).toBe(206);
      moment = new Date(moment.getTime() + 1);
      const { statusCode, json } = await get({ range: 'bytes=0-' });
      expect([statusCode, json().code]).toEqual([410, 'gone']);
    });
  },
  { now: () => moment },
);
