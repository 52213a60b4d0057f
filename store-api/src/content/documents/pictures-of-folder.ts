import type { Folder } from '../../platform/command-line/files.ts';
import { readWhole } from '../../platform/command-line/read-whole.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { StoredFiles } from '../../platform/files/stored-files.ts';
import { MOST_PICTURE_BYTES, preparePicture } from '../../platform/pictures/add-picture.ts';
import type { RawDocument } from './markdown.ts';

/** 'diwali.jpg Lamps on a low table': a file beside the document, and words for those who do not see it. */
const PICTURE_FILE = /^(\S+\.(?:jpe?g|png|webp|avif|heic))(?:\s+(.*))?$/is;

interface Options {
  readonly db: Db;
  readonly files: StoredFiles;
  readonly folder: Folder;
  /** Not in a dry run. */
  readonly stores: boolean;
}

/** Turns the picture files that documents name into pictures of the shop, '/media/…'. */
export async function picturesOfFolder({ db, files: stored, folder, stores }: Options) {
  const files = new Set(await folder.list());
  const references = new Set<string>();

  async function pictureOf(text: string, faults: string[]): Promise<string> {
    const [, file = '', words = ''] = PICTURE_FILE.exec(text.trim()) ?? [];
    if (!files.has(file)) return text;
    if (words.trim() === '') {
      faults.push(`'${file}' needs words behind its name for those who do not see it.`);
      return text;
    }
    const bytes = await readWhole(folder.file(file), MOST_PICTURE_BYTES);
    const prepared = bytes
      ? await preparePicture(db, stored, bytes)
      : ({ ok: false, reason: 'is larger than 40 MB' } as const);
    if (!prepared.ok) {
      faults.push(`'${file}' ${prepared.reason}.`);
      return text;
    }
    if (stores) await prepared.store();
    const reference = `/media/${prepared.imageId} ${words.trim()}`;
    references.add(reference);
    return reference;
  }

  async function within(value: unknown, faults: string[]): Promise<unknown> {
    if (typeof value === 'string') return pictureOf(value, faults);
    if (Array.isArray(value)) return Promise.all(value.map((one) => within(one, faults)));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([key, one]) => [key, await within(one, faults)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  return {
    /** The document with its pictures, and what is wrong with them. */
    async resolve(raw: RawDocument): Promise<{ readonly raw: RawDocument; readonly faults: readonly string[] }> {
      const faults: string[] = [];
      return { raw: { ...raw, front: (await within(raw.front, faults)) as RawDocument['front'] }, faults };
    },
    /** Whether a fault is of a picture that this folder brings: a dry run does not store it. */
    brings: (fault: string) => [...references].some((reference) => fault.includes(`'${reference}'`)),
  };
}
