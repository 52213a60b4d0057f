import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { StoredFiles } from '../files/stored-files.ts';

/** The pictures of the seed. */
export const ORIGINALS = fileURLToPath(new URL('../../../seed/media', import.meta.url));

/** What `images.file` of an operator's picture begins with: the folder below DATA_DIR. */
export const OWN_ORIGINALS = 'originals/';

/** `images.file` of an operator's picture. */
export const ownOriginal = (imageId: string) => `${OWN_ORIGINALS}${imageId.slice(0, 2)}/${imageId}.webp`;

/** For a backup: those of the seed come with the release. */
export const OWN_ORIGINAL_FILES = sql<{
  path: string;
}>`select file as path from images where starts_with(file, ${OWN_ORIGINALS})`;

/** The bytes of `images.file`. Throws when they are not stored. */
export async function readOriginal(files: StoredFiles, file: string): Promise<Buffer> {
  if (!file.startsWith(OWN_ORIGINALS)) return readFile(join(ORIGINALS, file));
  return (await files.read(file)) ?? missing(file);
}

/** The same of a picture or a model, as a stream: those of the seed come with the release. */
export async function openOriginal(files: StoredFiles, file: string, own: string): Promise<Readable> {
  if (!file.startsWith(own)) return createReadStream(join(ORIGINALS, file));
  return (await files.get(file))?.stream ?? missing(file);
}

function missing(file: string): never {
  throw new Error(`The tables name ${file}, which is not stored.`);
}

/** The name of a picture's file in tables of products and in the folder of an export. */
export const pictureNameOf = (imageId: string) => `${imageId}.webp`;
export const pictureIdOf = (name: string) => name.slice(0, -'.webp'.length);
