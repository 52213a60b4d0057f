import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { readCount } from '../../platform/command-line/values.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { indianTime } from '../../platform/time.ts';
import { type ContentKind, isContentName, readDocument } from './content-kind.ts';
import { documentFaults, type ReadCoupons } from './document-faults.ts';
import { exportCommand, importCommand } from './file-commands.ts';
import { liveVersion } from './live.ts';
import { writeDocument } from './markdown.ts';
import { SHOWING, showingOf } from './showing.ts';
import {
  newestVersions,
  publishVersion,
  type StoredVersion,
  saveVersion,
  unpublish,
  type VersionTimes,
  versionsOf,
  versionTimes,
} from './versions.ts';

/** What an operator does with the documents of a kind. */
export function contentCommands(kind: ContentKind, readCoupons: ReadCoupons): readonly Command[] {
  const { plural, singular } = kind;
  const NAME = { about: `A ${singular}, by its name in "${plural} list".`, read: readName };
  const NAMES = { ...NAME, many: true } as const;
  const VERSION = { takes: 'N', about: 'Another version than the newest.', read: readCount } as const;

  const list = command({
    name: `${plural} list`,
    summary: `Every ${singular}: whether visitors see it, and its versions.`,
    examples: [''],
    columns: { name: 'text', state: 'text', versions: 'number', title: 'text' },
    async *run({ db, now }) {
      const documents = Map.groupBy(await versionTimes(db, kind), ({ name }) => name);
      const titles = await newestTitles(db, kind);
      for (const [name, versions] of documents) {
        yield { name, state: stateOf(versions, now()), versions: versions.length, title: titles.get(name) ?? '' };
      }
      if (documents.size === 0) yield `No ${plural}.`;
    },
  });

  const show = command({
    name: `${plural} show`,
    summary: `Prints a ${singular} as its file.`,
    words: { name: NAME },
    options: { version: VERSION },
    examples: [kind.example, `${kind.example} --version 1`],
    async *run({ db }, { name, version }) {
      yield* writeDocument(await find(db, kind, name, version))
        .trimEnd()
        .split('\n');
    },
  });

  const versions = command({
    name: `${plural} versions`,
    summary: `All versions of a ${singular}: when each was and will be shown, and who wrote it.`,
    words: { name: NAME },
    examples: [kind.example],
    columns: { version: 'number', state: 'text', from: 'time', until: 'time', written: 'time', by: 'text' },
    async *run({ db, now }, { name }) {
      const found = await allOf(db, kind, name);
      const live = liveVersion(published(found), now());
      for (const one of found) {
        yield {
          version: one.version,
          state: versionState(one, live, now()),
          from: one.publish_at,
          until: one.end_at,
          written: one.created_at,
          by: one.created_by,
        };
      }
    },
  });

  const publish = command({
    name: `${plural} publish`,
    summary: `Shows the newest version of a ${singular}, at once or from a time on.`,
    details: 'Until its end, or until another version is shown. What it replaced does not come back at its end.',
    words: { names: NAMES },
    options: { ...SHOWING, version: VERSION },
    examples: [kind.example, `${kind.example} --at "2026-11-25 09:00" --until 2026-11-30`],
    dryRun: 'transaction',
    async *run({ db, now }, { names, version, ...times }) {
      if (version !== undefined && names.length > 1) throw new CommandRefused('--version is of one name.');
      const showing = showingOf(times, now());
      const printed: string[] = [];
      await transact(db, async (trx) => {
        for (const name of names) {
          const chosen = await find(trx, kind, name, version);
          const [shown] = published(await versionsOf(trx, kind, name));
          await refuseFaults(trx, kind, name, chosen, readCoupons, shown);
          await refuseGap(trx, kind, name, chosen, showing.from, now());
          await publishVersion(trx, kind, name, { ...showing, version: chosen.version, now: now() });
          printed.push(`${name}: version ${chosen.version}, ${formatShowing(showing, now())}`);
        }
      });
      yield* printed;
    },
  });

  const take = command({
    name: `${plural} unpublish`,
    summary: `Takes a ${singular} out, at once or at a time. Its planned versions become drafts.`,
    words: { names: NAMES },
    options: { at: SHOWING.at },
    examples: [kind.example, `${kind.example} --at 2026-12-01`],
    dryRun: 'transaction',
    async *run({ db, now }, { names, at }) {
      const end = at ?? now();
      if (end < now()) throw new CommandRefused('--at is in the past.');
      await transact(db, async (trx) => {
        for (const name of names) {
          await allOf(trx, kind, name);
          await unpublish(trx, kind, name, { at: end, now: now() });
        }
      });
      for (const name of names) yield `${name}: ${end > now() ? `ends ${indianTime(end)}` : 'no longer shown'}`;
    },
  });

  const restore = command({
    name: `${plural} restore`,
    summary: `Makes an old version of a ${singular} the newest one again, and shows it.`,
    words: { name: NAME, version: { about: 'Its number in the list of versions.', read: readCount } },
    options: SHOWING,
    examples: [`${kind.example} 1`, `${kind.example} 1 --at 2026-12-01`],
    dryRun: 'transaction',
    async *run({ db, now, by = '' }, { name, version, ...times }) {
      const showing = showingOf(times, now());
      const restored = await transact(db, async (trx) => {
        const old = await find(trx, kind, name, version);
        const [shown] = published(await versionsOf(trx, kind, name));
        await refuseFaults(trx, kind, name, old, readCoupons, shown);
        const saved = await saveVersion(trx, kind, name, old, { now: now(), by });
        await publishVersion(trx, kind, name, { ...showing, version: saved.version, now: now() });
        return saved.version;
      });
      yield `${name}: version ${restored} is version ${version} again, ${formatShowing(showing, now())}`;
    },
  });

  return [list, show, versions, exportCommand(kind), importCommand(kind, readCoupons), publish, take, restore];
}

function readName(word: string, typed: string): string {
  const name = typed.replace(/\.md$/, '').toLowerCase();
  if (isContentName(name)) return name;
  throw new CommandRefused(`${word} is made of letters, digits and hyphens.`);
}

/** What documents of a kind call themselves in their newest versions, by name. */
async function newestTitles(db: Db, kind: ContentKind): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const { name, ...newest } of await newestVersions(db, kind)) {
    const read = readDocument(kind, name, newest);
    if (read.ok) titles.set(name, kind.title(read.document.front));
  }
  return titles;
}

async function allOf(db: Db, kind: ContentKind, name: string): Promise<readonly StoredVersion[]> {
  const versions = await versionsOf(db, kind, name);
  if (versions.length === 0) throw new CommandRefused(`There is no ${kind.singular} ${name}. Nothing was changed.`);
  return versions;
}

async function find(db: Db, kind: ContentKind, name: string, version?: number): Promise<StoredVersion> {
  const versions = await allOf(db, kind, name);
  const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (!found) throw new CommandRefused(`${name} has no version ${version}. Nothing was changed.`);
  return found;
}

async function refuseFaults(
  db: Db,
  kind: ContentKind,
  name: string,
  stored: StoredVersion,
  readCoupons: ReadCoupons,
  before: StoredVersion | undefined,
): Promise<void> {
  const read = readDocument(kind, name, stored);
  const faults = read.ok ? await documentFaults(db, kind, read.document, readCoupons, before) : read.faults;
  if (faults.length > 0) throw new CommandRefused(`${name}: ${faults.join(' ')} Nothing was changed.`);
}

/** A version has one time of publication: a later one would hide it from visitors until then. */
async function refuseGap(db: Db, kind: ContentKind, name: string, chosen: StoredVersion, from: Date, now: Date) {
  if (from <= now || liveVersion(published(await versionsOf(db, kind, name)), now)?.version !== chosen.version) return;
  throw new CommandRefused(
    `${name}: version ${chosen.version} is shown already; --at would hide it until then. Nothing was changed.`,
  );
}

const published = <Version extends VersionTimes>(versions: readonly Version[]) =>
  versions.flatMap(({ publish_at, ...one }) => (publish_at ? [{ ...one, publish_at }] : []));

function stateOf(versions: readonly VersionTimes[], now: Date): string {
  const shown = published(versions);
  const live = liveVersion(shown, now);
  const planned = shown.filter(({ publish_at }) => publish_at > now).length > 0;
  const state = live ? 'shown' : shown.length === 0 ? 'draft' : planned ? 'planned' : 'ended';
  const isNewer = versions[0]?.publish_at === null && shown.length > 0;
  return [state, ...(live && planned ? ['change planned'] : []), ...(isNewer ? ['newer draft'] : [])].join(', ');
}

function versionState(
  { version, publish_at, end_at }: StoredVersion,
  live: { readonly version: number } | null,
  now: Date,
): string {
  if (publish_at === null) return 'draft';
  if (publish_at > now) return 'planned';
  if (live?.version === version) return 'shown';
  return end_at !== null && end_at <= now ? 'ended' : 'replaced';
}

function formatShowing({ from, until }: { readonly from: Date; readonly until: Date | null }, now: Date): string {
  const begin = from > now ? `from ${indianTime(from)}` : 'shown';
  return until === null ? begin : `${begin} until ${indianTime(until)}`;
}
