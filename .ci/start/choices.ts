import path from 'node:path';
import {
  type LogLevel,
  logLevel,
  milliseconds,
  parseVariables,
  port,
  type Variables,
} from 'shared-contracts/server-kit/environment';
import * as v from 'valibot';
import { addressesOf } from '../../store-api/src/platform/settings/database-hosts.ts';
import { StartFault } from './start-fault.ts';

/** The environment, parsed once. */
export interface Choices {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The origin for shoppers. */
  readonly publicOrigin: string;
  readonly payments: 'razorpay' | 'sandbox' | 'none';
  readonly logLevel: LogLevel;
  /** What a new store is filled with; undefined: the embedded database with samples, that of DATABASE_URL not at all. */
  readonly seed: 'none' | 'samples' | undefined;
  /** The time for a stopping service to finish its requests, in milliseconds. */
  readonly graceMs: number;
  /** Of the shell's metrics; undefined: a free one. */
  readonly metricsPort: number | undefined;
  /** Undefined: this checkout's own. */
  readonly releaseKeys: string | undefined;
  /** By SMTP_URL; otherwise mails are files. */
  readonly sendsMail: boolean;
}

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => addressesOf(text).every((address) => /^postgres(ql)?:\/\/[^/]*\/.+/.test(URL.parse(address)?.href ?? '')),
    'must look like postgres://user:password@host:5432/database',
  ),
);

/** What `npm start` reads itself; the services that it starts read the rest. */
export const START_VARIABLES = {
  PORT: v.optional(v.pipe(port, v.minValue(1, 'must be a port number')), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  PUBLIC_ORIGIN: v.optional(v.string()),
  RAZORPAY_KEY_ID: v.optional(v.string()),
  RAZORPAY_KEY_SECRET: v.optional(v.string()),
  PAYMENT_SANDBOX: v.optional(v.picklist(['allow', 'deny'], "must be 'allow' or 'deny'")),
  LOG_LEVEL: v.optional(logLevel, 'warn'),
  SEED: v.optional(v.picklist(['none', 'samples'], "must be 'none' or 'samples'")),
  SHUTDOWN_GRACE_MS: v.optional(milliseconds, '10000'),
  METRICS_PORT: v.optional(port),
  RELEASE_KEYS: v.optional(v.string()),
  SMTP_URL: v.optional(v.string()),
};
/** Values that may hold a password. */
const SECRETS = ['DATABASE_URL', 'RAZORPAY_KEY_SECRET', 'SMTP_URL'];

/** @throws StartFault with a sentence for every invalid value. */
export function readChoices(environment: Variables, root: string): Choices {
  const parsed = parseVariables(START_VARIABLES, environment, SECRETS);
  if (!parsed.ok) throw new StartFault(parsed.faults.join('\n'));
  const { values } = parsed;
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, PUBLIC_ORIGIN, PORT } = values;
  if (Boolean(id) !== Boolean(secret)) {
    throw new StartFault('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together, or neither.');
  }
  const publicOrigin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;
  return {
    host: values.HOST,
    port: PORT,
    publicOrigin,
    dataFolder: path.resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    payments: id ? 'razorpay' : paymentsWithoutKeys(values.PAYMENT_SANDBOX, publicOrigin),
    logLevel: values.LOG_LEVEL,
    seed: values.SEED,
    graceMs: values.SHUTDOWN_GRACE_MS,
    metricsPort: values.METRICS_PORT,
    releaseKeys: values.RELEASE_KEYS,
    sendsMail: values.SMTP_URL !== undefined,
  };
}

/** Those of this process. */
export function ownChoices(root: string, defaults: { readonly dataFolder?: string } = {}): Choices {
  return readChoices({ ...process.env, DATA_DIR: process.env.DATA_DIR || defaults.dataFolder }, root);
}

/** A first trial has no payment keys: without, the sandbox serves this machine, and another origin when it is allowed. */
function paymentsWithoutKeys(sandbox: 'allow' | 'deny' | undefined, publicOrigin: string): Choices['payments'] {
  if (sandbox) return sandbox === 'allow' ? 'sandbox' : 'none';
  return isLoopback(publicOrigin) ? 'sandbox' : 'none';
}

function isLoopback(origin: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(URL.parse(origin)?.hostname ?? '');
}
