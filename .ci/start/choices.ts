import path from 'node:path';
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
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartFault with a sentence for every invalid value. */
export function readChoices(environment: Environment, root: string): Choices {
  const faults: string[] = [];
  const report = (fault: string) => {
    faults.push(fault);
  };
  const listening = port(environment.PORT, report);
  const publicOrigin = environment.PUBLIC_ORIGIN || `http://localhost:${listening}`;
  const choices = {
    host: environment.HOST || '127.0.0.1',
    port: listening,
    publicOrigin,
    dataFolder: path.resolve(root, environment.DATA_DIR || '.data'),
    databaseUrl: databaseUrl(environment.DATABASE_URL, report),
    payments: payments(environment, publicOrigin, report),
    logLevel: logLevel(environment.LOG_LEVEL, report),
    seed: seed(environment.SEED, report),
    graceMs: milliseconds(environment.SHUTDOWN_GRACE_MS, report),
  };
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  return choices;
}

type Report = (fault: string) => void;

function port(text: string | undefined, report: Report): number {
  if (!text) return 3000;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535)
    report(`PORT must be a number from 1 to 65535, not '${text}'.`);
  return value;
}

function databaseUrl(text: string | undefined, report: Report): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  // The value may contain a password, so the message omits it.
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.pathname.length < 2) {
    report('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return text;
}

/** A first trial has no payment keys: without, the sandbox serves this machine, and another origin when it is allowed. */
function payments(environment: Environment, publicOrigin: string, report: Report): Choices['payments'] {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, PAYMENT_SANDBOX: sandbox } = environment;
  if (Boolean(id) !== Boolean(secret)) {
    report('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together, or neither.');
  }
  if (sandbox && sandbox !== 'allow' && sandbox !== 'deny') {
    report(`PAYMENT_SANDBOX must be 'allow' or 'deny', not '${sandbox}'.`);
  }
  if (id && secret) return 'razorpay';
  if (sandbox) return sandbox === 'allow' ? 'sandbox' : 'none';
  return isLoopback(publicOrigin) ? 'sandbox' : 'none';
}

function isLoopback(origin: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(URL.parse(origin)?.hostname ?? '');
}

function logLevel(text: string | undefined, report: Report): LogLevel {
  const known = LOG_LEVELS.find((level) => level === text);
  if (text && !known) report(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${text}'.`);
  return known ?? 'warn';
}

function seed(text: string | undefined, report: Report): Choices['seed'] {
  if (text && text !== 'none' && text !== 'samples') report(`SEED must be 'none' or 'samples', not '${text}'.`);
  return text === 'none' || text === 'samples' ? text : undefined;
}

function milliseconds(text: string | undefined, report: Report): number {
  if (!text) return 10_000;
  if (!/^\d+$/.test(text)) report(`SHUTDOWN_GRACE_MS must be a number of milliseconds, not '${text}'.`);
  return Number(text);
}
