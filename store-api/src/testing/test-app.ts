import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ApiCall, WireAnswer } from 'shared-contracts/api/call';
import { Envelope } from 'shared-contracts/api/envelope';
import * as v from 'valibot';
import { type AppDependencies, buildApp } from '../app.ts';
import { type ChangeFeedOptions, openChangeFeed } from '../platform/database/changes/change-feed.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import type { Db } from '../platform/database/schema.ts';
import { openStoreFacts } from '../platform/database/stored-facts.ts';
import { parseSettings, type Settings } from '../platform/settings/settings.ts';
import { openTestDatabase } from './databases.ts';

/** Who makes a call in a test; a visitor by default. */
export interface Credentials {
  readonly token: string;
  readonly userId: number | string;
  /** What the page is in; English by default. */
  readonly language?: string;
  /** A browser's cookie, of `knownDevice`. */
  readonly device?: string;
}

/** A visitor who reads Arabic. */
export const ARABIC_READER: Credentials = { token: '', userId: '', language: 'ar' };

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly problem: Readonly<Record<string, unknown>> & {
    readonly errors?: readonly { path: string; message: string }[];
  };
}

/** An API over a fresh database, with calls made as a browser would and answers parsed by the contract. */
export interface TestApp {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly settings: Settings;
  /** Makes a call that must succeed; its answer must be what the contract's schema says. */
  call<Call extends ApiCall>(call: Call, parameters: unknown, as?: Credentials): Promise<WireAnswer<Call>>;
  /** The same with what the envelope holds next to `data`. */
  callWithExtras<Call extends ApiCall>(
    call: Call,
    parameters: unknown,
    as?: Credentials,
  ): Promise<{ answer: WireAnswer<Call>; extras: Record<string, unknown> }>;
  /** Makes a call that must be refused with problem+json. */
  refused(call: ApiCall, parameters: unknown, as?: Credentials, more?: InjectOptions): Promise<Refusal>;
  close(): Promise<void>;
}

export type TestAppOptions = Partial<Omit<AppDependencies, 'db' | 'checkoutDb' | 'settings'>> & {
  readonly environment?: Readonly<Record<string, string>>;
  /** Stays; by default a new one, which goes with the app. */
  readonly dataDir?: string;
  /** Also follow the database's changes, and so keep answers as a running API does. */
  readonly followsChanges?: boolean | Pick<ChangeFeedOptions, 'now'>;
  /** The database, which closes with the app; by default a migrated and seeded one. */
  open?(): Promise<OpenDatabase>;
};

export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    environment = {},
    dataDir: given,
    followsChanges = false,
    open = openTestDatabase,
    ...dependencies
  } = options;
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'store-api-')));
  const database = await open();
  const facts = await openStoreFacts(database.db, testSettings({ ...environment, DATA_DIR: dataDir }));
  const { settings } = facts;
  const feed = followsChanges
    ? await openChangeFeed({
        open: facts.before(database.openChangeLine),
        ...(followsChanges === true ? {} : followsChanges),
      })
    : null;
  const http = await buildApp({ ...database, settings, ...(feed ? { feed } : {}), ...dependencies });

  const send = (call: ApiCall, parameters: unknown, as?: Credentials, more: InjectOptions = {}) =>
    http.inject({
      method: 'POST',
      url: call.path,
      payload: { requestParameters: parameters as object },
      ...more,
      headers: {
        token: as?.token ?? '',
        userid: String(as?.userId ?? ''),
        ...(as?.language ? { 'accept-language': as.language } : {}),
        ...(as?.device ? { cookie: as.device } : {}),
        ...more.headers,
      },
    });

  const callWithExtras: TestApp['callWithExtras'] = async (call, parameters, as) => {
    const response = await send(call, parameters, as);
    if (response.statusCode !== 200) throw new Error(`${call.name} answered ${response.statusCode}: ${response.body}`);
    const { data, statusCode, message, ...extras } = v.parse(Envelope, response.json());
    const answer = v.parse(call.answer, JSON.parse(data));
    // What a client cannot decode is a fault of the answer, whichever test finds it.
    call.decode?.(answer, extras);
    return { answer: answer as never, extras };
  };

  return {
    http,
    db: database.db,
    settings,
    callWithExtras,
    call: async (call, parameters, as) => (await callWithExtras(call, parameters, as)).answer,
    async refused(call, parameters, as, more) {
      const response = await send(call, parameters, as, more);
      if (!String(response.headers['content-type']).startsWith('application/problem+json')) {
        throw new Error(`${call.name} was not refused: ${response.statusCode} ${response.body}`);
      }
      return { status: response.statusCode, headers: response.headers, problem: response.json() };
    },
    async close() {
      await http.close();
      await feed?.close();
      await database.close();
      if (!given) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Settings as the environment would give them, silent and with the payment sandbox allowed. */
export function testSettings(environment: Readonly<Record<string, string>> = {}): Settings {
  const parsed = parseSettings({ LOG_LEVEL: 'silent', PAYMENT_SANDBOX: 'allow', ...environment }, tmpdir());
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  return parsed.settings;
}

/** Describes behaviour over a database of its own. `app()` is the test app of the running suite. */
export function describeOnDatabase(
  title: string,
  suite: (app: () => TestApp) => void,
  options: TestAppOptions = {},
): void {
  describe(title, () => {
    let app: TestApp | undefined;
    beforeAll(async () => {
      app = await buildTestApp(options);
    }, 60_000);
    afterAll(async () => {
      await app?.close();
    });
    suite(() => app ?? missingApp());
  });
}

function missingApp(): never {
  throw new Error('the test app exists only inside a test');
}
