import type { Settings } from '../settings/settings.ts';
import { FACT_NAMES, type GivenFacts, readStoreFacts, SAMPLE_FACTS, type StoreFacts } from '../settings/store-facts.ts';
import type { OpenChangeLine } from './changes/change-feed.ts';
import { exists } from './exists.ts';
import { SETTINGS_TAG } from './followed-tables.ts';
import type { Db } from './schema.ts';

declare module './schema.ts' {
  interface Database {
    store_facts: {
      version: number;
      facts: import('kysely').ColumnType<import('../settings/store-facts.ts').GivenFacts, string, never>;
      at: GeneratedTimestamp;
      by: import('kysely').Generated<string>;
    };
  }
}

export interface FactsVersion {
  readonly version: number;
  readonly facts: GivenFacts;
}

/** The facts that are shown; null before the store's first start. */
export async function latestFacts(db: Db): Promise<FactsVersion | null> {
  const row = await db
    .selectFrom('store_facts')
    .select(['version', 'facts'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** False when someone else stored that version first. */
export async function storeFacts(db: Db, { version, facts }: FactsVersion, by: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('store_facts')
    .values({ version, facts: JSON.stringify(facts), by })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Settings whose `store` is what the database says. */
export async function withStoredFacts(db: Db, settings: Settings): Promise<Settings> {
  const latest = await latestFacts(db);
  return latest ? { ...settings, store: usable(latest.facts) } : settings;
}

export interface OpenStoreFacts {
  /** `store` is always the latest that this process has read. */
  readonly settings: Settings;
  /** A line that reads changed facts before it reports the change: what is computed after the report is never of the old ones. */
  before(open: OpenChangeLine): OpenChangeLine;
}

/** A store's first start stores what the environment says; the sample shop's own facts where it says nothing. */
export async function openStoreFacts(db: Db, settings: Settings): Promise<OpenStoreFacts> {
  if ((await latestFacts(db)) === null) {
    const isSample = await exists(db.selectFrom('samples_filled').select('filled_at').limit(1));
    await storeFacts(db, { version: 1, facts: { ...(isSample ? SAMPLE_FACTS : {}), ...settings.givenFacts } }, '');
  }
  let current = settings.store;
  const reread = async () => {
    const latest = await latestFacts(db);
    if (latest) current = usable(latest.facts);
  };
  await reread();
  const live = Object.defineProperty({ ...settings }, 'store', { enumerable: true, get: () => current });
  return {
    settings: live,
    before: (open) => async (onNotice) => {
      const line = await open(onNotice);
      return {
        async read(position) {
          const reading = await line.read(position);
          if (reading.lost || reading.tags.includes(SETTINGS_TAG)) await reread();
          return reading;
        },
        close: () => line.close(),
      };
    },
  };
}

/** Without those that this release does not know or take: another one may have stored them. */
function usable(facts: GivenFacts): StoreFacts {
  const isTaken = (name: (typeof FACT_NAMES)[number]) => readStoreFacts({ [name]: facts[name] }).ok;
  const taken = FACT_NAMES.filter((name) => facts[name] !== undefined && isTaken(name));
  const read = readStoreFacts(Object.fromEntries(taken.map((name) => [name, facts[name]])));
  if (!read.ok) throw new Error(read.faults.join(' '));
  return read.facts;
}
