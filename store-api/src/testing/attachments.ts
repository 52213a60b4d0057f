import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { attachmentPiecePath, beginAttachment, PIECE_BYTES, PieceAnswer } from 'shared-contracts/api/begin-attachment';
import { getFormToken } from 'shared-contracts/api/get-form-token';
import sharp from 'sharp';
import * as v from 'valibot';
import type { testClock } from './enquiries.ts';
import type { TestApp } from './test-app.ts';

export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#884422', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
/** As a telephone takes it: lying on its side, with the place it was taken at. */
export const photograph = () =>
  noise(600, 400)
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 14/1 20/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export function pdf(write: (document: PDFKit.PDFDocument) => void = () => undefined): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text('A drawing of the stairs.');
    write(document);
    document.end();
  });
}
export const drawing = () => pdf();
/** A PDF with an object of our own before its end. */
export const pdfWith = async (object: string | Buffer) => {
  const plain = await drawing();
  const at = plain.lastIndexOf('xref');
  return Buffer.concat([
    plain.subarray(0, at),
    Buffer.from('99 0 obj\n'),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
    plain.subarray(at),
  ]);
};
export const packed = (objects: string) => {
  const content = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
};

/** Sends files to the store as a browser does, and reads what the store keeps. */
export function attachmentsOf(app: () => TestApp, clock: ReturnType<typeof testClock>) {
  async function begin(bytes: number, FileName = 'photo.jpg'): Promise<string> {
    clock.wait(601_000);
    const { FormToken } = await app().call(getFormToken, {});
    clock.wait(20_000);
    return (await app().call(beginAttachment, { FileName, Bytes: bytes, FormToken })).AttachmentID;
  }
  async function piece(id: string, offset: number, bytes: Buffer) {
    const response = await app().http.inject({
      method: 'POST',
      url: attachmentPiecePath(id, offset),
      headers: { 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    return { status: response.statusCode, body: response.json() };
  }
  async function upload(content: Buffer, name?: string): Promise<{ id: string; answer: PieceAnswer }> {
    const id = await begin(content.length, name);
    let answer: PieceAnswer = { State: 'arriving', Received: 0 };
    while (answer.State === 'arriving') {
      const { body } = await piece(
        id,
        answer.Received,
        content.subarray(answer.Received, answer.Received + PIECE_BYTES),
      );
      answer = v.parse(PieceAnswer, body);
    }
    return { id, answer };
  }
  const stored = (id: string) => readFile(join(app().settings.dataDir, 'attachments', id));
  return { begin, piece, upload, stored };
}
