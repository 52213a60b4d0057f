import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { StoredFiles } from '../../platform/files/stored-files.ts';
import { MOST_PICTURE_BYTES, preparePicture } from '../../platform/pictures/add-picture.ts';
import { pictureIdOf, pictureNameOf } from '../../platform/pictures/originals.ts';
import {
  type DrawnSize,
  type DrawnSizes,
  MOST_DRAWING_BYTES,
  readDrawing,
  viewAndFile,
} from '../drawings/read-drawing.ts';
import { knownDrawings, storeDrawing } from '../drawings/store-drawing.ts';
import { MOST_MODEL_BYTES, readModel } from '../models/read-model.ts';
import { modelNameOf, storedModels, storeModel } from '../models/store-model.ts';
import type { GivenRecord, RecordFault } from './product-record.ts';

/** The files that come with a table. */
export interface FileSource {
  has(name: string): boolean;
  /** A file that it has; null when it is larger. */
  read(name: string, mostBytes: number): Promise<Buffer | null>;
}

export const NO_FILES: FileSource = { has: () => false, read: async () => null };

export type ResolvedRecord =
  | { readonly record: GivenRecord; readonly drawn: DrawnSizes }
  | { readonly faults: readonly RecordFault[] };

interface Options {
  readonly db: Db;
  readonly stored: StoredFiles;
  readonly source: FileSource;
  /**
   * When new files are stored. 'at-once': with their check, for a table, which is too large to keep them until it has been
   * checked. 'later': by `store`, once what names them is known to be right.
   */
  readonly stores: 'at-once' | 'later' | 'never';
}

/** A file as the shop knows it, or what is wrong with it. */
type Resolved = { readonly name: string } | { readonly reason: string };

/** Turns names of files into pictures and downloads of the shop. Not to be used inside a transaction. */
export function productFiles({ db, stored, source, stores }: Options) {
  const unstored: (() => Promise<void>)[] = [];
  const keep = async (store: () => Promise<void>) => {
    if (stores === 'at-once') await store();
    else if (stores === 'later') unstored.push(store);
  };
  const drawn = new Map<string, DrawnSize>();
  // A picture may come a thousand times.
  const files = new Map<string, Promise<Resolved>>();
  const fromFile = (name: string, add: (bytes: Buffer) => Promise<Resolved>, mostBytes: number) => {
    const read = async (): Promise<Resolved> => {
      const bytes = await source.read(name, mostBytes);
      return bytes ? add(bytes) : { reason: `'${name}' is larger than ${mostBytes / 1024 / 1024} MB` };
    };
    const resolved = files.get(name) ?? read();
    files.set(name, resolved);
    return resolved;
  };

  const addedPicture = (name: string) => async (bytes: Buffer) => {
    const prepared = await preparePicture(db, stored, bytes);
    if (!prepared.ok) return { reason: `'${name}' ${prepared.reason}` };
    await keep(prepared.store);
    return { name: pictureNameOf(prepared.imageId) };
  };

  /** Stores a download, known by its content. */
  const addedDownload = (name: string) => async (bytes: Buffer) => {
    const kind = DOWNLOADS.find(({ ending }) => name.toLowerCase().endsWith(ending));
    if (!kind || bytes.toString('latin1', 0, kind.begins.length) !== kind.begins) {
      return { reason: `'${name}' is no PDF, ZIP or EPUB` };
    }
    const file = `${DOWNLOAD_FOLDER}/${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}${kind.ending}`;
    await keep(() => stored.put(file, bytes, kind.type));
    return { name: file };
  };

  const addedDrawing = (name: string) => async (bytes: Buffer) => {
    const read = readDrawing(bytes);
    if (!read.ok) return { reason: `'${name}' ${read.reason}` };
    await keep(() => storeDrawing(db, read.drawing));
    const file = `${read.drawing.drawing_id}.svg`;
    drawn.set(file, read.drawing);
    return { name: file };
  };

  const addedModel = (name: string) => async (bytes: Buffer) => {
    const read = await readModel(bytes);
    if (!read.ok) return { reason: `'${name}' ${read.reason}` };
    await keep(() => storeModel(db, stored, read.model));
    return { name: modelNameOf(read.model.model_id) };
  };

  function resolve(name: string, known: ReadonlySet<string>, column: FileColumn): Promise<Resolved> | Resolved {
    if (source.has(name)) {
      if (column === 'drawings') return fromFile(name, addedDrawing(name), MOST_READ_BYTES);
      if (column === 'model') return fromFile(name, addedModel(name), MOST_MODEL_BYTES);
      return column === 'pictures'
        ? fromFile(name, addedPicture(name), MOST_PICTURE_BYTES)
        : fromFile(name, addedDownload(name), MOST_DOWNLOAD_BYTES);
    }
    return known.has(name) ? { name } : { reason: `names '${name}', which is not among the files` };
  }

  return {
    /** Stores what was to be stored later. */
    async store(): Promise<void> {
      for (const store of unstored.splice(0)) await store();
    },

    /** The records with files as the shop names them. */
    async resolve(records: readonly GivenRecord[]): Promise<readonly ResolvedRecord[]> {
      const outlineFiles = records.flatMap(({ drawings }) => drawings?.map((one) => viewAndFile(one)[1]) ?? []);
      const outlines = outlineFiles.length > 0 ? await knownDrawings(db, outlineFiles) : new Map<string, DrawnSize>();
      for (const [file, size] of outlines) drawn.set(file, size);
      const known = await knownFiles(db, records, source, outlines.keys());
      const resolved: ResolvedRecord[] = [];
      for (const record of records) {
        const faults: RecordFault[] = [];
        const namesOf = async (column: FileColumn, names: readonly string[]) => {
          const found: string[] = [];
          for (const name of names) {
            const file = await resolve(name, known, column);
            if ('name' in file) found.push(file.name);
            else faults.push({ column, message: file.reason });
          }
          return found;
        };
        const pictures = record.pictures && (await namesOf('pictures', record.pictures));
        const [download] = await namesOf('digital_file', record.digital_file ? [record.digital_file] : []);
        const [model] = await namesOf('model', record.model ? [record.model] : []);
        const views = record.drawings?.map(viewAndFile);
        const drawnFiles =
          views &&
          (await namesOf(
            'drawings',
            views.map(([, file]) => file),
          ));
        const drawings = drawnFiles?.map((file, place) => `${views?.[place]?.[0]}=${file}`);
        const files = {
          ...(pictures ? { pictures } : {}),
          ...(drawings ? { drawings } : {}),
          ...(model ? { model } : {}),
          ...(download ? { digital_file: download } : {}),
        };
        resolved.push(faults.length > 0 ? { faults } : { record: { ...record, ...files }, drawn });
      }
      return resolved;
    },
  };
}

/** More than a drawing may weigh, so that it is said of the drawing itself. */
const MOST_READ_BYTES = 10 * MOST_DRAWING_BYTES;

export type ProductFiles = ReturnType<typeof productFiles>;

type FileColumn = 'pictures' | 'drawings' | 'model' | 'digital_file';

/** A picture of the shop, as an export names it. */
const PICTURE = /^[0-9a-f]{20}\.webp$/;

/** Of the files that records name, and that do not come with the table, those that the shop has. */
async function knownFiles(
  db: Db,
  records: readonly GivenRecord[],
  source: FileSource,
  drawings: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const pictures = records.flatMap(({ pictures: names }) => names ?? []).filter((name) => PICTURE.test(name));
  const downloads = records.flatMap(({ digital_file }) => digital_file ?? []);
  const ids = [...new Set(pictures.filter((name) => !source.has(name)))].map(pictureIdOf);
  const found =
    ids.length > 0 ? await db.selectFrom('images').select('image_id').where('image_id', 'in', ids).execute() : [];
  const stored =
    downloads.length > 0
      ? await db.selectFrom('digital_files').select('file').where('file', 'in', downloads).execute()
      : [];
  const models = await storedModels(
    db,
    records.flatMap(({ model }) => model ?? []),
  );
  return new Set([
    ...drawings,
    ...models.map(({ model_id }) => modelNameOf(model_id)),
    ...found.map(({ image_id }) => pictureNameOf(image_id)),
    ...stored.map(({ file }) => file),
  ]);
}

export const DOWNLOAD_FOLDER = 'digital';
/** For a backup. */
export const DOWNLOAD_FILES = sql<{ path: string }>`select file as path from digital_files`;
const MOST_DOWNLOAD_BYTES = 200 * 1024 * 1024;

/** What a download may be, by its content. An EPUB is a ZIP. */
const DOWNLOADS = [
  { ending: '.pdf', begins: '%PDF-', type: 'application/pdf' },
  { ending: '.zip', begins: 'PK\x03\x04', type: 'application/zip' },
  { ending: '.epub', begins: 'PK\x03\x04', type: 'application/epub+zip' },
] as const;
