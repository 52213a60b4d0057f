import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';

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

/** Where the bytes of `images.file` are. */
export function pathOfOriginal(dataDir: string, file: string): string {
  return join(file.startsWith(OWN_ORIGINALS) ? dataDir : ORIGINALS, file);
}

/** The name of a picture's file in tables of products and in the folder of an export. */
export const pictureNameOf = (imageId: string) => `${imageId}.webp`;
export const pictureIdOf = (name: string) => name.slice(0, -'.webp'.length);
