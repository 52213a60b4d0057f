/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { publicKeyText } from 'shared-contracts/server/release-signature';
import { parseEnvironment } from './environment.ts';

const complete = {
  RELEASE_KEYS: `*=${publicKeyText(generateKeyPairSync('ed25519').privateKey)}`,
  API_ORIGIN: 'http://127.0.0.1:4000',
  MFE_CATALOG_ORIGIN: 'http://127.0.0.1:4001/',
  MFE_CART_CHECKOUT_ORIGIN: 'http://127.0.0.1:4002',
  MFE_ACCOUNT_ORIGIN: 'http://127.0.0.1:4003',
  MFE_CONTENT_ORIGIN: 'http://127.0.0.1:4004',
};

describe('the shell’s environment', () => {
  test('has sensible defaults', () => {
    const parsed = parseEnvironment(complete);
    expect(parsed).toMatchObject({
      ok: true,
      environment: {
        address: { port: 3000, host: '127.0.0.1', reusePort: false },
        pollInterval: 2000,
        testPayments: false,
        remoteOrigins: { catalog: 'http://127.0.0.1:4001' },
      },
    });
  });

  // The API and npm start took 'deny', the shell ended with it.
  test.each([
    ['allow', true],
    ['deny', false],
    ['', false],
  ])('PAYMENT_SANDBOX=%j: test payments %s [SEC-04]', (PAYMENT_SANDBOX, testPayments) => {
    expect(parseEnvironment({ ...complete, PAYMENT_SANDBOX })).toMatchObject({
      ok: true,
      environment: { testPayments },
    });
  });

  test.each([
    ['', true],
    ['on', true],
    ['off', false],
  ])('OFFLINE_WORKER=%j: browsers keep the worker that says offline %s [SH-24]', (OFFLINE_WORKER, offlineWorker) => {
    expect(parseEnvironment({ ...complete, OFFLINE_WORKER })).toMatchObject({
      ok: true,
      environment: { offlineWorker },
    });
  });

  test('an edge is purged with a secret that cannot be guessed [SCALE-01]', () => {
    const given = (more: object) =>
      parseEnvironment({ ...complete, EDGE_PURGE_URLS: 'http://edge-1, http://edge-2:81', ...more });
    const PUBLIC_ORIGIN = 'https://store.example';
    expect(given({ EDGE_PURGE_SECRET: 'x'.repeat(16), PUBLIC_ORIGIN })).toMatchObject({
      ok: true,
      environment: {
        edgePurges: { urls: [new URL('http://edge-1'), new URL('http://edge-2:81')], secret: 'x'.repeat(16) },
      },
    });
    expect(given({ EDGE_PURGE_SECRET: 'x'.repeat(16), PUBLIC_ORIGIN: undefined })).toEqual({
      ok: false,
      faults: ['PUBLIC_ORIGIN is missing: edges of EDGE_PURGE_URLS store one page for every host.'],
    });
    expect(given({})).toEqual({ ok: false, faults: ['EDGE_PURGE_SECRET is missing: edges obey nobody without it.'] });
    expect(given({ EDGE_PURGE_SECRET: 'short' })).toEqual({
      ok: false,
      faults: ['EDGE_PURGE_SECRET must have 16 letters and digits or more.'],
    });
    expect(parseEnvironment(complete)).toMatchObject({ environment: { edgePurges: { urls: [], secret: '' } } });
  });

  test.each(['short', 'x'.repeat(31)])(
    'PREVIEW_KEY=%j could be guessed, and is not repeated [OPS-16]',
    (PREVIEW_KEY) => {
      expect(parseEnvironment({ ...complete, PREVIEW_KEY })).toEqual({
        ok: false,
        faults: ['PREVIEW_KEY must have 32 characters or more.'],
      });
    },
  );

  test('LANGUAGES declares languages beyond the two, or is refused with its rule [SH-21]', () => {
    expect(parseEnvironment({ ...complete, LANGUAGES: 'ur-IN=3' })).toMatchObject({
      ok: true,
      environment: { languages: [{ code: 'ur', id: 3, dir: 'rtl' }] },
    });
    expect(parseEnvironment({ ...complete, LANGUAGES: 'urdu' })).toMatchObject({
      faults: [expect.stringMatching(/^LANGUAGES is 'urdu' and must list languages like 'ur-IN=3/)],
    });
  });

  test('every fault is named at once, one sentence each [OPS-06]', () => {
    const parsed = parseEnvironment({
      ...complete,
      PORT: 'abc',
      LOG_LEVEL: 'loud',
      API_ORIGIN: undefined,
      PAYMENT_SANDBOX: 'yes',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    });
    expect(parsed.ok ? [] : parsed.faults.toSorted()).toEqual([
      'API_ORIGIN is missing.',
      expect.stringMatching(/^LOG_LEVEL is 'loud' and /),
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318.',
      "PAYMENT_SANDBOX is 'yes' and must be 'allow', 'deny' or absent.",
      "PORT is 'abc' and must be a port number.",
    ]);
  });

  test('has metrics only with a port for them, on this machine alone [SEC-05]', () => {
    expect(parseEnvironment(complete)).toMatchObject({ environment: { metrics: null } });
    expect(parseEnvironment({ ...complete, METRICS_PORT: '9100' })).toMatchObject({
      environment: { metrics: { port: 9100, host: '127.0.0.1' } },
    });
  });

  test('REUSE_PORT=on shares both ports with the shell that takes over [OPS-15]', () => {
    expect(parseEnvironment({ ...complete, REUSE_PORT: 'on', METRICS_PORT: '9100' })).toMatchObject({
      environment: { address: { reusePort: true }, metrics: { reusePort: true } },
    });
  });

  test('CANARY_STEPS are shares with their least documents and seconds, or none [OPS-05]', () => {
    const stepsOf = (CANARY_STEPS?: string) => {
      const parsed = parseEnvironment({ ...complete, CANARY_STEPS });
      return parsed.ok ? parsed.environment.canarySteps : parsed.faults;
    };
    expect(stepsOf('2:20:60 10:100:600')).toEqual([
      { percent: 2, documents: 20, ms: 60_000 },
      { percent: 10, documents: 100, ms: 600_000 },
    ]);
    expect(stepsOf('none')).toEqual([]);
    expect(stepsOf()).toHaveLength(3);
    expect(stepsOf('fast')).toEqual(["CANARY_STEPS is 'fast' and must be 'none' or list PERCENT:DOCUMENTS:SECONDS."]);
  });

  test.each(['70000', '-1', '3000x', ' '])('PORT=%j is refused', (PORT) => {
    expect(parseEnvironment({ ...complete, PORT }).ok).toBe(false);
  });

  // Such a list used to end the start with a stack trace.
  test.each(['everyone', '10.0.0.0/99', '10.0.0.1,,x', '::1/129', '10.0.0.0/8/8'])(
    'TRUST_PROXY=%j is refused',
    (TRUST_PROXY) => {
      const parsed = parseEnvironment({ ...complete, TRUST_PROXY });
      expect(parsed.ok ? [] : parsed.faults).toEqual([
        `TRUST_PROXY is '${TRUST_PROXY}' and must list addresses, ranges or 'loopback'.`,
      ]);
    },
  );

  test.each(['', 'loopback', '10.0.0.1, 192.168.0.0/16', '::1,fd00::/8'])('TRUST_PROXY=%j is taken', (TRUST_PROXY) => {
    expect(parseEnvironment({ ...complete, TRUST_PROXY }).ok).toBe(true);
  });
});

test('with a file of declarations neither keys nor remotes need variables', () => {
  const parsed = parseEnvironment({ API_ORIGIN: complete.API_ORIGIN, DECLARED_FILE: '/declared/store.json' });
  expect(parsed).toMatchObject({ ok: true, environment: { declaredFile: '/declared/store.json', remoteOrigins: {} } });
  expect(parsed.ok && parsed.environment.releaseKeys('catalog')).toEqual([]);
});

test('uploads of previews are off unless they are turned on, and need the key of previews [OPS-28]', () => {
  const uploads = (variables: Record<string, string>) => {
    const parsed = parseEnvironment({ ...complete, ...variables });
    return parsed.ok && parsed.environment.previewUploads;
  };
  const PREVIEW_KEY = 'a secret of the operators, long enough';
  expect([uploads({}), uploads({ PREVIEW_KEY }), uploads({ PREVIEW_UPLOADS: 'on' })]).toEqual([false, false, false]);
  expect(uploads({ PREVIEW_KEY, PREVIEW_UPLOADS: 'on' })).toBe(true);
});

test('a token in place of its hash is refused, and is not repeated [OPS-29]', () => {
  const parsed = parseEnvironment({ ...complete, RELEASE_API_TOKEN_SHA256: 'the-token-itself' });
  expect(parsed).toEqual({ ok: false, faults: ['RELEASE_API_TOKEN_SHA256 must be a SHA-256 in hex.'] });
});
