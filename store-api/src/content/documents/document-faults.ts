import type { Db } from '../../platform/database/schema.ts';
import { type ContentDocument, type ContentKind, readDocument } from './content-kind.ts';
import type { RawDocument } from './markdown.ts';

/** Every coupon's code, and whether pages may name it. */
export type ReadCoupons = (db: Db) => Promise<readonly { readonly code: string; readonly advertised: boolean }[]>;

/**
 * Why a document may not be shown, a sentence each: what its kind knows, and what it says of coupons (CON-09).
 * @param before what is there already: a picture that it lacks, too, is no fault of the change
 */
export async function documentFaults(
  db: Db,
  kind: ContentKind,
  document: ContentDocument<unknown>,
  readCoupons: ReadCoupons,
  before?: RawDocument,
): Promise<readonly string[]> {
  const faults = (await kind.faults?.(db, document)) ?? [];
  const known = faults.length > 0 && before ? await knownFaults(db, kind, document.name, before) : [];
  return [...faults.filter((fault) => !known.includes(fault)), ...couponFaults(document, await readCoupons(db))];
}

async function knownFaults(db: Db, kind: ContentKind, name: string, before: RawDocument): Promise<readonly string[]> {
  const read = readDocument(kind, name, before);
  return read.ok ? ((await kind.faults?.(db, read.document)) ?? []) : [];
}

function couponFaults(
  { front, markdown }: ContentDocument<unknown>,
  coupons: Awaited<ReturnType<ReadCoupons>>,
): readonly string[] {
  const { coupon: named, ...rest } = front as { readonly coupon?: string };
  const words = new Set(`${JSON.stringify(rest)} ${markdown}`.split(/[^A-Z0-9-]+/));
  const typed = coupons.filter(({ code }) => words.has(code)).map(({ code }) => code);
  const found = coupons.find(({ code }) => code === named);
  return [
    ...typed.map(
      (code) => `The code ${code} would stay in the text when it no longer works: write {code}, and 'coupon: ${code}'.`,
    ),
    ...(named !== undefined && !found ? [`There is no coupon ${named}.`] : []),
    ...(found && !found.advertised
      ? [`The coupon ${found.code} is not advertised: coupons change ${found.code} --advertised yes.`]
      : []),
  ];
}
