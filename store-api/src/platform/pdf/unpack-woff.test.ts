import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}`)));

describe('a font out of a WOFF file', () => {
  it.each([
    'noto-sans/files/noto-sans-latin-400-normal.woff',
    'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
  ])('has its tables whole, as their checksums say: %s [PAY-14]', (name) => {
    const font = unpackWoff(file(name));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const count = font.readUInt16BE(4);
    expect(count).toBeGreaterThan(8);
    for (let index = 0; index < count; index += 1) {
      const entry = 12 + 16 * index;
      const [checksum, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
        number,
        number,
        number,
      ];
      const isHead = font.toString('latin1', entry, entry + 4) === 'head';
      let sum = 0;
      for (let at = 0; at < Math.ceil(length / 4) * 4; at += 4) {
        // The checksum of 'head' is made before the file's own is written into it.
        if (!(isHead && at === 8)) sum = (sum + font.readUInt32BE(offset + at)) >>> 0;
      }
      expect(sum).toBe(checksum);
    }
  });

  it('is refused where it is something else [PAY-14]', () => {
    expect(() => unpackWoff(Buffer.from('OTTO'))).toThrow('not a WOFF file');
  });
});
