import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { pictureWidths } from 'shared-contracts/domain/picture';
import type { Db } from '../database/schema.ts';
import { encodePicture, type PictureFormat } from './encode-picture.ts';
import { pathOfOriginal } from './originals.ts';
import { writeWhole } from './write-whole.ts';

export interface PictureVariant {
  readonly format: PictureFormat;
  /** In pixels. */
  readonly width: number | 'original';
}

export const isPictureFormat = (text: string | undefined): text is PictureFormat =>
  text === 'avif' || text === 'webp' || text === 'jpg';

const HASH = /^[0-9a-f]{20}$/;
// Encoding AVIF uses a whole core: more at once would starve the API.
const AT_ONCE = 1;

/** Encodes variants on first request and caches them in DATA_DIR/pictures. */
export function createPictureStore(db: Db, dataDir: string, log: FastifyBaseLogger) {
  const encoding = pLimit(AT_ONCE);
  const inFlight = new Map<string, Promise<Buffer | null>>();

  async function make(hash: string, variant: PictureVariant, file: string): Promise<Buffer | null> {
    const original = await db
      .selectFrom('images')
      .select(['file', 'width'])
      .where('image_id', '=', hash)
      .executeTakeFirst();
    if (!original) return null;
    if (variant.width !== 'original' && !pictureWidths(original.width).includes(variant.width)) return null;
    const source = await readFile(pathOfOriginal(dataDir, original.file));
    if (variant.width === 'original' && variant.format === 'webp') return source;
    const width = variant.width === 'original' ? original.width : variant.width;
    const bytes = await encoding(() => encodePicture(source, variant.format, width));
    // On a full disk pictures are still shown, and encoded at every request.
    await writeWhole(file, bytes).catch((fault: NodeJS.ErrnoException) =>
      log.error({ code: fault.code }, 'a picture could not be stored'),
    );
    return bytes;
  }

  return {
    /** Null for an unknown picture or a width beyond the original. */
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
