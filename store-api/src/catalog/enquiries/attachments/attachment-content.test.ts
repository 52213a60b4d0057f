import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contactUs } from 'shared-contracts/api/contact-us';
import sharp from 'sharp';
import { attachmentsOf, drawing, noise, packed, pdf, pdfWith, photograph } from '../../../testing/attachments.ts';
import { testClock, written } from '../../../testing/enquiries.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { attachmentFiles } from './attachment-files.ts';

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
      ['a PDF with a script', () => pdfWith('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'active-pdf'],
      ['a PDF whose script is spelled in numbers', () => pdfWith('<< /S /J#61v#61Script >>'), 'active-pdf'],
      [
        'a PDF whose script is in a compressed object',
        () => pdfWith(packed('99 0 << /S /JavaScript >>')),
        'active-pdf',
      ],
      ['a PDF whose objects cannot be looked into', () => pdfWith(packed('99 0 << >>', '/LZWDecode')), 'active-pdf'],
      ['a PDF that starts a program', () => pdfWith('<< /S /Launch /F (cmd.exe) >>'), 'active-pdf'],
      ['a PDF that sends a form', () => pdfWith('<< /S /SubmitForm /F (https://evil.example) >>'), 'active-pdf'],
      [
        'a PDF that carries a file',
        () => pdf((document) => void document.file(Buffer.from('MZ'), { name: 'a.exe' })),
        'active-pdf',
      ],
      ['an encrypted PDF', () => pdfWith('<< /Encrypt 5 0 R >>'), 'active-pdf'],
      ['a PDF that unpacks to gigabytes', () => pdfWith(packed('x'.repeat(40_000_000))), 'active-pdf'],
    ] as const)('as %s are refused by their content, and nothing stays [CON-10] [SEC-02]', async (_, make, Because) => {
      const { id, answer } = await upload(await make());
      expect(answer).toMatchObject({ State: 'refused', Because });
      expect((await files()).filter((name) => name.startsWith(id))).toEqual([]);
      const form = await written(app(), clock, { AttachmentIDs: [id] });
      const { status, problem } = await app().refused(contactUs, form);
      expect([status, problem.errors?.[0]?.path]).toEqual([400, 'AttachmentIDs']);
    });

    it('as a PDF are stored unchanged [CON-10]', async () => {
      const content = await pdf(
        (document) => void document.addPage().text('Page two', { link: 'https://example.com' }),
      );
      const { id, answer } = await upload(content, 'stairs.pdf');
      expect(answer.State).toBe('kept');
      expect(await stored(id)).toEqual(content);
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
            await attachmentFiles(app().settings.dataDir)
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
