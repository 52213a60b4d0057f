import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import type { ContentKind, LiveDocument } from './content-kind.ts';

/**
 * Which version of a document visitors see: the last one published by now, until its end. The version it replaced
 * does not come back at its end.
 */
export function liveVersion<Version extends PublishedVersion>(versions: readonly Version[], now: Date): Version | null {
  const current = inOrder(versions).findLast(({ publish_at }) => publish_at <= now);
  return current && (current.end_at === null || current.end_at > now) ? current : null;
}

interface PublishedVersion {
  readonly version: number;
  readonly publish_at: Date;
  readonly end_at: Date | null;
}

const inOrder = <Version extends PublishedVersion>(versions: readonly Version[]) =>
  versions.toSorted(
    (one, other) => one.publish_at.getTime() - other.publish_at.getTime() || one.version - other.version,
  );

/** The next moment at which another version, or none, is live. */
function nextChange(versions: readonly PublishedVersion[], now: Date): Date | null {
  const begins = versions.map(({ publish_at }) => publish_at).filter((at) => at > now);
  const ends = [liveVersion(versions, now)?.end_at ?? null].filter((at) => at !== null);
  return [...begins, ...ends].toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** Brings what visitors see in line with the versions' times. The caller holds the item's lock. */
export async function refreshLive(trx: Db, kind: ContentKind, name: string, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('content_versions')
    .select(['version', 'publish_at', 'end_at', 'front', 'markdown'])
    .where('kind', '=', kind.plural)
    .where('name', '=', name)
    .where('publish_at', 'is not', null)
    .execute();
  const versions = rows.flatMap(({ publish_at, ...row }) => (publish_at ? [{ ...row, publish_at }] : []));
  const live = liveVersion(versions, now);
  const document = live && {
    name,
    markdown: live.markdown,
    front: v.parse(kind.front, live.front),
    publishedAt: live.publish_at,
  };
  await kind.show?.(trx, name, document);
  await trx
    .updateTable('content_items')
    .set({ live_version: live?.version ?? null, next_change_at: nextChange(versions, now) })
    .where('kind', '=', kind.plural)
    .where('name', '=', name)
    .execute();
}

/** Makes others that write the same document wait; creates it when it is new. */
export async function lockItem(trx: Db, kind: ContentKind, name: string): Promise<void> {
  await trx
    .insertInto('content_items')
    .values({ kind: kind.plural, name, live_version: null, next_change_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('content_items')
    .select('name')
    .where('kind', '=', kind.plural)
    .where('name', '=', name)
    .forUpdate()
    .execute();
}

/** After a fault the others are published, and this one is tried again later. */
const RETRY_MS = 60_000;

/** Applies publish and end times that have passed. Any number of processes may run it at once. */
export async function publishDue(db: Db, kinds: readonly ContentKind[], now: Date): Promise<void> {
  const due = await db
    .selectFrom('content_items')
    .select(['kind', 'name'])
    .where('next_change_at', '<=', now)
    .execute();
  const faults: unknown[] = [];
  for (const item of due) {
    const kind = kinds.find(({ plural }) => plural === item.kind);
    if (!kind) continue;
    try {
      await transact(db, async (trx) => {
        await lockItem(trx, kind, item.name);
        await refreshLive(trx, kind, item.name, now);
      });
    } catch (fault) {
      faults.push(fault);
      await db
        .updateTable('content_items')
        .set({ next_change_at: new Date(now.getTime() + RETRY_MS) })
        .where('kind', '=', item.kind)
        .where('name', '=', item.name)
        .execute();
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'content could not be published at its time');
}

/** The documents of a kind that visitors see, by name. */
export async function liveDocuments<Front>(db: Db, kind: ContentKind<Front>): Promise<LiveDocument<Front>[]> {
  const rows = await liveVersions(db, kind.plural)
    .select(['content_items.name', 'front', 'markdown', 'publish_at'])
    .orderBy('content_items.name')
    .execute();
  return rows.map(({ name, markdown, front, publish_at }) => ({
    name,
    markdown,
    front: v.parse(kind.front, front),
    publishedAt: publish_at ?? new Date(0),
  }));
}

/** When the live version of each document of a kind was published, by the document's name. */
export async function publishedAt(db: Db, plural: string): Promise<Readonly<Record<string, string>>> {
  const rows = await liveVersions(db, plural).select(['content_items.name', 'publish_at']).execute();
  return Object.fromEntries(
    rows.flatMap(({ name, publish_at }) => (publish_at ? [[name, publish_at.toISOString()]] : [])),
  );
}

function liveVersions(db: Db, plural: string) {
  return db
    .selectFrom('content_items')
    .innerJoin('content_versions', (join) =>
      join
        .onRef('content_versions.kind', '=', 'content_items.kind')
        .onRef('content_versions.name', '=', 'content_items.name')
        .onRef('content_versions.version', '=', 'content_items.live_version'),
    )
    .where('content_items.kind', '=', plural);
}
