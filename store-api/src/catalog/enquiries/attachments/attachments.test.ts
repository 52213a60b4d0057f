import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTACHMENTS_PATH, beginAttachment, PIECE_BYTES } from 'shared-contracts/api/begin-attachment';
import { contactUs } from 'shared-contracts/api/contact-us';
import { getEnquiry } from 'shared-contracts/api/get-enquiry';
import { LIMITS } from 'shared-contracts/domain/constants';
import sharp from 'sharp';
import { openFiles } from '../../../platform/files/stored-files.ts';
import { attachmentsOf, noise, photograph } from '../../../testing/attachments.ts';
import { letter, sendEnquiry, testClock, written } from '../../../testing/enquiries.ts';
import { operator } from '../../../testing/operator.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { attachmentFiles } from './attachment-files.ts';
import { forgetUnsent, knownAttachments } from './attachments-repository.ts';

const clock = testClock();
const DAY = 24 * 3_600_000;

describeOnDatabase(
  'files with what people write',
  (app) => {
    const folder = () => join(app().settings.dataDir, 'attachments');
    const files = () => readdir(folder()).catch(() => []);

    const { begin, piece, upload, stored } = attachmentsOf(app, clock);
    const links = async (ReferenceNumber: string) => {
      clock.wait(601_000);
      return (await app().call(getEnquiry, { ReferenceNumber, Email: letter.Email }))?.Attachments ?? [];
    };

    it('arrive in pieces, are stored with their enquiry, and shown to its sender and the store [CON-10]', async () => {
      const content = await noise(600, 600).png().toBuffer();
      expect(content.length).toBeGreaterThan(3 * PIECE_BYTES);
      const { id, answer } = await upload(content, 'C:\\fakepath\\the "scratch"\u202Egpj.png');
      expect(answer).toEqual({ State: 'kept', Received: content.length });
      const number = await sendEnquiry(app(), clock, contactUs, { AttachmentIDs: [id] });
      const [link] = await links(number);
      expect(link).toMatchObject({
        FileName: 'the scratch gpj.png',
        Url: expect.stringContaining(`${ATTACHMENTS_PATH}/${id}/`),
      });
      const shown = await operator(app(), ['enquiries', 'show', number], clock.now);
      expect(shown.lines.join('\n')).toContain(
        `image/png, ${Math.ceil((link?.Bytes ?? 0) / 1024)} KiB: DATA_DIR/attachments/${id}`,
      );
      const fetched = await app().http.inject(link?.Url ?? '');
      expect(fetched.statusCode).toBe(200);
      expect(fetched.rawPayload).toEqual(await stored(id));
      expect(fetched.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="the scratch gpj.png"; filename*=UTF-8''the%20scratch%20gpj.png`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'private, no-store',
      });
      expect((await files()).filter((name) => name.includes('.part'))).toEqual([]);
    });

    it('sent piece by piece twice are one file; a missing piece is named [CON-10] [CON-06]', async () => {
      const content = await noise(500, 500).png().toBuffer();
      const id = await begin(content.length);
      const [first, rest] = [content.subarray(0, PIECE_BYTES), content.subarray(PIECE_BYTES)];
      expect(await piece(id, PIECE_BYTES, rest.subarray(0, 10))).toMatchObject({ status: 409, body: { Received: 0 } });
      await piece(id, 0, first);
      expect(await piece(id, 0, first)).toMatchObject({ status: 200, body: { Received: PIECE_BYTES } });
      for (let offset = PIECE_BYTES; offset < content.length; offset += PIECE_BYTES) {
        await piece(id, offset, content.subarray(offset, offset + PIECE_BYTES));
      }
      const last = content.length - (content.length % PIECE_BYTES || PIECE_BYTES);
      expect(await piece(id, last, content.subarray(last))).toMatchObject({ status: 200, body: { State: 'kept' } });
      expect((await sharp(await stored(id)).metadata()).width).toBe(500);
    });

    it('in pieces that begin anywhere else are refused [CON-10] [SEC-02]', async () => {
      const id = await begin(100);
      await piece(id, 0, Buffer.alloc(50));
      expect((await piece(id, 1, Buffer.alloc(1))).status).toBe(400);
    });

    it.each([
      ['more than announced', 0, Buffer.alloc(101), 400],
      ['behind its end', 90, Buffer.alloc(11), 400],
      ['nothing', 0, Buffer.alloc(0), 400],
      ['a piece that is too large', 0, Buffer.alloc(PIECE_BYTES + 1), 413],
    ] as const)('with %s are refused [CON-10] [SEC-02]', async (_, offset, bytes, status) => {
      const id = await begin(100);
      expect((await piece(id, offset, bytes)).status).toBe(status);
    });

    it.each(['00000000-0000-4000-8000-000000000000', '..%2f..%2fetc', 'x'])(
      'of an unknown id %s are refused [CON-10] [SEC-02]',
      async (id) => {
        expect((await piece(id, 0, Buffer.alloc(1))).status).toBe(404);
      },
    );

    it('larger than 10 MB, or of a program, are not announced [CON-10]', async () => {
      const form = { FileName: 'a.jpg', FormToken: (await written(app(), clock)).FormToken };
      expect((await app().refused(beginAttachment, { ...form, Bytes: 10 * 1024 * 1024 + 1 })).status).toBe(400);
      expect((await app().call(beginAttachment, { ...form, Bytes: 1, Website: 'x' })).AttachmentID).toBe('');
      expect((await app().call(beginAttachment, { ...form, Bytes: 1, FormToken: '' })).AttachmentID).toBe('');
    });

    it('belong to one enquiry: neither a second one nor six with one [CON-10] [SEC-02]', async () => {
      const { id } = await upload(await photograph());
      await sendEnquiry(app(), clock, contactUs, { AttachmentIDs: [id] });
      expect((await app().refused(contactUs, await written(app(), clock, { AttachmentIDs: [id] }))).status).toBe(400);
      const six = Array.from({ length: 6 }, () => id);
      expect((await app().refused(contactUs, await written(app(), clock, { AttachmentIDs: six }))).status).toBe(400);
      expect((await piece(id, 0, Buffer.alloc(1))).status).toBe(404);
    });

    it('are fetched with a link of ten minutes, for this file alone [CON-10] [SEC-02]', async () => {
      const [mine, other] = [await upload(await photograph()), await upload(await photograph())];
      const number = await sendEnquiry(app(), clock, contactUs, { AttachmentIDs: [mine.id] });
      const [link] = await links(number);
      const status = async (url: string) => (await app().http.inject(url)).statusCode;
      const url = link?.Url ?? '';
      expect(await status(url)).toBe(200);
      expect(await status(url.replace(mine.id, other.id))).toBe(404);
      expect(await status(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
      clock.wait(10 * 60_000);
      expect(await status(url)).toBe(410);
    });

    it('that were never sent are deleted after a day, sent ones with their enquiry [CON-10] [LAW-06]', async () => {
      const [sent, unsent] = [await upload(await photograph()), await upload(await photograph())];
      const number = await sendEnquiry(app(), clock, contactUs, { AttachmentIDs: [sent.id] });
      const forget = async () => {
        await forgetUnsent(app().db, clock.now());
        await attachmentFiles(openFiles(app().settings)).forget((ids) => knownAttachments(app().db, ids), clock.now());
      };
      await writeFile(join(folder(), `${unsent.id}.part`), 'half');
      for (const name of await files()) await utimes(join(folder(), name), clock.now(), clock.now());
      await forget();
      expect(await files()).toEqual(expect.arrayContaining([sent.id, unsent.id]));
      clock.wait(DAY + 1000);
      await forget();
      expect((await files()).filter((name) => name.startsWith(unsent.id))).toEqual([]);
      expect(await files()).toContain(sent.id);
      await app().db.deleteFrom('enquiries').where('reference_number', '=', number).execute();
      await forget();
      expect(await files()).not.toContain(sent.id);
    });

    it('stop arriving from an origin of which 150 MB have arrived in a day, announced or not [CON-10] [SEC-02]', async () => {
      clock.wait(DAY);
      const id = await begin(3000);
      expect((await piece(id, 0, Buffer.alloc(1000))).status).toBe(200);
      const counts = app().db.updateTable('rate_limits').where('key', 'like', 'attachments-kib-origin:%');
      const { numUpdatedRows } = await counts.set({ hits: 150 * 1024 }).executeTakeFirst();
      expect(numUpdatedRows).toBe(1n);
      expect((await piece(id, 0, Buffer.alloc(1000))).status).toBe(200);
      expect((await piece(id, 0, Buffer.alloc(2000))).status).toBe(429);
      await counts.set({ hits: 0 }).execute();
      expect((await piece(id, 0, Buffer.alloc(2000))).status).toBe(200);
    });

    const waiting = (file: { received_bytes: number; state?: 'kept' | 'refused'; bytes?: number }) => ({
      attachment_id: crypto.randomUUID(),
      enquiry_id: null,
      file_name: 'x',
      bytes: LIMITS.enquiry.attachments.bytes,
      created_at: clock.now(),
      ...file,
    });

    // 101 announcements took all the room, and nothing was sent: nobody else could attach a file.
    it('take no room by being announced [CON-10] [SEC-02]', async () => {
      const announced = Array.from({ length: 110 }, () => waiting({ received_bytes: 0 }));
      await app().db.insertInto('enquiry_attachments').values(announced).execute();
      expect((await upload(await photograph())).answer.State).toBe('kept');
    });

    it.each([
      ['kept', { bytes: 1024 ** 3 - 50, state: 'kept', received_bytes: 0 }],
      ['on its way', { received_bytes: 1024 ** 3 - 50 }],
    ] as const)('stop arriving when a gigabyte is %s [CON-10] [SEC-02]', async (_, file) => {
      const { db } = app();
      await db.deleteFrom('enquiry_attachments').execute();
      const id = await begin(100);
      await db.insertInto('enquiry_attachments').values(waiting(file)).execute();
      expect((await piece(id, 0, Buffer.alloc(50))).status).toBe(200);
      expect((await piece(id, 0, Buffer.alloc(50))).status).toBe(200);
      expect((await piece(id, 0, Buffer.alloc(100))).status).toBe(503);
      const { FormToken } = await written(app(), clock);
      expect((await app().refused(beginAttachment, { FileName: 'a.jpg', Bytes: 1, FormToken })).status).toBe(503);
    });

    // Files that did not come whole prevented everybody from attaching one for a day; refused ones counted, too.
    it('that do not come whole, or were refused, hold up an enquiry for an hour at most [CON-10] [SEC-02]', async () => {
      const { db } = app();
      await db.deleteFrom('enquiry_attachments').execute();
      const arrived = { received_bytes: 1024 ** 3 };
      const files = [waiting(arrived), waiting({ ...arrived, state: 'refused' })];
      await db.insertInto('enquiry_attachments').values(files).execute();
      clock.wait(60 * 60_000);
      const { FormToken } = await written(app(), clock);
      expect((await app().call(beginAttachment, { FileName: 'a.jpg', Bytes: 1, FormToken })).AttachmentID).not.toBe('');
      await forgetUnsent(db, clock.now());
      expect(await db.selectFrom('enquiry_attachments').select('bytes').execute()).toEqual([{ bytes: 1 }]);
    });
  },
  { now: clock.now },
);
