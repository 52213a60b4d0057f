import path from 'node:path';
import type { LanguageFacts } from 'shared-contracts/i18n/languages';
import { CONTRACT_TEAMS, packageOf, type Team, teamOfPackage } from 'shared-contracts/remote/teams';
import { BUCKET_RULE, type Bucket, readBucket } from 'shared-contracts/server-kit/blobs/bucket';
import { logLevel, milliseconds, parseVariables, port, type Variables } from 'shared-contracts/server-kit/environment';
import { LANGUAGES_RULE, readLanguages } from 'shared-contracts/server-kit/further-languages';
import { readTracing, type TracingSettings } from 'shared-contracts/server-kit/tracing/tracing-settings';
import { type Trust, trustedAddresses } from 'shared-contracts/server-kit/trusted-proxies';
import * as v from 'valibot';
import { CANARY_STEPS, type CanaryStep } from './canaries/canary-steps.ts';
import { SHORTEST_KEY } from './previews/preview-link.ts';
import { type ReleaseKeys, readReleaseKeys } from './releases/release-keys.ts';

export interface ListenAddress {
  readonly port: number;
  readonly host: string;
  /** Whether another shell may listen there too, which takes over while this one drains. Linux and FreeBSD have that. */
  readonly reusePort: boolean;
}

/** The shell's settings, parsed once at start. Origins without trailing slash, times in milliseconds. */
export interface ShellEnvironment {
  readonly address: ListenAddress;
  readonly dataDirectory: string;
  /** Where releases are in addition to the data directory (BLOB_STORE); null: nowhere else. */
  readonly bucket: Bucket | null;
  readonly apiOrigin: string;
  /** The other shells behind the same balancer, which share what releases they have. */
  readonly peerOrigins: readonly string[];
  /** Where edges are told which tags to purge; none: no shared cache may answer by itself. */
  readonly edgePurges: { readonly urls: readonly URL[]; readonly secret: string };
  /** Chromium's program, which opens a release before visitors do; '' where none is installed. */
  readonly browserProgram: string;
  readonly browserFlags: readonly string[];
  /** All that the remotes' code sees of the shell's variables. */
  readonly rendererVariables: Readonly<Record<string, string>>;
  /** On the way to a canary's percentage. */
  readonly canarySteps: readonly CanaryStep[];
  /** Where the remotes publish that the shell is started with; others join while it runs. */
  readonly remoteOrigins: Readonly<Record<Team, string>>;
  /** Where shoppers reach the store, for canonical links; empty means the request's own host. */
  readonly publicOrigin: string;
  /** The store's languages beyond those whose words the releases bring. */
  readonly languages: readonly LanguageFacts[];
  /** Where operators declare remotes, keys and shells for several shells; '' means in the data folder. */
  readonly declaredFile: string;
  /** Who may sign a team's releases. */
  readonly releaseKeys: ReleaseKeys;
  readonly pollInterval: number;
  /** How long the shell goes on answering after /readyz has said that it stops. */
  readonly drain: number;
  readonly shutdownGrace: number;
  readonly logLevel: string;
  /** Null: no traces. */
  readonly tracing: TracingSettings | null;
  readonly testPayments: boolean;
  /** Whether X-Forwarded headers from an address count. */
  readonly trustsProxy: Trust;
  /** Where /metrics is, which is not for the public; null: nowhere. */
  readonly metrics: ListenAddress | null;
  /** Whether browsers get the worker that says 'offline', or lose it. */
  readonly offlineWorker: boolean;
  /** Of visits whose vitals the browser reports, 0 to 1. */
  readonly vitalsShare: number;
  /** The operators' secret that signs links to previews; '' means that there are none. */
  readonly previewKey: string;
  /** Whether teams may upload builds to look at them. */
  readonly previewUploads: boolean;
  /** SHA-256 of the token of the release API, in hex; '' means that there is none. */
  readonly releaseApiTokenHash: string;
  /** The folder of the shell's own build; absent: that of its package. */
  readonly distDirectory?: string;
  /** Script origins of the payment provider, allowed on /payment only. */
  readonly paymentOrigins: readonly string[];
}

const origin = v.pipe(
  v.string(),
  v.url('must be a URL like http://127.0.0.1:4000'),
  v.transform((url) => new URL(url).origin),
);
const originList = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(origin),
);
const urlList = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.url('must list URLs like http://edge:80'),
      v.transform((url) => new URL(url)),
    ),
  ),
);
const share = v.pipe(
  v.string(),
  v.regex(/^(?:0(?:\.\d{1,4})?|1(?:\.0)?)$/, 'must be a number from 0 to 1'),
  v.transform(Number),
);

/** E.g. '1:20:120 5:100:600'; 'none' gives a canary its percentage at once. */
const canarySteps = v.pipe(
  v.string(),
  v.regex(
    /^(?:none|\d{1,2}:\d{1,7}:\d{1,7}(?: \d{1,2}:\d{1,7}:\d{1,7})*)$/,
    "must be 'none' or list PERCENT:DOCUMENTS:SECONDS",
  ),
  v.transform((text) =>
    text === 'none'
      ? []
      : text.split(' ').map((step): CanaryStep => {
          const [percent = 0, documents = 0, seconds = 0] = step.split(':').map(Number);
          return { percent, documents, ms: seconds * 1000 };
        }),
  ),
);

const previewKey = v.pipe(v.string(), v.minLength(SHORTEST_KEY, `must have ${SHORTEST_KEY} characters or more`));

const edgeSecret = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,}$/, 'must have 16 letters and digits or more'));

const proxies = v.pipe(
  v.string(),
  v.check((list) => trustedAddresses(list).ok, "must list addresses, ranges or 'loopback'"),
);

const releaseKeys = v.pipe(
  v.string(),
  v.check((text) => readReleaseKeys(text) !== null, 'must list keys like mfe-catalog=KEY,KEY'),
);

/** Those of the shell but the remotes' origins and OpenTelemetry's. */
export const SHELL_VARIABLES = {
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  REUSE_PORT: v.optional(v.picklist(['on', 'off'], "must be 'on', 'off' or absent")),
  DATA_DIR: v.optional(v.string(), '.data'),
  BLOB_STORE: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readBucket(text, {}) !== undefined, BUCKET_RULE),
    ),
    '',
  ),
  // The client reads these by itself.
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_ENDPOINT_URL_S3: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  AWS_REGION: v.optional(v.string()),
  API_ORIGIN: origin,
  PEER_ORIGINS: v.optional(originList, ''),
  EDGE_PURGE_URLS: v.optional(urlList, ''),
  EDGE_PURGE_SECRET: v.optional(edgeSecret),
  BROWSER_PROGRAM: v.optional(v.string(), ''),
  BROWSER_FLAGS: v.optional(v.string(), ''),
  CANARY_STEPS: v.optional(canarySteps),
  PUBLIC_ORIGIN: v.optional(origin),
  LANGUAGES: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readLanguages(text) !== null, LANGUAGES_RULE),
    ),
    '',
  ),
  RELEASE_KEYS: releaseKeys,
  DECLARED_FILE: v.optional(v.string(), ''),
  POLL_INTERVAL_MS: v.optional(milliseconds, '2000'),
  DRAIN_MS: v.optional(milliseconds, '0'),
  SHUTDOWN_GRACE_MS: v.optional(milliseconds, '10000'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  PAYMENT_SANDBOX: v.optional(v.picklist(['allow', 'deny'], "must be 'allow', 'deny' or absent")),
  TRUST_PROXY: v.optional(proxies, ''),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  VITALS_SHARE: v.optional(share, '0.1'),
  PREVIEW_KEY: v.optional(previewKey),
  PREVIEW_UPLOADS: v.optional(v.picklist(['on', 'off'], "must be 'on', 'off' or absent")),
  RELEASE_API_TOKEN_SHA256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex'))),
  OFFLINE_WORKER: v.optional(v.picklist(['on', 'off'], "must be 'on', 'off' or absent")),
  RAZORPAY_KEY_ID: v.optional(v.string(), ''),
  DIST_DIR: v.optional(v.string()),
};

const RAZORPAY_ORIGINS = [
  'https://checkout.razorpay.com',
  'https://api.razorpay.com',
  'https://lumberjack.razorpay.com',
];

const RENDERER_VARIABLES = ['NODE_ENV', 'TZ', 'LANG'] as const;

type ParsedEnvironment =
  | { readonly ok: true; readonly environment: ShellEnvironment }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Parses the process environment; every fault is one sentence naming its variable. */
export function parseEnvironment(variables: Variables): ParsedEnvironment {
  const originKeys = originVariables(variables);
  const parsed = parseVariables(
    // With that file everything may be in it.
    variables.DECLARED_FILE ? { ...SHELL_VARIABLES, RELEASE_KEYS: v.optional(releaseKeys) } : SHELL_VARIABLES,
    variables,
    ['PREVIEW_KEY', 'RELEASE_API_TOKEN_SHA256', 'EDGE_PURGE_SECRET', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  );
  const remotes = parseVariables(Object.fromEntries(originKeys.map(([, key]) => [key, origin])), variables);
  const traced = readTracing(variables);
  if (!parsed.ok || !remotes.ok || !traced.ok) {
    return { ok: false, faults: [parsed, remotes, traced].flatMap((each) => (each.ok ? [] : each.faults)) };
  }
  const { values } = parsed;
  if (values.EDGE_PURGE_URLS.length > 0 && !values.EDGE_PURGE_SECRET)
    return { ok: false, faults: ['EDGE_PURGE_SECRET is missing: edges obey nobody without it.'] };
  if (values.EDGE_PURGE_URLS.length > 0 && !values.PUBLIC_ORIGIN)
    return { ok: false, faults: ['PUBLIC_ORIGIN is missing: edges of EDGE_PURGE_URLS store one page for every host.'] };
  const reusePort = values.REUSE_PORT === 'on';
  return {
    ok: true,
    environment: {
      address: { port: values.PORT, host: values.HOST, reusePort },
      dataDirectory: path.resolve(values.DATA_DIR),
      bucket: readBucket(values.BLOB_STORE, variables) ?? null,
      apiOrigin: values.API_ORIGIN,
      remoteOrigins: Object.fromEntries(originKeys.map(([team, key]) => [team, remotes.values[key] ?? ''])),
      peerOrigins: values.PEER_ORIGINS,
      edgePurges: { urls: values.EDGE_PURGE_URLS, secret: values.EDGE_PURGE_SECRET ?? '' },
      browserProgram: values.BROWSER_PROGRAM,
      browserFlags: values.BROWSER_FLAGS.split(/\s+/).filter(Boolean),
      rendererVariables: Object.fromEntries(
        RENDERER_VARIABLES.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
      ),
      canarySteps: values.CANARY_STEPS ?? CANARY_STEPS,
      publicOrigin: values.PUBLIC_ORIGIN ?? '',
      languages: readLanguages(values.LANGUAGES) ?? [],
      declaredFile: values.DECLARED_FILE && path.resolve(values.DECLARED_FILE),
      releaseKeys: readReleaseKeys(values.RELEASE_KEYS ?? '') ?? (() => []),
      pollInterval: values.POLL_INTERVAL_MS,
      drain: values.DRAIN_MS,
      shutdownGrace: values.SHUTDOWN_GRACE_MS,
      logLevel: values.LOG_LEVEL,
      tracing: traced.tracing,
      testPayments: values.PAYMENT_SANDBOX === 'allow',
      trustsProxy: trustOf(values.TRUST_PROXY),
      metrics:
        values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST, reusePort },
      offlineWorker: values.OFFLINE_WORKER !== 'off',
      vitalsShare: values.VITALS_SHARE,
      previewKey: values.PREVIEW_KEY ?? '',
      previewUploads: values.PREVIEW_UPLOADS === 'on' && values.PREVIEW_KEY !== undefined,
      releaseApiTokenHash: values.RELEASE_API_TOKEN_SHA256 ?? '',
      ...(values.DIST_DIR ? { distDirectory: values.DIST_DIR } : {}),
      paymentOrigins: values.RAZORPAY_KEY_ID ? RAZORPAY_ORIGINS : [],
    },
  };
}

/** 'MFE_CATALOG_ORIGIN' is where the catalogue's releases are. Those of the contract's teams must be there. */
function originVariables(variables: Variables): [team: Team, variable: string][] {
  const contract = CONTRACT_TEAMS.map((team) => `${packageOf(team).toUpperCase().replaceAll('-', '_')}_ORIGIN`);
  const others = Object.keys(variables).filter((name) => variables[name] && /^MFE_[A-Z0-9_]+_ORIGIN$/.test(name));
  return [...new Set([...(variables.DECLARED_FILE ? [] : contract), ...others])].flatMap((name) => {
    const team = teamOfPackage(name.slice(0, -'_ORIGIN'.length).toLowerCase().replaceAll('_', '-'));
    return team ? [[team, name]] : [];
  });
}

function trustOf(list: string): Trust {
  const trusted = trustedAddresses(list);
  return trusted.ok ? trusted.trust : () => false;
}

const COMMAND_VARIABLES = {
  DATA_DIR: SHELL_VARIABLES.DATA_DIR,
  DECLARED_FILE: SHELL_VARIABLES.DECLARED_FILE,
  METRICS_PORT: SHELL_VARIABLES.METRICS_PORT,
  API_ORIGIN: v.optional(origin),
  PUBLIC_ORIGIN: SHELL_VARIABLES.PUBLIC_ORIGIN,
  PREVIEW_KEY: SHELL_VARIABLES.PREVIEW_KEY,
};

/** What `npm run remotes` reads of the shell's variables. @throws an Error that names every wrong variable */
export function parseCommandEnvironment(variables: Variables) {
  const parsed = parseVariables(COMMAND_VARIABLES, variables, ['PREVIEW_KEY']);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return parsed.values;
}
