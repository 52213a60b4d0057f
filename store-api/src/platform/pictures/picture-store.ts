import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { pictureWidths } from 'shared-contracts/domain/picture';
import type { Db } from '../database/schema.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import { encodePicture, type PictureFormat } from './encode-picture.ts';
import { readOriginal } from './originals.ts';

export interface PictureVariant {
  readonly format: PictureFormat;
  /** In pixels. */
  readonly width: number | 'original';
}

export const isPictureFormat = (text: string | undefined): text is PictureFormat =>
  text === 'avif' || text === 'webp' || text === 'jpg';

export const CONTENT_TYPE = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const HASH = /^[0-9a-f]{20}$/;
// Encoding AVIF uses a whole core: more at once would starve the API.
const AT_ONCE = 1;

/** Encodes variants on first request and stores them below pictures/. */
export function createPictureStore(db: Db, files: StoredFiles, log: FastifyBaseLogger) {
  const encoding = pLimit(AT_ONCE);
  const inFlight = new Map<string, Promise<Buffer | null>>();

  async function make(hash: string, variant: PictureVariant, key: string): Promise<Buffer | null> {
    const original = await db
      .selectFrom('images')
      .select(['file', 'width'])
      .where('image_id', '=', hash)
      .executeTakeFirst();
    if (!original) return null;
    if (variant.width !== 'original' && !pictureWidths(original.width).includes(variant.width)) return null;
    const source = await readOriginal(files, original.file);
    if (variant.width === 'original' && variant.format === 'webp') return source;
    const width = variant.width === 'original' ? original.width : variant.width;
    const bytes = await encoding(() => encodePicture(source, variant.format, width));
    // On a full disk pictures are still shown, and encoded at every request.
    await files
      .put(key, bytes, CONTENT_TYPE[variant.format])
      .catch((fault: NodeJS.ErrnoException) =>
        log.error({ code: fault.code ?? fault.message }, 'a picture could not be stored'),
      );
    return bytes;
  }

  return {
    /** Null for an unknown picture or a width beyond the original. */
    async read(hash: string, variant: PictureVariant): Promise<Buffer | null> {
      if (!HASH.test(hash)) return null;
      const key = `pictures/${hash}/${variant.width}.${variant.format}`;
      const stored = await files.read(key).catch(() => null);
      if (stored) return stored;
      const making = inFlight.get(key) ?? make(hash, variant, key).finally(() => inFlight.delete(key));
      inFlight.set(key, making);
      return making;
    },
  };
}
