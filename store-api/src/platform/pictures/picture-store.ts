import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { pictureWidths } from 'shared-contracts/domain/picture';
import type { Database } from '../database/schema.ts';
import { encodePicture, type PictureFormat } from './encode-picture.ts';
import { createQueue } from './queue.ts';

export interface PictureVariant {
  readonly format: PictureFormat;
  /** Pixels, one of the widths that are offered, or as wide as the original. */
  readonly width: number | 'original';
}

export const isPictureFormat = (text: string | undefined): text is PictureFormat =>
  text === 'avif' || text === 'webp' || text === 'jpg';

/** Where the original of a picture lies: `images.file` is a path below it. */
export const ORIGINALS = fileURLToPath(new URL('../../../seed-media', import.meta.url));

const HASH = /^[0-9a-f]{20}$/;
// Encoding AVIF takes all a core has: more at once would only starve the API's answers.
const AT_ONCE = 1;

/** Pictures in the sizes asked for: made once, at the first request, and kept in DATA_DIR/pictures. */
export function createPictureStore(db: Kysely<Database>, dataDir: string) {
  const queue = createQueue(AT_ONCE);
  const inFlight = new Map<string, Promise<Buffer | null>>();

  async function make(hash: string, variant: PictureVariant, file: string): Promise<Buffer | null> {
    const original = await db
      .selectFrom('images')
      .select(['file', 'width'])
      .where('image_id', '=', hash)
      .executeTakeFirst();
    if (!original) return null;
    if (variant.width !== 'original' && !pictureWidths(original.width).includes(variant.width)) return null;
    const source = await readFile(join(ORIGINALS, original.file));
    if (variant.width === 'original' && variant.format === 'webp') return source;
    const width = variant.width === 'original' ? original.width : variant.width;
    const bytes = await queue.run(() => encodePicture(source, variant.format, width));
    await writeWhole(file, bytes);
    return bytes;
  }

  return {
    /** The bytes of a variant; null when there is no such picture or it is narrower than asked. */
    async read(hash: string, variant: PictureVariant): Promise<Buffer | null> {
      if (!HASH.test(hash)) return null;
      const name = `${variant.width}.${variant.format}`;
      const file = join(dataDir, 'pictures', hash, name);
      const stored = await readFile(file).catch(() => null);
      if (stored) return stored;
      const key = `${hash}/${name}`;
      const making = inFlight.get(key) ?? make(hash, variant, file).finally(() => inFlight.delete(key));
      inFlight.set(key, making);
      return making;
    },
  };
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  // Renamed when whole: another process never reads half a picture. Processes in containers share their ids.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
