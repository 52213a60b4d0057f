import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { PICTURE_WIDTHS } from 'shared-contracts/domain/picture';
import type { Db } from '../database/schema.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import { describePicture } from './describe-picture.ts';
import { ownOriginal } from './originals.ts';

/** Photographs for a shop are smaller. */
export const MOST_PICTURE_BYTES = 40 * 1024 * 1024;
/** A small file may unpack to gigabytes. */
const MOST_PIXELS = 120_000_000;
/** Narrower pictures are blurred on any product page. */
const LEAST_WIDTH = 480;
const WIDEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? LEAST_WIDTH;
const QUALITY = 88;

/** `reason` completes a sentence that begins with the file's name, e.g. 'is no JPEG …'. */
interface RefusedPicture {
  readonly ok: false;
  readonly reason: string;
}

interface AcceptedPicture {
  readonly ok: true;
  readonly imageId: string;
  readonly isNew: boolean;
}

export type AddedPicture = AcceptedPicture | RefusedPicture;

/** `store` is called once the record that names the picture is known to be valid. */
export type PreparedPicture = (AcceptedPicture & { store(): Promise<void> }) | RefusedPicture;

// Encoding uses a whole core: the API must stay quick.
const encoding = pLimit(1);

/** Prepares a picture and stores it. */
export async function addPicture(db: Db, files: StoredFiles, bytes: Buffer): Promise<AddedPicture> {
  const prepared = await preparePicture(db, files, bytes);
  if (!prepared.ok) return prepared;
  await prepared.store();
  return { ok: true, imageId: prepared.imageId, isNew: prepared.isNew };
}

/**
 * Makes a picture from a file's bytes: known by its content, not its name; turned upright, in sRGB, without metadata (place,
 * camera, owner), not larger than the widest that the store serves. The same file always gives the same picture.
 */
export async function preparePicture(db: Db, files: StoredFiles, bytes: Buffer): Promise<PreparedPicture> {
  const made = await recogniseOrMake(db, bytes);
  if (!made.ok) return made;
  const { imageId, isNew } = made;
  return { ok: true, imageId, isNew, store: () => (made.isNew ? storePicture(db, files, made) : Promise.resolve()) };
}

interface NewPicture {
  readonly imageId: string;
  readonly fileHash: string;
  readonly original: Buffer;
}

/** Writes the file before the row: a row without its file would be a broken picture. */
async function storePicture(db: Db, files: StoredFiles, { imageId, fileHash, original }: NewPicture): Promise<void> {
  const file = ownOriginal(imageId);
  await files.put(file, original, 'image/webp');
  await db
    .insertInto('images')
    .values({ image_id: imageId, file, ...(await describePicture(original)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('picture_files')
    .values({ file_hash: fileHash, image_id: imageId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function recogniseOrMake(db: Db, bytes: Buffer) {
  const fileHash = hashOf(bytes);
  const known = await knownPicture(db, fileHash);
  if (known) return { ok: true, imageId: known, isNew: false } as const;
  const made = await encoding(() => makeOriginal(bytes));
  if (!made.ok) return made;
  const imageId = hashOf(made.original).slice(0, 20);
  return { ok: true, imageId, isNew: true, fileHash, original: made.original } as const;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * The picture that a file gave before, or whose original it is. Noted as used, which spares it for a day: an import
 * recognises its pictures long before it writes what shows them.
 */
async function knownPicture(db: Db, fileHash: string): Promise<string | undefined> {
  const row = await db
    .insertInto('picture_files')
    .columns(['file_hash', 'image_id'])
    .expression((eb) =>
      eb
        .selectFrom('images')
        .select([eb.val(fileHash).as('file_hash'), 'image_id'])
        .where((image) =>
          image.or([
            image('image_id', '=', fileHash.slice(0, 20)),
            image(
              'image_id',
              'in',
              image.selectFrom('picture_files').select('image_id').where('file_hash', '=', fileHash),
            ),
          ]),
        )
        .limit(1),
    )
    .onConflict((conflict) => conflict.column('file_hash').doUpdateSet({ used_at: sql`now()` }))
    .returning('image_id')
    .executeTakeFirst();
  return row?.image_id;
}

type Made = { readonly ok: true; readonly original: Buffer } | { readonly ok: false; readonly reason: string };

async function makeOriginal(bytes: Buffer): Promise<Made> {
  if (bytes.length > MOST_PICTURE_BYTES) return refused('is larger than 40 MB');
  // Before the image library sees it: that would also take SVG, PDF and more.
  if (isHeic(bytes)) {
    return refused('is in HEIC, as iPhones make it; export it as JPEG, or choose "Most Compatible" for the camera');
  }
  if (!isPicture(bytes)) return refused('is no picture in JPEG, PNG, WebP or AVIF, whatever its name says');
  const { default: sharp } = await import('sharp');
  try {
    // The limit would refuse a larger picture here already, as if it were damaged; nothing is decoded yet.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > MOST_PIXELS) return refused('has more than 120 million pixels');
    if (autoOrient.width < LEAST_WIDTH) {
      return refused(`is ${autoOrient.width} pixels wide; it needs at least ${LEAST_WIDTH}`);
    }
    const original = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer();
    return { ok: true, original };
  } catch {
    return refused('is damaged');
  }
}

const refused = (reason: string) => ({ ok: false, reason }) as const;

const isHeic = (bytes: Buffer) =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && /^(he[iv][cmsx]|mif1|msf1)$/.test(bytes.toString('latin1', 8, 12));

function isPicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}
