import path from 'node:path';
import { sql } from 'kysely';
import { ReleaseVersion } from 'shared-contracts/server/release';
import { sourcePosition } from 'shared-contracts/server-kit/source-position';
import * as v from 'valibot';
import { type Command, command } from '../command-line/command.ts';
import type { Db } from '../database/schema.ts';
import { DAY_MS } from '../time.ts';

const DAYS = { about: 'Of how many days.', optional: true, default: '7' } as const;
const RELEASES = {
  about: 'Folder with the packages, whose dist folders have the source maps of their releases.',
  optional: true,
  default: path.resolve(import.meta.dirname, '../../../..'),
} as const;
const MOST_ROWS = 200;

const faults = command({
  name: 'browsers faults',
  summary:
    'Errors and failed remotes that browsers reported, with the lines of their sources, the most frequent first.',
  words: { days: DAYS, releases: RELEASES },
  examples: ['', '1', '1 /srv/releases', '30 --format csv'],
  columns: {
    times: 'number',
    kind: 'text',
    remote: 'text',
    version: 'text',
    route: 'text',
    detail: 'text',
    source: 'text',
    last: 'time',
  },
  async *run({ db, now }, { days, releases }) {
    const rows = await db
      .selectFrom('client_reports')
      .select((row) => [
        'kind',
        'remote',
        'version',
        'route',
        'detail',
        row.fn.countAll<number>().as('times'),
        row.fn.max('reported_at').as('last'),
      ])
      .where('kind', '!=', 'vital')
      .where('reported_at', '>', since(now(), days))
      .groupBy(['kind', 'remote', 'version', 'route', 'detail'])
      .orderBy('times', 'desc')
      .orderBy('last', 'desc')
      .limit(MOST_ROWS)
      .execute();
    for (const { times, last, ...row } of rows)
      yield { ...row, times: Number(times), source: await sourceOf(row, releases), last };
    if (rows.length === 0) yield 'No browser has reported a fault.';
  },
});

/** The end of what shell/src/browser/report-faults.ts writes: the script's address. What personal data may hide of it is in the columns. */
const SCRIPT = /\/([\w.~-]{1,200}\.js)(?:\?[^\s:]*)?:(\d{1,9}):(\d{1,9})$/;

/** '' where the detail names no script of a release whose source maps are there. */
async function sourceOf(fault: { remote: string; version: string; detail: string }, releases: string): Promise<string> {
  const [, script, line, column] = SCRIPT.exec(fault.detail) ?? [];
  // Anybody can send a report, and its words become a path.
  if (!script || fault.remote === 'other' || !v.is(ReleaseVersion, fault.version)) return '';
  const maps = path.join(releases, fault.remote, 'dist/.private', fault.version);
  return (await sourcePosition(path.join(maps, `${script}.map`), Number(line), Number(column))) ?? '';
}

const vitals = command({
  name: 'browsers vitals',
  summary: 'How fast pages were for their visitors, by route and release: three of four visits were as fast or faster.',
  details: 'LCP and INP are in milliseconds and good up to 2500 and 200; CLS is good up to 0.1.',
  words: { days: DAYS },
  examples: ['', '1', '30 --format csv'],
  columns: { route: 'text', remote: 'text', version: 'text', vital: 'text', p75: 'number', visits: 'number' },
  async *run({ db, now }, { days }) {
    const rows = await quartiles(db, since(now(), days));
    for (const { p75, visits, ...row } of rows)
      yield { ...row, p75: Math.round(p75 * 1000) / 1000, visits: Number(visits) };
    if (rows.length === 0) yield 'No browser has reported a vital.';
  },
});

interface Quartile {
  readonly route: string;
  readonly remote: string;
  readonly version: string;
  readonly vital: string;
  readonly p75: number;
  readonly visits: number;
}

async function quartiles(db: Db, after: Date): Promise<readonly Quartile[]> {
  const { rows } = await sql<Quartile>`
    select route, remote, version, vital, percentile_cont(0.75) within group (order by value) as p75, count(*) as visits
    from client_reports
    where kind = 'vital' and vital is not null and value is not null and reported_at > ${after}
    group by route, remote, version, vital
    order by visits desc, route, vital, version limit ${MOST_ROWS}`.execute(db);
  return rows;
}

const since = (now: Date, days: string) => new Date(now.getTime() - Math.min(Number(days) || 7, 3650) * DAY_MS);

export const browserCommands: readonly Command[] = [faults, vitals];
