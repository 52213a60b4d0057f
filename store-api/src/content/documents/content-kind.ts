import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import type { RawDocument } from './markdown.ts';

export interface ContentDocument<Front> {
  /** Its file's name without '.md': 'king-or-queen-bed-sizes-in-india'. */
  readonly name: string;
  readonly front: Front;
  readonly markdown: string;
}

/** A kind of content that editors write as Markdown files: pages, slides, questions … */
export interface ContentKind<Front = unknown> {
  /** In commands, folders, tables and tags: 'pages'. */
  readonly plural: string;
  readonly singular: string;
  /** The name of a document, for examples. */
  readonly example: string;
  readonly front: v.GenericSchema<unknown, Front>;
  /** How lists name a document. */
  title(front: Front): string;
  /** What of a document only the database can judge, a sentence each: a picture that is not there. */
  faults?(db: Db, document: ContentDocument<Front>): Promise<readonly string[]>;
  /** Writes what visitors see from now on to the tables that lists and joins read; null: nothing of this name. */
  show?(trx: Db, name: string, document: LiveDocument<Front> | null): Promise<void>;
}

export interface LiveDocument<Front> extends ContentDocument<Front> {
  readonly publishedAt: Date;
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isContentName = (name: string): boolean => NAME.test(name) && name.length <= 120;

type ReadDocument<Front> =
  | { readonly ok: true; readonly document: ContentDocument<Front> }
  | { readonly ok: false; readonly faults: readonly string[] };

/** A document as its kind wants it, or what is wrong with it, a sentence each. */
export function readDocument<Front>(
  kind: ContentKind<Front>,
  name: string,
  { front, markdown }: RawDocument,
): ReadDocument<Front> {
  const parsed = v.safeParse(kind.front, front);
  if (parsed.success) return { ok: true, document: { name, front: parsed.output, markdown } };
  const faults = parsed.issues.map((issue) => {
    const field = v.getDotPath(issue);
    return field ? `${field}: ${issue.message}.` : `${issue.message}.`;
  });
  return { ok: false, faults };
}

/** In English: a translation is a row of `translations`. */
export const Text = v.pipe(
  v.string('a text is written in English'),
  v.trim(),
  v.nonEmpty('a text is missing'),
  v.maxLength(2_000),
);

/** Where a link leads: a page of the store. */
export const StorePath = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])\S*$/, "a link is a path of the store, like '/collections/beds'"),
);

/** Shown in rising order. */
export const Order = v.pipe(v.number(), v.integer());

/** The code of an advertised coupon: the document is shown only while the code works. */
export const CouponCode = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z0-9][A-Z0-9-]{1,29}$/, 'no coupon code'));
