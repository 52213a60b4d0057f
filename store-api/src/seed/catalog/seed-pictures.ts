import { readSeedPictures, readSeedPlaces, readSeedProducts, readSeedRooms } from '../files/seed-media.ts';
import { seedGuides } from './guides.ts';

const hashes = new Map(readSeedPictures().map(({ file, hash }) => [file, hash]));

const pictures = new Map<string, { readonly file: string; readonly alt: string } | undefined>([
  ...readSeedProducts().map(({ slug, images }) => [slug, images[0]] as const),
  ...readSeedRooms().map((room) => [`room:${room.name}`, room] as const),
  ...readSeedPlaces().map((place) => [`place:${place.name}`, place] as const),
  ...seedGuides.map(({ slug, picture, alt }) => [slug, { file: picture, alt }] as const),
]);

export function pictureId(file: string): string {
  const hash = hashes.get(file);
  if (!hash) throw new Error(`pictures.json lacks ${file}: run src/seed/files/describe-pictures.ts`);
  return hash;
}

/** @param name `room:` and a name of rooms.json, `place:` and a name of places.json, or the slug of a product, whose first picture it is */
export function pictureNamed(name: string) {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`the seed names a missing picture: ${name}`);
  return { image_id: pictureId(picture.file), image_alt: picture.alt };
}

/** The rooms and places, by the names that content gives them. */
export function namedPictures() {
  return [...pictures].flatMap(([name, picture]) =>
    name.includes(':') && picture ? [{ name, image_id: pictureId(picture.file), alt: picture.alt }] : [],
  );
}
