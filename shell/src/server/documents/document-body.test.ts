/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodyOf, encodingFor } from './document-body.ts';

const document = { kind: 'html', status: 200, html: `<p>${'many words '.repeat(200)}</p>` } as const;

describe('what is sent of a document', () => {
  test('is the document in every encoding, each made once', async () => {
    const body = bodyOf(document);
    expect((await body.in('identity')).toString()).toBe(document.html);
    expect(brotliDecompressSync(await body.in('br')).toString()).toBe(document.html);
    expect(gunzipSync(await body.in('gzip')).toString()).toBe(document.html);
    expect(bodyOf(document).in('br')).toBe(body.in('br'));
  });

  test('has a mark of its content', () => {
    expect(bodyOf({ ...document }).etag).toBe(bodyOf(document).etag);
    expect(bodyOf({ ...document, html: 'other' }).etag).not.toBe(bodyOf(document).etag);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('Accept-Encoding %j gets %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
