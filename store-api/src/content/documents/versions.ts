import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/database/schema.ts';
import type { ContentKind } from './content-kind.ts';
import { lockItem, refreshLive } from './live.ts';
import type { RawDocument } from './markdown.ts';

/** When a version is shown. `until` null: until another one replaces it. */
export interface Showing {
  readonly from: Date;
  readonly until: Date | null;
}

export interface StoredVersion extends RawDocument {
  readonly version: number;
  readonly publish_at: Date | null;
  readonly end_at: Date | null;
  readonly created_at: Date;
  readonly created_by: string;
}

/** All versions of a document, the newest first. */
export function versionsOf(db: Db, kind: ContentKind, name: string): Promise<StoredVersion[]> {
  return db
    .selectFrom('content_versions')
    .select(['version', 'front', 'markdown', 'publish_at', 'end_at', 'created_at', 'created_by'])
    .where('kind', '=', kind.plural)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute();
}

export type VersionTimes = Pick<StoredVersion, 'version' | 'publish_at' | 'end_at'>;

/** When the versions of all documents of a kind are shown, by name, the newest first. */
export function versionTimes(db: Db, kind: ContentKind): Promise<(VersionTimes & { readonly name: string })[]> {
  return db
    .selectFrom('content_versions')
    .select(['name', 'version', 'publish_at', 'end_at'])
    .where('kind', '=', kind.plural)
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute();
}

/** The newest version of each document of a kind. */
export function newestVersions(db: Db, kind: ContentKind): Promise<(RawDocument & { readonly name: string })[]> {
  return db
    .selectFrom('content_versions')
    .distinctOn('name')
    .select(['name', 'front', 'markdown'])
    .where('kind', '=', kind.plural)
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute();
}

interface Author {
  readonly now: Date;
  /** A staff number, or the user's number on the machine; '' for the seed. */
  readonly by: string;
}

/**
 * Stores a document as its newest version, a draft. Answers its number, and whether it is new: a document equal to the
 * newest version adds none.
 */
export async function saveVersion(
  trx: Db,
  kind: ContentKind,
  name: string,
  { front, markdown }: RawDocument,
  { now, by }: Author,
): Promise<{ readonly version: number; readonly isNew: boolean }> {
  await lockItem(trx, kind, name);
  const [newest] = await versionsOf(trx, kind, name);
  if (newest && newest.markdown === markdown && isDeepStrictEqual(newest.front, front)) {
    return { version: newest.version, isNew: false };
  }
  const version = (newest?.version ?? 0) + 1;
  const text = JSON.stringify(front);
  await trx
    .insertInto('content_versions')
    .values({ kind: kind.plural, name, version, front: text, markdown, created_at: now, created_by: by, ...DRAFT })
    .execute();
  return { version, isNew: true };
}

const DRAFT = { publish_at: null, end_at: null } as const;

/** Shows a version from a moment on, instead of the one before it. */
export async function publishVersion(
  trx: Db,
  kind: ContentKind,
  name: string,
  { version, from, until, now }: Showing & { readonly version: number; readonly now: Date },
): Promise<void> {
  await lockItem(trx, kind, name);
  await trx
    .updateTable('content_versions')
    .set({ publish_at: from, end_at: until })
    .where('kind', '=', kind.plural)
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
  await refreshLive(trx, kind, name, now);
}

/** Ends what is shown, at once or later; what was to be shown after that becomes a draft again. */
export async function unpublish(
  trx: Db,
  kind: ContentKind,
  name: string,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  await lockItem(trx, kind, name);
  const ofItem = trx.updateTable('content_versions').where('kind', '=', kind.plural).where('name', '=', name);
  await ofItem.set(DRAFT).where('publish_at', '>=', at).execute();
  await ofItem
    .set({ end_at: at })
    .where('publish_at', '<', at)
    .where((row) => row.or([row('end_at', 'is', null), row('end_at', '>', at)]))
    .execute();
  await refreshLive(trx, kind, name, now);
}
