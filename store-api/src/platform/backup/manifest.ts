import * as v from 'valibot';

/** Raised when an archive can no longer be read by the releases before. */
export const FORMAT = 1;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Measured = { bytes: Count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) };

/** An archive may come from anywhere: nothing in it may name a file elsewhere. Both are parts of paths. */
const TableName = v.pipe(v.string(), v.regex(/^\w+$/));
/** The key of a file. */
const FilePath = v.pipe(
  v.string(),
  v.regex(/^(originals|digital|models|attachments|review-pictures)(\/[\w-][\w.-]*)+$/),
);

/** What a backup holds, as the last entry of its archive. */
export const Manifest = v.object({
  format: v.literal(FORMAT),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The steps of the schema that the database had run. */
  migrations: v.array(v.string()),
  /** The last number that each gave; null for none. As text: a bigint may be larger than a safe number. */
  sequences: v.record(v.string(), v.nullable(v.pipe(v.string(), v.digits()))),
  tables: v.array(v.object({ name: TableName, columns: v.array(v.string()), rows: Count, ...Measured })),
  files: v.array(v.object({ path: FilePath, ...Measured })),
});
export type Manifest = v.InferOutput<typeof Manifest>;
export type TablePart = Manifest['tables'][number];
export type FilePart = Manifest['files'][number];

/** Where a part is in the archive, and in the folder that it is unpacked to. */
export const MANIFEST = 'manifest.json';
export const pathOfTable = ({ name }: Pick<TablePart, 'name'>) => `tables/${name}.jsonl`;
export const pathOfFile = ({ path }: Pick<FilePart, 'path'>) => `files/${path}`;
