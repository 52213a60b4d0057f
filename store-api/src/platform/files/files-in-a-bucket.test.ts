import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PIECE_BYTES } from 'shared-contracts/api/begin-attachment';
import { contactUs } from 'shared-contracts/api/contact-us';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getEnquiry } from 'shared-contracts/api/get-enquiry';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { visibilityOf } from 'shared-contracts/server-kit/blobs/blob-store';
import { type BucketServer, startBucketServer } from 'shared-contracts/testing/bucket-server';
import { partsInBucket } from '../../catalog/enquiries/attachments/parts-in-bucket.ts';
import { makeGuides } from '../../seed/catalog/guide-pdf.ts';
import { attachmentsOf, noise } from '../../testing/attachments.ts';
import { openEmptyDatabase } from '../../testing/databases.ts';
import { sendEnquiry, testClock } from '../../testing/enquiries.ts';
import { operator } from '../../testing/operator.ts';
import { addressOf } from '../../testing/processes/store-process.ts';
import { anyShopper, buy, stockedProduct } from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp, testSettings } from '../../testing/test-app.ts';
import { openPostgres } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { addPicture } from '../pictures/add-picture.ts';
import { deleteOldFiles, openFiles } from './stored-files.ts';

// Two processes of the API over one database and one bucket, each with a disk of its own.
const clock = testClock();
let server: BucketServer;
let first: TestApp;
let second: TestApp;
let shopper: Credentials;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-test-'));
  server = await startBucketServer();
  Object.assign(process.env, server.environment);
  first = await buildTestApp({ environment: server.environment, now: clock.now });
  const url = await addressOf(first);
  second = await buildTestApp({
    environment: server.environment,
    now: clock.now,
    open: async () => openPostgres(url),
  });
  shopper = await anyShopper(first);
});
afterAll(async () => {
  await second?.close();
  await first?.close();
  // Suites of one process share it.
  for (const name of Object.keys(server.environment)) delete process.env[name];
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for (const room of ['originals', 'pictures', 'digital', 'attachments', 'review-pictures', 'quarantine', 'backups'])
    for await (const { key } of openFiles(first.settings).list(`${room}/`)) found.push(key);
  return found;
}

const get = (app: TestApp, url: string, headers = {}) => app.http.inject({ url, headers });

describe('files in a bucket', () => {
  it('are pictures that every process serves, encoded once [SCALE-05] [API-05]', async () => {
    const added = await addPicture(first.db, openFiles(first.settings), await noise(600, 600).jpeg().toBuffer());
    if (!added.ok) throw new Error(added.reason);
    const url = `/media/${added.imageId}/320.webp`;
    const [one, other] = [await get(first, url), await get(second, url)];
    expect([one.statusCode, other.statusCode, other.rawPayload.equals(one.rawPayload)]).toEqual([200, 200, true]);
    expect(await keys()).toContain(`pictures/${added.imageId}/320.webp`);
  });

  it('are attachments whose pieces reach different processes, and that nobody sees without a link [SCALE-05] [SEC-02]', async () => {
    const files = attachmentsOf(() => first, clock);
    const elsewhere = attachmentsOf(() => second, clock);
    const content = await noise(700, 700).png().toBuffer();
    const id = await files.begin(content.length);
    let received = 0;
    for (let turn = 0; received < content.length; turn++) {
      const { piece } = turn % 2 === 0 ? files : elsewhere;
      const { body, status } = await piece(id, received, content.subarray(received, received + PIECE_BYTES));
      if (status !== 200) throw new Error(JSON.stringify(body));
      received = body.State === 'arriving' ? body.Received : content.length;
    }
    const before = await keys();
    expect(before).toContain(`attachments/${id}`);
    expect(before.filter((key) => key.startsWith('quarantine/'))).toEqual([]);
    const ReferenceNumber = await sendEnquiry(first, clock, contactUs, { AttachmentIDs: [id] });
    const sentIn = await second.call(getEnquiry, { ReferenceNumber, Email: 'asha@example.com' });
    const url = sentIn?.Attachments?.[0]?.Url ?? '';
    const sent = await get(second, url);
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/octet-stream']);
    expect(
      (
        await get(
          second,
          url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).statusCode,
    ).toBe(404);
  });

  // Each offset of a repeated piece was an object more, which no limit counted.
  it('are not written again by pieces sent again, nor whole with a piece missing [SCALE-05] [SEC-02]', async () => {
    const { begin, piece } = attachmentsOf(() => first, clock);
    const id = await begin(2 * PIECE_BYTES);
    await piece(id, 0, Buffer.alloc(PIECE_BYTES, 'a'));
    const sent = await piece(id, 0, Buffer.alloc(PIECE_BYTES, 'b'));
    expect(sent).toMatchObject({ status: 200, body: { State: 'arriving', Received: PIECE_BYTES } });
    const files = openFiles(first.settings);
    const arrived = await partsInBucket(files).readPart(id);
    expect(arrived?.equals(Buffer.alloc(PIECE_BYTES, 'a'))).toBe(true);
    expect(await partsInBucket({ ...files, read: async () => null }).readPart(id)).toBeNull();
    await partsInBucket(files).dropPart(id);
  });

  it('are one attachment when its last piece reaches two processes at once [SCALE-05] [CON-06]', async () => {
    const here = attachmentsOf(() => first, clock);
    const elsewhere = attachmentsOf(() => second, clock);
    const content = await noise(200, 200).png().toBuffer();
    const id = await here.begin(content.length);
    const answers = await Promise.all([here.piece(id, 0, content), elsewhere.piece(id, 0, content)]);
    expect(answers.map(({ body }) => body.State)).toEqual(['kept', 'kept']);
  });

  it('are pictures of reviews that are hidden until they are approved [SCALE-05] [SEC-02]', async () => {
    const product = await stockedProduct(first.db, {});
    await buy(first, shopper, [{ ProductId: product, Quantity: 1 }]);
    const { id } = await attachmentsOf(() => first, clock).upload(await noise(500, 500).png().toBuffer());
    const review = { ProductId: product, Rating: 5, Title: 'Good', Body: 'As shown.', IdempotencyKey: randomUUID() };
    await first.call(insertProductReview, { ...review, PictureIDs: [id] }, shopper);
    expect((await get(second, `/media/reviews/${id}.webp`)).statusCode).toBe(404);
    await first.db.updateTable('product_reviews').set({ status: 'approved' }).execute();
    expect((await get(second, `/media/reviews/${id}.webp`)).statusCode).toBe(200);
  });

  it('are downloads that resume at any process, for their buyer alone [SCALE-05] [ACC-10]', async () => {
    await makeGuides(openFiles(first.settings));
    const product = await stockedProduct(first.db, { price: 499, digital: true });
    const file = (await keys()).find((key) => key.startsWith('digital/')) ?? '';
    await first.db
      .insertInto('digital_files')
      .values({ product_id: product, file, content_type: 'application/pdf' })
      .execute();
    await buy(first, shopper, [{ ProductId: product, Quantity: 1 }]);
    const [order] = await first.call(getCustomerOrderHistoryMaster, {}, shopper);
    const { Items } = await first.call(getOrderDetail, { OrderNumber: order?.OrderNumber }, shopper);
    const url = `/api/v1/common/download-digital-file/${Items[0]?.OrderItemID}/${Items[0]?.DownloadToken}`;
    const whole = await get(first, url);
    const { etag = '' } = whole.headers;
    expect([whole.statusCode, whole.headers['cache-control'], whole.rawPayload.toString('latin1', 0, 5)]).toEqual([
      200,
      'private, no-store',
      '%PDF-',
    ]);
    const rest = await get(second, url, { range: 'bytes=1000-', 'if-range': etag });
    expect([rest.statusCode, rest.rawPayload.equals(whole.rawPayload.subarray(1000))]).toEqual([206, true]);
    const last = await get(second, url, { range: 'bytes=-10' });
    expect(last.rawPayload.equals(whole.rawPayload.subarray(-10))).toBe(true);
    const answers = [
      await get(second, url, { range: 'bytes=1000-', 'if-range': '"other"' }),
      await get(second, url, { range: 'bytes=99999999-' }),
      await get(second, url, { 'if-none-match': String(etag) }),
      await get(second, url, { 'if-match': '"other"' }),
      await get(
        second,
        url.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      ),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 416, 304, 412, 404]);
  });

  it('are a backup, from which a store with an empty disk and an empty bucket is restored [SCALE-05] [OPS-19]', async () => {
    const [order] = await first.call(getCustomerOrderHistoryMaster, {}, shopper);
    const invoice = async (app: TestApp) => {
      const { statusCode, rawPayload } = await app.http.inject({
        method: 'POST',
        url: getOrderInvoice.path,
        headers: { token: shopper.token, userid: String(shopper.userId) },
        payload: { requestParameters: { OrderNumber: order?.OrderNumber } },
      });
      return [statusCode, rawPayload.toString('latin1', 0, 5)];
    };
    expect(await invoice(second)).toEqual([200, '%PDF-']);
    const made = await operator(first, ['backup', 'store'], clock.now);
    expect(made).toMatchObject({ exit: 0, faults: [] });
    const name = made.lines[0]?.split(':')[0] ?? '';
    const archive = join(folder, 'shop.zip');
    expect(await operator(second, ['backup', 'fetch', name, archive])).toMatchObject({ exit: 0 });
    expect(await operator(second, ['backup', 'fetch', 'none.zip', archive])).toMatchObject({
      exit: 1,
      faults: [`There is no backup none.zip. There are: ${name}.`],
    });

    const database = await openEmptyDatabase();
    await migrate(database.db);
    const environment = { ...server.environment, BLOB_STORE: 's3://shop/restored' };
    const settings = testSettings({ ...environment, DATA_DIR: await mkdtemp(join(folder, 'data-')) });
    expect(await operator({ db: database.db, settings }, ['backup', 'restore', archive])).toMatchObject({ exit: 0 });
    const restored = await buildTestApp({ environment, open: async () => database });
    try {
      expect(await invoice(restored)).toEqual([200, '%PDF-']);
      const [picture] = await restored.db
        .selectFrom('images')
        .select('image_id')
        .where('file', 'like', 'originals/%')
        .execute();
      expect((await get(restored, `/media/${picture?.image_id}/320.webp`)).statusCode).toBe(200);
    } finally {
      await restored.close();
    }
  });

  it('that are private are on no disk, in no public answer, and have no public address [SCALE-05] [SEC-02]', async () => {
    const all = await keys();
    const hidden = all.filter((key) => visibilityOf(key) === 'private');
    expect(new Set(all.map((key) => key.split('/')[0]))).toEqual(
      new Set(['originals', 'pictures', 'digital', 'attachments', 'review-pictures', 'backups']),
    );
    for (const app of [first, second]) {
      const onDisk = await readdir(app.settings.dataDir);
      expect(onDisk.filter((name) => !['originals', 'pictures'].includes(name))).toEqual([]);
      for (const key of hidden) expect((await get(app, `/media/${key}`)).statusCode).toBe(404);
    }
    const requests = server.requests();
    expect(requests.length).toBeGreaterThan(all.length);
    expect(requests.filter(({ url, headers }) => /[?&]acl\b/.test(url) || 'x-amz-acl' in headers)).toEqual([]);
    expect(requests.every(({ headers }) => headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))).toBe(true);
  });

  it('are deleted a day after nothing knows them, wherever they are [SCALE-05] [LAW-06]', async () => {
    const files = openFiles(first.settings);
    await files.put('attachments/unknown', Buffer.from('left'), 'text/plain');
    const forget = (hours: number) =>
      deleteOldFiles(files, 'attachments', (name) => name !== 'unknown', new Date(Date.now() + hours * 3_600_000));
    await forget(23);
    expect(await keys()).toContain('attachments/unknown');
    await forget(25);
    expect(await keys()).not.toContain('attachments/unknown');
    expect((await keys()).filter((key) => key.startsWith('attachments/')).length).toBeGreaterThan(0);
  });

  it('stay when they were added again after the listing [SCALE-05]', async () => {
    const files = openFiles(first.settings);
    await files.put('attachments/again', Buffer.from('again'), 'text/plain');
    const now = new Date(Date.now() + 25 * 3_600_000);
    const addedAgain = async (key: string) => {
      const facts = await files.head(key);
      return facts && { ...facts, modifiedAt: now };
    };
    await deleteOldFiles({ ...files, head: addedAgain }, 'attachments', (name) => name !== 'again', now);
    expect(await keys()).toContain('attachments/again');
    await deleteOldFiles(files, 'attachments', (name) => name !== 'again', now);
    expect(await keys()).not.toContain('attachments/again');
  });

  // Last: it ends the bucket.
  it('that the bucket does not give are said to be away for now [SCALE-05] [OPS-09]', async () => {
    const down = await startBucketServer();
    await down.close();
    const environment = { ...server.environment, AWS_ENDPOINT_URL_S3: down.environment.AWS_ENDPOINT_URL_S3 ?? '' };
    const url = await addressOf(first);
    const away = await buildTestApp({ environment, now: clock.now, open: async () => openPostgres(url) });
    try {
      const [{ picture_id } = { picture_id: '' }] = await first.db.selectFrom('review_pictures').selectAll().execute();
      const [{ image_id } = { image_id: '' }] = await first.db
        .selectFrom('images')
        .select('image_id')
        .where('file', 'like', 'originals/%')
        .execute();
      for (const path of [`/media/reviews/${picture_id}.webp`, `/media/${image_id}/320.webp`]) {
        const { statusCode, headers, body } = await get(away, path);
        expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '5', 'no-file-store']);
      }
      const id = await attachmentsOf(() => first, clock).begin(10);
      expect((await attachmentsOf(() => away, clock).piece(id, 0, Buffer.alloc(10))).status).toBe(503);
    } finally {
      await away.close();
    }
  });
});
