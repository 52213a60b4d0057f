import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contactUs } from 'shared-contracts/api/contact-us';
import { getEnquiry } from 'shared-contracts/api/get-enquiry';
import sharp from 'sharp';
import { openFiles } from '../../../platform/files/stored-files.ts';
import { attachmentsOf, drawing, noise, packed, pdf, pdfWith, photograph } from '../../../testing/attachments.ts';
import { letter, sendEnquiry, testClock, written } from '../../../testing/enquiries.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { attachmentFiles } from './attachment-files.ts';
import { checkAttachment } from './check-attachment.ts';

const clock = testClock();

describeOnDatabase(
  'files with what people write',
  (app) => {
    const files = () => readdir(join(app().settings.dataDir, 'attachments')).catch(() => []);
    const { begin, piece, upload, stored } = attachmentsOf(app, clock);

    it('are turned upright, and lose their place, camera and whatever follows the picture [CON-10]', async () => {
      const taken = Buffer.concat([await photograph(), Buffer.from('<script>alert(1)</script>')]);
      expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Telephone');
      const { id } = await upload(taken);
      const picture = await stored(id);
      const { width, height, exif, orientation } = await sharp(picture).metadata();
      expect([width, height, exif, orientation]).toEqual([400, 600, undefined, undefined]);
      expect(picture.includes('script')).toBe(false);
    });

    it('are made no larger than a screen needs [CON-10]', async () => {
      const { id } = await upload(
        await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
      );
      const { width, height } = await sharp(await stored(id)).metadata();
      expect([width, height]).toEqual([3000, 2000]);
    });

    it.each([
      ['an SVG that is called JPEG', async () => Buffer.from('<svg onload="alert(1)"/>'), 'not-allowed'],
      ['a page that is called PDF', async () => Buffer.from('<html><script>alert(1)</script>%PDF-1.7'), 'not-allowed'],
      ['a GIF', () => noise(9, 9).gif().toBuffer(), 'not-allowed'],
      ['half a picture', async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 5000), 'damaged'],
      [
        'a bomb',
        () =>
          sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        'too-many-pixels',
      ],
      ['half a PDF', async () => (await drawing()).subarray(0, 400), 'damaged'],
    ] as const)(
      'as %s are refused by their content, and nothing stays [CON-10] [SEC-02] [SEC-10]',
      async (_, make, Because) => {
        const { id, answer } = await upload(await make());
        expect(answer).toMatchObject({ State: 'refused', Because });
        expect((await files()).filter((name) => name.startsWith(id))).toEqual([]);
        const form = await written(app(), clock, { AttachmentIDs: [id] });
        const { status, problem } = await app().refused(contactUs, form);
        expect([status, problem.errors?.[0]?.path]).toEqual([400, 'AttachmentIDs']);
      },
    );

    it.each([
      ['a link', () => pdf((document) => void document.addPage().text('Two', { link: 'https://example.com' }))],
      ['a script', () => pdfWith('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
      ['a script in a compressed object', () => pdfWith(packed('99 0 << /S /JavaScript >>'))],
      ['a program to start', () => pdfWith('<< /S /Launch /F (cmd.exe) >>')],
      ['a file of its own', () => pdf((document) => void document.file(Buffer.from('MZ'), { name: 'a.exe' }))],
    ] as const)(
      'as a PDF with %s are stored unchanged, and nothing of the store’s origin when fetched [CON-10] [SEC-02]',
      async (_, make) => {
        const content = await make();
        const { id, answer } = await upload(content, 'stairs.html');
        expect(answer.State).toBe('kept');
        expect(await stored(id)).toEqual(content);
        const number = await sendEnquiry(app(), clock, contactUs, { AttachmentIDs: [id] });
        clock.wait(601_000);
        const enquiry = await app().call(getEnquiry, { ReferenceNumber: number, Email: letter.Email });
        const { headers, rawPayload } = await app().http.inject(enquiry?.Attachments[0]?.Url ?? '');
        expect(rawPayload).toEqual(content);
        expect(headers).toMatchObject({
          // Of no type that a browser shows, in no frame, embed or worker of any page.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="stairs.pdf"; filename*=UTF-8''stairs.pdf`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
        });
      },
    );

    // Names in streams were looked for: 32 KB that unpack to 31 MB of "#41" held the API for 8 to 20 seconds.
    it('as a PDF cost nothing that grows with what is packed in them [CON-10] [SEC-03]', async () => {
      const bomb = await pdfWith(packed('#41'.repeat(10_000_000)));
      expect(bomb.length).toBeLessThan(64 * 1024);
      const begun = process.cpuUsage();
      expect(await checkAttachment(bomb)).toMatchObject({ ok: true });
      expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
    });

    // The kind was read from the file, then its content: a piece sent again in between made a page a stored "PDF".
    it('are what was checked, whatever is sent while they are [CON-10] [SEC-02]', async () => {
      const page = Buffer.from('<html><script>alert(1)</script>');
      for (let round = 0; round < 20; round += 1) {
        const content = await drawing();
        const id = await begin(content.length);
        await piece(id, 0, content.subarray(0, -1));
        let isChecked = false;
        const last = piece(id, content.length - 1, content.subarray(-1)).finally(() => {
          isChecked = true;
        });
        while (!isChecked) {
          for (const bytes of [page, content.subarray(0, page.length)]) {
            // It is gone once it has been checked.
            await attachmentFiles(openFiles(app().settings))
              .write(id, 0, bytes)
              .catch(() => 0);
          }
        }
        await last;
        const head = await stored(id)
          .then((file) => file.toString('latin1', 0, 5))
          .catch(() => 'refused');
        expect(['%PDF-', 'refused']).toContain(head);
      }
    });
  },
  { now: clock.now },
);
