import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Base images by name, each with its digest; '' until a registry was asked. */
export type BaseImages = Readonly<Record<string, string>>;

const DIGEST = /^sha256:[0-9a-f]{64}$/;
const FILE = '.ci/image/base-images.json';
/** Of which images are built and run, below the root. */
const USERS = ['Dockerfile', 'docker-compose.yml'];

export function baseImages(root: string): BaseImages {
  return JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as BaseImages;
}

/** A sentence for each image that a release must not be built on; none when all are pinned. */
export function unpinned(images: BaseImages): string[] {
  return Object.entries(images)
    .filter(([, digest]) => !DIGEST.test(digest))
    .map(([name]) => `${name} has no digest in ${FILE}: npm run images:pin asks a registry for it.`);
}

/**
 * Writes the digests into the file, and behind the names in the Dockerfile and docker-compose.yml.
 * @param digestOf asks a registry
 */
export async function pinBaseImages(root: string, digestOf: (name: string) => Promise<string>): Promise<BaseImages> {
  const asked = Object.keys(baseImages(root)).map(async (name) => {
    const digest = (await digestOf(name)).trim();
    if (!DIGEST.test(digest)) throw new Error(`The registry's answer for ${name} is no digest: ${digest}`);
    return [name, digest] as const;
  });
  const images = Object.fromEntries(await Promise.all(asked));
  for (const file of USERS) {
    const place = path.join(root, file);
    writeFileSync(place, pinned(readFileSync(place, 'utf8'), images));
  }
  writeFileSync(path.join(root, FILE), `${JSON.stringify(images, null, 2)}\n`);
  return images;
}

/** The text with each image's digest behind its name, in place of one that was there. */
export function pinned(text: string, images: BaseImages): string {
  return Object.entries(images).reduce((changed, [name, digest]) => {
    const reference = new RegExp(`(?<=[ =])${name.replace(/[.]/g, '\\.')}(?:@sha256:[0-9a-f]{64})?(?=\\s)`, 'g');
    return changed.replace(reference, digest === '' ? name : `${name}@${digest}`);
  }, text);
}
