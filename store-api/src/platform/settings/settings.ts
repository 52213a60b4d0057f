import { resolve } from 'node:path';
import type { LanguageFacts } from 'shared-contracts/i18n/languages';
import { BUCKET_RULE, type Bucket, readBucket } from 'shared-contracts/server-kit/blobs/bucket';
import { isLoopback } from 'shared-contracts/server-kit/client-origin';
import { LOG_LEVELS, type LogLevel } from 'shared-contracts/server-kit/environment';
import { LANGUAGES_RULE, readLanguages } from 'shared-contracts/server-kit/further-languages';
import { readTracing, type TracingSettings } from 'shared-contracts/server-kit/tracing/tracing-settings';
import { type Trust, trustedAddresses } from 'shared-contracts/server-kit/trusted-proxies';
import * as v from 'valibot';
import { addressesOf } from './database-hosts.ts';
import {
  FACT_NAMES,
  factsOfEnvironment,
  type GivenFacts,
  readStoreFacts,
  SAMPLE_FACTS,
  type StoreFacts,
  variableOf,
} from './store-facts.ts';

/** Everything the process reads from its environment, parsed once at start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute folder for the embedded database, generated pictures and files. */
  readonly dataDir: string;
  /** Where pictures, files and backups are (BLOB_STORE); null: in dataDir. */
  readonly bucket: Bucket | null;
  /** A PostgreSQL server; null: the embedded one of dataDir. */
  readonly databaseUrl: string | null;
  readonly database: DatabaseLimits;
  readonly payment: PaymentSettings;
  readonly mail: {
    /** smtps://, or smtp:// that requires TLS but on this machine; null: mails are files in dataDir/mail. */
    readonly smtpUrl: string | null;
    /** The address mails come from; null: the store's. */
    readonly from: string | null;
  };
  /** The store's public origin without a trailing slash, for links in answers and mails. */
  readonly publicOrigin: string;
  /** Those beyond the languages whose words the releases bring (LANGUAGES). */
  readonly languages: readonly LanguageFacts[];
  /** Whether X-Forwarded-For from an address counts. */
  readonly trustsProxy: Trust;
  /** Whether public answers are cached (ANSWER_CACHE). */
  readonly cachesAnswers: boolean;
  readonly logLevel: LogLevel;
  /** Null: no traces. */
  readonly tracing: TracingSettings | null;
  /**
   * Whether a shop that is empty from the first is filled with samples. Null: not said, so that a wrong DATABASE_URL makes
   * no shop; the embedded database is filled.
   */
  readonly fillsSamples: boolean | null;
  /** How long the API goes on answering after /readyz has said that it stops, in milliseconds. */
  readonly drainMs: number;
  /** How long a shutdown then waits for requests in flight, in milliseconds. */
  readonly shutdownGraceMs: number;
  /** Days after the day of delivery within which a return may be requested (RETURN_DAYS). */
  readonly returnDays: number;
  /** How long a session stays valid without a request (SESSION_IDLE_HOURS). */
  readonly sessionIdleMs: number;
  readonly retention: RetentionDays;
  /** Absolute folder where PostgreSQL puts its log, to be stored; null: nowhere (WAL_SPOOL). */
  readonly walSpool: string | null;
  /** How far back the database can be restored (KEEP_WAL_DAYS). */
  readonly keepWalDays: number;
  /** What the environment says of the store: a store that has facts in its database goes by those. */
  readonly givenFacts: GivenFacts;
  /** As they are now, which `openStoreFacts` sees to: read when needed, never stored. */
  readonly store: StoreFacts;
}

/** Days for which an operator decides how long something is stored; docs/operations.md has all times. */
export interface RetentionDays {
  /** Since their payment ended (KEEP_UNPAID_ORDERS_DAYS). */
  readonly unpaidOrders: number;
  /** Receiver, text and file of a mail (KEEP_MAIL_TEXTS_DAYS). */
  readonly mailTexts: number;
  readonly enquiries: number;
  readonly clientReports: number;
  readonly operatorActs: number;
  /** Of what has been withdrawn or replaced (KEEP_CONSENTS_DAYS). */
  readonly consents: number;
}

/** How much of a PostgreSQL server one process uses, and for how long. Times are milliseconds. */
export interface DatabaseLimits {
  /** Connections for all calls and jobs but those of checkout. */
  readonly connections: number;
  /** Connections for checkout, payments and refunds, which lock stock. */
  readonly checkoutConnections: number;
  /** How long a call waits for a connection. */
  readonly waitMs: number;
  /** How long a statement waits for a row that another transaction has locked. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** After this, the server ends a session that left its transaction open. */
  readonly idleInTransactionMs: number;
  /** Whether statements are prepared, which needs sessions (DB_PREPARED_STATEMENTS). */
  readonly preparesStatements: boolean;
  /** Replicas for public reads (DATABASE_READ_URLS). */
  readonly readUrls: readonly string[];
  /** PostgreSQL itself where the other address is a pooler's (DATABASE_DIRECT_URL); null: there is no pooler. */
  readonly directUrl: string | null;
}

/** Webhook secrets of the provider, current and replaced. */
export interface WebhookSecrets {
  /** '' when not set: all webhooks are refused. */
  readonly current: string;
  readonly previous: { readonly secret: string; readonly replacedAt: Date } | null;
}

export interface PaymentSettings {
  /** The bundled test provider may be used (PAYMENT_SANDBOX=allow). */
  readonly sandboxAllowed: boolean;
  readonly razorpay: { readonly keyId: string; readonly keySecret: string; readonly webhook: WebhookSecrets } | null;
}

/** Without keys and without the sandbox, purchases can be prepared, but not paid. */
export function arePaymentsClosed({ razorpay, sandboxAllowed }: PaymentSettings): boolean {
  return razorpay === null && !sandboxAllowed;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: readonly string[] };

const wholeNumber = (name: string, min: number, max: number, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,9}$/, `${name} must be a whole number from ${min} to ${max}.`),
    v.transform(Number),
    v.minValue(min, `${name} must be a whole number from ${min} to ${max}.`),
    v.maxValue(max, `${name} must be a whole number from ${min} to ${max}.`),
  );

const POSTGRES_ADDRESS = /^postgres(ql)?:\/\/\S+$/;
const listed = (addresses: string) => addresses.split(',').filter((address) => address !== '');

const postgresAddress = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(POSTGRES_ADDRESS, `${name} must be a postgres:// address.`),
      v.check(
        (url) => addressesOf(url).every((address) => URL.parse(address)?.password !== 'change-me'),
        `${name} has an example's password: make one of its own.`,
      ),
    ),
  );

/** A path that the shell and PostgreSQL take as it is. */
const SPOOL_PATH = /^\/[\w./+-]*$/;

const Environment = v.object({
  PORT: wholeNumber('PORT', 0, 65_535, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  BLOB_STORE: v.optional(v.string(), ''),
  // The client reads these by itself.
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_ENDPOINT_URL_S3: v.optional(v.pipe(v.string(), v.url('AWS_ENDPOINT_URL_S3 must be a URL.'))),
  AWS_REGION: v.optional(v.string()),
  DATABASE_READ_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform(listed),
      v.check(
        (urls) => urls.every((url) => POSTGRES_ADDRESS.test(url) && URL.canParse(url)),
        'DATABASE_READ_URLS must be postgres:// addresses with a comma between two.',
      ),
    ),
    '',
  ),
  DATABASE_URL: postgresAddress('DATABASE_URL'),
  DATABASE_DIRECT_URL: postgresAddress('DATABASE_DIRECT_URL'),
  DB_CONNECTIONS: wholeNumber('DB_CONNECTIONS', 1, 1000, '10'),
  DB_CHECKOUT_CONNECTIONS: wholeNumber('DB_CHECKOUT_CONNECTIONS', 1, 1000, '6'),
  DB_WAIT_MS: wholeNumber('DB_WAIT_MS', 1, 600_000, '4000'),
  DB_LOCK_TIMEOUT_MS: wholeNumber('DB_LOCK_TIMEOUT_MS', 1, 600_000, '3000'),
  DB_STATEMENT_TIMEOUT_MS: wholeNumber('DB_STATEMENT_TIMEOUT_MS', 1, 600_000, '10000'),
  DB_IDLE_IN_TRANSACTION_MS: wholeNumber('DB_IDLE_IN_TRANSACTION_MS', 1, 600_000, '10000'),
  DB_PREPARED_STATEMENTS: v.optional(v.picklist(['on', 'off'], "DB_PREPARED_STATEMENTS must be 'on' or 'off'.")),
  PAYMENT_SANDBOX: v.optional(v.picklist(['allow', 'deny'], "PAYMENT_SANDBOX must be 'allow' or 'deny'."), 'deny'),
  RAZORPAY_KEY_ID: v.optional(
    v.pipe(v.string(), v.regex(/^rzp_(test|live)_\w+$/, 'RAZORPAY_KEY_ID must look like rzp_test_… or rzp_live_….')),
  ),
  RAZORPAY_KEY_SECRET: v.optional(v.string()),
  RAZORPAY_WEBHOOK_SECRET: v.optional(v.string()),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: v.optional(v.string()),
  RAZORPAY_WEBHOOK_REPLACED_AT: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('RAZORPAY_WEBHOOK_REPLACED_AT must be a time like 2026-11-21T09:00:00Z.'),
      v.transform((time) => new Date(time)),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/\S+$/, 'SMTP_URL must look like smtps://user:password@host:465.'),
      v.check((url) => URL.canParse(url), 'SMTP_URL must look like smtps://user:password@host:465.'),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.maxLength(300))),
  LANGUAGES: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readLanguages(text) !== null, `LANGUAGES ${LANGUAGES_RULE}.`),
    ),
    '',
  ),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+\/?$/, 'PUBLIC_ORIGIN must be an http(s) origin without a path.')),
    'http://localhost:3000',
  ),
  TRUST_PROXY: v.optional(v.string(), ''),
  ANSWER_CACHE: v.optional(v.picklist(['on', 'off'], "ANSWER_CACHE must be 'on' or 'off'."), 'on'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`), 'info'),
  SEED: v.optional(v.picklist(['none', 'samples'], "SEED must be 'none' or 'samples'.")),
  DRAIN_MS: wholeNumber('DRAIN_MS', 0, 600_000, '0'),
  SHUTDOWN_GRACE_MS: wholeNumber('SHUTDOWN_GRACE_MS', 0, 600_000, '10000'),
  RETURN_DAYS: wholeNumber('RETURN_DAYS', 0, 365, '7'),
  // Late money finds its order: the provider is asked for four days.
  KEEP_UNPAID_ORDERS_DAYS: wholeNumber('KEEP_UNPAID_ORDERS_DAYS', 7, 3650, '30'),
  // The record that prevents a second mail is stored for 400.
  KEEP_MAIL_TEXTS_DAYS: wholeNumber('KEEP_MAIL_TEXTS_DAYS', 1, 400, '30'),
  KEEP_ENQUIRIES_DAYS: wholeNumber('KEEP_ENQUIRIES_DAYS', 30, 3650, '730'),
  KEEP_CLIENT_REPORTS_DAYS: wholeNumber('KEEP_CLIENT_REPORTS_DAYS', 1, 3650, '90'),
  KEEP_OPERATOR_ACTS_DAYS: wholeNumber('KEEP_OPERATOR_ACTS_DAYS', 180, 3650, '365'),
  KEEP_CONSENTS_DAYS: wholeNumber('KEEP_CONSENTS_DAYS', 365, 36_500, '1095'),
  WAL_SPOOL: v.optional(
    v.pipe(v.string(), v.regex(SPOOL_PATH, 'WAL_SPOOL must be an absolute folder of plain letters.')),
  ),
  KEEP_WAL_DAYS: wholeNumber('KEEP_WAL_DAYS', 1, 90, '7'),
  SESSION_IDLE_HOURS: wholeNumber('SESSION_IDLE_HOURS', 1, 168, '48'),
});
type Environment = v.InferOutput<typeof Environment>;

/** Those of store-api but OpenTelemetry's. */
export const API_VARIABLES: readonly string[] = [...Object.keys(Environment.entries), ...FACT_NAMES.map(variableOf)];

/**
 * Parses the environment. Empty values count as absent. On failure every fault is listed, one sentence each.
 * @param environment process.env or a test's own record
 * @param baseFolder what a relative DATA_DIR is relative to
 */
export function parseSettings(environment: NodeJS.ProcessEnv, baseFolder: string): SettingsResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Environment, given);
  const givenFacts = factsOfEnvironment(given);
  const store = readStoreFacts({ ...(given.SEED === 'none' ? {} : SAMPLE_FACTS), ...givenFacts }, variableOf);
  const trust = trustedAddresses(given.TRUST_PROXY ?? '');
  const traced = readTracing(given);
  const bucket = readBucket(given.BLOB_STORE ?? '', given);
  const faults = [
    ...(parsed.issues ?? []).map((issue) => issue.message),
    ...paymentFaults(given),
    ...(given.DATABASE_DIRECT_URL && !given.DATABASE_URL ? ['DATABASE_DIRECT_URL needs DATABASE_URL.'] : []),
    ...(given.DATABASE_DIRECT_URL && addressesOf(given.DATABASE_URL ?? '').length > 1
      ? ['DATABASE_URL must name one host, the pooler, where DATABASE_DIRECT_URL is set.']
      : []),
    ...(store.ok ? [] : store.faults),
    ...(trust.ok ? [] : [trust.fault]),
    ...(traced.ok ? [] : traced.faults),
    ...(bucket === undefined ? [`BLOB_STORE ${BUCKET_RULE}.`] : []),
  ];
  if (!parsed.success || !store.ok || !trust.ok || !traced.ok || bucket === undefined || faults.length > 0)
    return { ok: false, faults };
  const settings = toSettings(parsed.output, store.facts, trust.trust, baseFolder);
  return { ok: true, settings: { ...settings, givenFacts, bucket, tracing: traced.tracing } };
}

/** Keys must be complete, and live keys exclude the sandbox (PAY-13). */
function paymentFaults(given: Record<string, string | undefined>): string[] {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, PAYMENT_SANDBOX: sandbox } = given;
  const faults: string[] = [];
  if (Boolean(id) !== Boolean(secret)) faults.push('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together.');
  if (Boolean(given.RAZORPAY_WEBHOOK_SECRET_PREVIOUS) !== Boolean(given.RAZORPAY_WEBHOOK_REPLACED_AT)) {
    faults.push('RAZORPAY_WEBHOOK_SECRET_PREVIOUS and RAZORPAY_WEBHOOK_REPLACED_AT must be set together.');
  }
  if (id?.startsWith('rzp_live_') && sandbox === 'allow') {
    faults.push('PAYMENT_SANDBOX=allow must not be combined with live Razorpay keys.');
  }
  return faults;
}

function webhookSecrets(given: Environment): WebhookSecrets {
  const { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: secret, RAZORPAY_WEBHOOK_REPLACED_AT: replacedAt } = given;
  return {
    current: given.RAZORPAY_WEBHOOK_SECRET ?? '',
    previous: secret && replacedAt ? { secret, replacedAt } : null,
  };
}

function toSettings(
  given: Environment,
  store: StoreFacts,
  trustsProxy: Trust,
  baseFolder: string,
): Omit<Settings, 'tracing' | 'givenFacts' | 'bucket'> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(baseFolder, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    database: {
      connections: given.DB_CONNECTIONS,
      checkoutConnections: given.DB_CHECKOUT_CONNECTIONS,
      waitMs: given.DB_WAIT_MS,
      lockMs: given.DB_LOCK_TIMEOUT_MS,
      statementMs: given.DB_STATEMENT_TIMEOUT_MS,
      idleInTransactionMs: given.DB_IDLE_IN_TRANSACTION_MS,
      readUrls: given.DATABASE_READ_URLS,
      // Not every pooler prepares them.
      preparesStatements: (given.DB_PREPARED_STATEMENTS ?? (given.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
      directUrl: given.DATABASE_DIRECT_URL ?? null,
    },
    payment: {
      sandboxAllowed: given.PAYMENT_SANDBOX === 'allow',
      razorpay: keyId && keySecret ? { keyId, keySecret, webhook: webhookSecrets(given) } : null,
    },
    mail: {
      smtpUrl: given.SMTP_URL ? overTls(given.SMTP_URL) : null,
      from: given.MAIL_FROM ?? null,
    },
    publicOrigin: given.PUBLIC_ORIGIN.replace(/\/$/, ''),
    languages: readLanguages(given.LANGUAGES) ?? [],
    trustsProxy,
    cachesAnswers: given.ANSWER_CACHE === 'on',
    logLevel: given.LOG_LEVEL,
    fillsSamples: given.SEED === undefined ? (given.DATABASE_URL ? null : true) : given.SEED === 'samples',
    drainMs: given.DRAIN_MS,
    shutdownGraceMs: given.SHUTDOWN_GRACE_MS,
    returnDays: given.RETURN_DAYS,
    sessionIdleMs: given.SESSION_IDLE_HOURS * 60 * 60_000,
    retention: {
      unpaidOrders: given.KEEP_UNPAID_ORDERS_DAYS,
      mailTexts: given.KEEP_MAIL_TEXTS_DAYS,
      enquiries: given.KEEP_ENQUIRIES_DAYS,
      clientReports: given.KEEP_CLIENT_REPORTS_DAYS,
      operatorActs: given.KEEP_OPERATOR_ACTS_DAYS,
      consents: given.KEEP_CONSENTS_DAYS,
    },
    walSpool: given.WAL_SPOOL ?? null,
    keepWalDays: given.KEEP_WAL_DAYS,
    store,
  };
}

/**
 * Requires TLS unless the URL sets requireTLS itself: otherwise mail is sent in clear text when the server does not offer
 * STARTTLS, or an attacker strips the offer.
 */
function overTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isHere = url.hostname === 'localhost' || isLoopback(url.hostname.replace(/^\[|\]$/g, ''));
  if (url.protocol === 'smtp:' && !isHere && !url.searchParams.has('requireTLS'))
    url.searchParams.set('requireTLS', 'true');
  return url.href;
}
