import { isIP } from 'node:net';
import path from 'node:path';
import { TEAM_NAMES, TEAMS, type Team } from 'shared-contracts/remote/teams';
import * as v from 'valibot';

/** The shell's settings, parsed once at start. Origins without trailing slash, times in milliseconds. */
export interface ShellEnvironment {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly apiOrigin: string;
  readonly remoteOrigins: Readonly<Record<Team, string>>;
  /** Where shoppers reach the store, for canonical links; empty means the request's own host. */
  readonly publicOrigin: string;
  readonly pollInterval: number;
  readonly shutdownGrace: number;
  readonly logLevel: string;
  readonly testPayments: boolean;
  /** Addresses whose X-Forwarded headers are trusted; empty means none. */
  readonly trustProxy: string;
  /** Script origins of the payment provider, allowed on /payment only. */
  readonly paymentOrigins: readonly string[];
}

const origin = v.pipe(
  v.string(),
  v.url('must be a URL like http://127.0.0.1:4000'),
  v.transform((url) => new URL(url).origin),
);
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number'),
);
const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be a number of milliseconds'), v.transform(Number));

const proxies = v.pipe(
  v.string(),
  v.check(
    (list) => list === '' || list.split(',').every((entry) => isProxy(entry.trim())),
    "must list addresses, ranges or 'loopback'",
  ),
);

function isProxy(entry: string): boolean {
  if (entry === 'loopback') return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

const Variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  API_ORIGIN: origin,
  PUBLIC_ORIGIN: v.optional(origin),
  POLL_INTERVAL_MS: v.optional(milliseconds, '2000'),
  SHUTDOWN_GRACE_MS: v.optional(milliseconds, '10000'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  PAYMENT_SANDBOX: v.optional(v.picklist(['', 'allow'], "must be 'allow' or absent"), ''),
  TRUST_PROXY: v.optional(proxies, ''),
  RAZORPAY_KEY_ID: v.optional(v.string(), ''),
});

const RAZORPAY_ORIGINS = [
  'https://checkout.razorpay.com',
  'https://api.razorpay.com',
  'https://lumberjack.razorpay.com',
];

type ParsedEnvironment =
  | { readonly ok: true; readonly environment: ShellEnvironment }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Parses the process environment; every fault is one sentence naming its variable. */
export function parseEnvironment(variables: NodeJS.ProcessEnv): ParsedEnvironment {
  const originKeys = TEAM_NAMES.map(
    (team) => [team, `${TEAMS[team].package.toUpperCase().replaceAll('-', '_')}_ORIGIN`] as const,
  );
  const schema = v.object({ ...Variables.entries, ...Object.fromEntries(originKeys.map(([, key]) => [key, origin])) });
  const parsed = v.safeParse(schema, variables);
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${complaint(issue)}.`),
    };
  }
  const values = parsed.output;
  const origins = parsed.output as unknown as Readonly<Record<string, string>>;
  return {
    ok: true,
    environment: {
      port: values.PORT,
      host: values.HOST,
      dataDirectory: path.resolve(values.DATA_DIR),
      apiOrigin: values.API_ORIGIN,
      remoteOrigins: Object.fromEntries(originKeys.map(([team, key]) => [team, origins[key]])) as Record<Team, string>,
      publicOrigin: values.PUBLIC_ORIGIN ?? '',
      pollInterval: values.POLL_INTERVAL_MS,
      shutdownGrace: values.SHUTDOWN_GRACE_MS,
      logLevel: values.LOG_LEVEL,
      testPayments: values.PAYMENT_SANDBOX === 'allow',
      trustProxy: values.TRUST_PROXY,
      paymentOrigins: values.RAZORPAY_KEY_ID ? RAZORPAY_ORIGINS : [],
    },
  };
}

function complaint(issue: v.BaseIssue<unknown>): string {
  return issue.input === undefined ? 'is missing' : `is '${String(issue.input)}' and ${issue.message}`;
}
