import type { Image } from 'shared-contracts/api/shapes/image';
import type { Db } from '../../platform/database/schema.ts';
import { asImage } from '../../platform/pictures/picture.ts';

export interface NamedPicture {
  readonly image_id: string;
  readonly image_alt: string;
}

/**
 * A picture as documents name it: 'room:study' or 'place:workshop', a product's slug (its first picture),
 * 'category:beds', or '/media/' and a picture's hash. After a space, words for those who do not see it, which '/media/…'
 * needs. Null for none.
 */
export async function findPicture(db: Db, reference: string): Promise<NamedPicture | null> {
  const [, name = '', words] = /^(\S+)(?:\s+(.+))?$/s.exec(reference.trim()) ?? [];
  const found = await pictureOf(db, name);
  if (!found) return null;
  const alt = words ?? found.alt;
  return alt === null ? null : { image_id: found.image_id, image_alt: alt };
}

interface Found {
  readonly image_id: string;
  readonly alt: string | null;
}

async function pictureOf(db: Db, name: string): Promise<Found | undefined> {
  const [, scheme, rest = ''] = /^(category:|\/media\/|\w+:)?(.+)$/.exec(name) ?? [];
  switch (scheme) {
    case undefined:
      return db
        .selectFrom('product_images')
        .innerJoin('products', 'products.product_id', 'product_images.product_id')
        .select(['image_id', 'alt'])
        .where('slug', '=', name)
        .orderBy('position')
        .executeTakeFirst();
    case 'category:':
      return db
        .selectFrom('categories')
        .innerJoin('images', 'images.image_id', 'categories.image_id')
        .select(['images.image_id', 'image_alt as alt'])
        .where('slug', '=', rest)
        .executeTakeFirst();
    case '/media/': {
      const image = await db.selectFrom('images').select('image_id').where('image_id', '=', rest).executeTakeFirst();
      return image && { ...image, alt: null };
    }
    default:
      return db.selectFrom('named_pictures').select(['image_id', 'alt']).where('name', '=', name).executeTakeFirst();
  }
}

export async function findImage(db: Db, reference: string): Promise<Image | null> {
  const picture = await findPicture(db, reference);
  if (!picture) return null;
  const { image_id, image_alt } = picture;
  const image = await db.selectFrom('images').selectAll().where('image_id', '=', image_id).executeTakeFirstOrThrow();
  return asImage({ ...image, alt: image_alt });
}

/** A sentence for each picture that is not there. */
export async function missingPictures(db: Db, references: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(references.map((reference) => findPicture(db, reference)));
  return references
    .filter((_, index) => found[index] === null)
    .map((reference) => `There is no picture '${reference}', or it has no words for those who do not see it.`);
}
