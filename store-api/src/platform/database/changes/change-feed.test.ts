import { sql } from 'kysely';
import { openTestDatabase } from '../../../testing/databases.ts';
import { until } from '../../../testing/until.ts';
import type { OpenDatabase } from '../connection.ts';
import { type ChangeFeed, type ChangeFeedOptions, type ChangeLine, type News, openChangeFeed } from './change-feed.ts';
import { pruneChanges } from './prune-changes.ts';
import { type Reading, tagsSince } from './read-changes.ts';

/** So long that a feed with this polling interval reads only when it is notified or asked. */
const NEVER_MS = 3_600_000;

/** A feed of a database with all that it has delivered. */
async function listen(database: OpenDatabase, options: Partial<ChangeFeedOptions> = {}) {
  const feed = await openChangeFeed({ open: database.openChangeLine, ...options });
  const news: News[] = [];
  feed.follow((change) => news.push(change));
  const tags = () => news.flatMap((change) => (change.kind === 'changed' ? change.tags : []));
  let readings = 0;
  return {
    feed,
    news,
    tags,
    has: (tag: string) => until(() => tags().includes(tag), `the change of ${tag}`),
    /** Makes the feed read, whatever its polling interval. */
    readsAgain: () => feed.reach(`0-another-${++readings}`),
  };
}

const note = (database: Pick<OpenDatabase, 'db'>, tag: string, promptly = true) =>
  sql`select record_change(array[${tag}::text], ${promptly})`.execute(database.db);

describe(`the change feed`, () => {
  let database: OpenDatabase;
  const feeds: ChangeFeed[] = [];
  const listening = async (options?: Partial<ChangeFeedOptions>) => {
    const heard = await listen(database, options);
    feeds.push(heard.feed);
    return heard;
  };
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(feeds.splice(0).map((feed) => feed.close()));
  });
  afterAll(() => database.close());

  it('tells what is committed without waiting for the next poll, and each once [API-05]', async () => {
    const { feed, has, tags, readsAgain } = await listening({ readEveryMs: NEVER_MS, now: () => 0 });
    expect(feed.isConfirmed()).toBe(true);
    for (const tag of ['prompt:1', 'prompt:2']) {
      await note(database, tag);
      await has(tag);
    }
    await readsAgain();
    expect(tags()).toEqual(['prompt:1', 'prompt:2']);
  });

  it('finds what sends no notice by polling, and each once [API-05]', async () => {
    const asleep = await listening({ readEveryMs: NEVER_MS });
    const polling = await listening();
    await note(database, 'silent:1', false);
    await polling.has('silent:1');
    await polling.readsAgain();
    expect(polling.tags()).toEqual(['silent:1']);
    await note(database, 'prompt:3');
    await asleep.has('prompt:3');
    // Both in one reading: the first did not wake it.
    expect(asleep.news.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
    expect(asleep.tags().toSorted()).toEqual(['prompt:3', 'silent:1']);
  });

  it('says again and again that there is nothing new', async () => {
    const { news } = await listening();
    await until(() => news.filter(({ kind }) => kind === 'confirmed').length > 2, 'three confirmations');
  });

  it('gives a reader that missed changes all of them, by a number that any process can read [API-05]', async () => {
    const first = await listening();
    await note(database, 'seen:1');
    await first.has('seen:1');
    const [resumeFrom = ''] = first.feed.position().split('-');
    await first.feed.close();
    await note(database, 'missed:1');
    await note(database, 'missed:2');
    expect(await tagsSince(database.db, resumeFrom)).toEqual(expect.arrayContaining(['missed:1', 'missed:2']));
  });

  it('does not pretend to know what was pruned or never was', async () => {
    const [resumeFrom = ''] = (await listening()).feed.position().split('-');
    const inHours = (hours: number) => pruneChanges(database.db, new Date(Date.now() + hours * 3_600_000));
    await note(database, 'kept:1');
    await inHours(2);
    expect(await tagsSince(database.db, resumeFrom)).toContain('kept:1');
    // What a transaction that is still running may have seen is not pruned; other suites have such on this server.
    let hours = 2;
    await until(async () => {
      hours += 2;
      await inHours(hours);
      return (await tagsSince(database.db, resumeFrom)) === null;
    }, 'the change is pruned');
    expect(await tagsSince(database.db, '999999999999')).toBeNull();
  });

  it('knows at least what another process knew when asked to [API-05]', async () => {
    const one = await listening();
    const other = await listening();
    await note(database, 'late:1', false);
    await one.has('late:1');
    expect(await other.feed.reach(one.feed.position())).toBe(true);
    expect(other.tags()).toContain('late:1');
  });
});

describe('the change feed of several connections', () => {
  let database: OpenDatabase;
  let feed: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    feed = await listen(database);
  });
  afterEach(() => feed.feed.close());
  afterAll(() => database.close());

  // Numbers are given out before the commit: following them alone, the slow transaction's change was never seen.
  it('misses no transaction that commits after one with a higher number, and delivers each once [API-05]', async () => {
    const noted = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    const slowly = database.db.transaction().execute(async (trx) => {
      await note({ db: trx }, 'slow:1');
      noted.resolve();
      await slow.promise;
    });
    await noted.promise;
    for (const tag of ['quick:1', 'quick:2']) await note(database, tag);
    await feed.has('quick:2');
    expect(feed.tags()).not.toContain('slow:1');
    slow.resolve();
    await slowly;
    await feed.has('slow:1');
    await feed.readsAgain();
    expect(feed.tags().toSorted()).toEqual(['quick:1', 'quick:2', 'slow:1']);
  });

  it('delivers each of many concurrent changes exactly once [API-05]', async () => {
    const tags = Array.from({ length: 200 }, (_, index) => `crowd:${index}`);
    await Promise.all(
      tags.map((tag) =>
        database.db.transaction().execute(async (trx) => {
          await note({ db: trx }, tag);
          await sql`select pg_sleep(random() * 0.02)`.execute(trx);
        }),
      ),
    );
    await until(() => feed.tags().length >= tags.length, 'all changes');
    await feed.readsAgain();
    expect(feed.tags().toSorted()).toEqual(tags.toSorted());
  });

  it('goes on where it was after its connection was cut [API-05]', async () => {
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'store-api changes'`.execute(database.db);
    for (const round of [1, 2, 3]) {
      await cut();
      await note(database, `cut:${round}`);
      await feed.has(`cut:${round}`);
    }
    expect(feed.news.map(({ kind }) => kind)).not.toContain('reset');
    await until(feed.feed.isConfirmed, 'a confirmation');
  });

  // Each buyer's transaction that woke the listeners queued for one lock of the whole server.
  it('lets buyers of different products pay at the same time without waking anybody', async () => {
    const sale = database.db.transaction().execute(async (trx) => {
      await sql`update products set stock_quantity = stock_quantity - 1, units_sold = units_sold + 1
        where product_id = 7`.execute(trx);
      const { rows } = await sql<{ waiting: boolean }>`
        select exists (
          select from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where not granted and datname = current_database()
        ) as waiting`.execute(database.db);
      expect(rows).toEqual([{ waiting: false }]);
      await database.db.transaction().execute(async (other) => {
        await sql`update products set stock_quantity = stock_quantity - 1 where product_id = 8`.execute(other);
      });
    });
    await sale;
    await feed.has('product:7');
    expect(feed.tags()).toEqual(expect.arrayContaining(['product:8', 'stock']));
  });
});

describe('a feed whose database does not answer', () => {
  it('stops being confirmed within a second, reaches nothing, and is confirmed again when it answers', async () => {
    let answers = true;
    let now = 0;
    const failures: number[] = [];
    const wal = { timeline: '00000001', lsn: 1n };
    const reading: Reading = { position: '1:1: 00000001', resumeFrom: '1', tags: [], lag: 0, lost: false, wal };
    const line: ChangeLine = {
      read: () => (answers ? Promise.resolve(reading) : Promise.reject(new Error('silent'))),
      close: async () => undefined,
    };
    const feed = await openChangeFeed({
      open: async () => line,
      now: () => now,
      readEveryMs: 5,
      onTrouble: (_fault, before) => void failures.push(before),
    });
    expect(feed.isConfirmed()).toBe(true);
    answers = false;
    now = 1000;
    await until(() => failures.length > 1, 'failed readings');
    // So that an outage can be logged once, and not twice a second.
    expect(failures.slice(0, 2)).toEqual([0, 1]);
    expect(feed.isConfirmed()).toBe(false);
    expect(await feed.reach('7-other-1')).toBe(false);
    answers = true;
    await until(feed.isConfirmed, 'a confirmation');
    expect(await feed.reach('7-other-1')).toBe(true);
    await feed.close();
  });
});
