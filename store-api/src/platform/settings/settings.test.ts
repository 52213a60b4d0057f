import { trustedAddresses } from 'shared-contracts/server-kit/trusted-proxies';
import { parseSettings } from './settings.ts';

const faultsOf = (environment: Record<string, string>) => {
  const parsed = parseSettings(environment, '/srv/store');
  return parsed.ok ? [] : parsed.faults;
};

const storeOf = (environment: Record<string, string>) => {
  const parsed = parseSettings(environment, '/srv/store');
  if (!parsed.ok) throw new Error(parsed.faults.join());
  return parsed.settings.store;
};

describe('the environment', () => {
  it('may be empty: the embedded database in .data, port 4000, no payment provider [API-04]', () => {
    const parsed = parseSettings({}, '/srv/store');
    expect(parsed).toMatchObject({
      ok: true,
      settings: {
        port: 4000,
        host: '127.0.0.1',
        dataDir: '/srv/store/.data',
        databaseUrl: null,
        payment: { sandboxAllowed: false, razorpay: null },
      },
    });
  });

  // Mails with codes and addresses went in clear text to a server that offered no STARTTLS.
  it.each([
    ['smtp://user:p%40ss@mail.example:587', 'smtp://user:p%40ss@mail.example:587?requireTLS=true'],
    ['smtps://user:p%40ss@mail.example:465', 'smtps://user:p%40ss@mail.example:465'],
    ['smtp://relay.internal:25?requireTLS=false', 'smtp://relay.internal:25?requireTLS=false'],
    ['smtp://127.0.0.1:1025', 'smtp://127.0.0.1:1025'],
    ['smtp://[::1]:1025', 'smtp://[::1]:1025'],
    ['smtp://localhost:1025', 'smtp://localhost:1025'],
  ])('sends mail to %s by %s [API-04]', (SMTP_URL, smtpUrl) => {
    expect(parseSettings({ SMTP_URL }, '/srv')).toMatchObject({ settings: { mail: { smtpUrl } } });
  });

  it('limits what one process uses of a PostgreSQL server, and for how long [OPS-10]', () => {
    const parsed = parseSettings({ DB_CONNECTIONS: '25', DB_LOCK_TIMEOUT_MS: '500' }, '/srv');
    expect(parsed).toMatchObject({
      settings: {
        database: { connections: 25, checkoutConnections: 6, waitMs: 4000, lockMs: 500, statementMs: 10_000 },
      },
    });
    expect(faultsOf({ DB_WAIT_MS: '0' })).toEqual([expect.stringContaining('DB_WAIT_MS')]);
  });

  it('prepares no statement behind a pooler unless asked to [SCALE-03]', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://store@pooler:6432/store', 'postgres://store@db/store'];
    const of = (more: Record<string, string>) => {
      const parsed = parseSettings({ DATABASE_URL, ...more }, '/srv');
      return parsed.ok ? [parsed.settings.database.directUrl, parsed.settings.database.preparesStatements] : parsed;
    };
    expect(of({})).toEqual([null, true]);
    expect(of({ DATABASE_DIRECT_URL })).toEqual([DATABASE_DIRECT_URL, false]);
    expect(of({ DATABASE_DIRECT_URL, DB_PREPARED_STATEMENTS: 'on' })).toEqual([DATABASE_DIRECT_URL, true]);
    expect(faultsOf({ DATABASE_DIRECT_URL })).toEqual(['DATABASE_DIRECT_URL needs DATABASE_URL.']);
    expect(faultsOf({ DATABASE_URL: 'postgres://store@one,two/store', DATABASE_DIRECT_URL })).toEqual([
      'DATABASE_URL must name one host, the pooler, where DATABASE_DIRECT_URL is set.',
    ]);
  });

  it('treats empty values as absent, as compose files write them', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '', RAZORPAY_KEY_ID: '' }, '/srv').ok).toBe(true);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://store:change-me@postgres:5432/store' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://store:change-me@one:5432,two:5432/store' }, 'DATABASE_URL'],
    [{ DATABASE_READ_URLS: 'postgres://one/store,two/store' }, 'DATABASE_READ_URLS'],
    [{ PUBLIC_ORIGIN: 'https://store.example/shop' }, 'PUBLIC_ORIGIN'],
    [{ PAYMENT_SANDBOX: 'yes' }, 'PAYMENT_SANDBOX'],
    [{ TRUST_PROXY: 'the gateway' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY'],
    [{ ANSWER_CACHE: 'no' }, 'ANSWER_CACHE'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SEED: 'some' }, 'SEED'],
    [{ SHUTDOWN_GRACE_MS: '-5' }, 'SHUTDOWN_GRACE_MS'],
    [{ RETURN_DAYS: 'a week' }, 'RETURN_DAYS'],
    [{ STORE_GSTIN: '123' }, 'STORE_GSTIN'],
    [{ STORE_GSTIN: '08AAAAA0000A1Z5' }, 'STORE_GSTIN'],
    [{ STORE_STATE: 'RJ' }, 'STORE_STATE'],
    [{ STORE_EMI_ANNUAL_RATE: '15,5' }, 'STORE_EMI_ANNUAL_RATE'],
    [{ STORE_VIDEO_EMBED_URL: 'http://films.example/1' }, 'STORE_VIDEO_EMBED_URL'],
    [{ STORE_MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png' }, 'STORE_MAP_TILE_URL'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_abc' }, 'RAZORPAY_KEY_SECRET'],
    [{ RAZORPAY_KEY_ID: 'sk_live_abc', RAZORPAY_KEY_SECRET: 's' }, 'RAZORPAY_KEY_ID'],
  ])('names the fault of %j in one sentence', (environment, name) => {
    const faults = faultsOf(environment);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`${name}.*\\.$`));
  });

  it('has samples, which say so, for what the law asks a store to publish, until the operator’s own are set [CON-07]', () => {
    const samples = storeOf({});
    const { legalName, address, gstin, phone, email, grievanceOfficer, grievanceEmail } = samples;
    for (const fact of [legalName, address, grievanceOfficer]) expect(fact).toMatch(/sample/i);
    for (const mail of [email, grievanceEmail]) expect(mail).toMatch(/\.example$/);
    expect([gstin, phone]).toEqual(['08AAAAA0000A1Z2', '+91 00000 00000']);
    const own = {
      STORE_LEGAL_NAME: 'Oslo Oak Private Limited',
      STORE_ADDRESS: '4 Mill Road, Pune 411001',
      STORE_GSTIN: '27AABCO1234A1Z5',
      STORE_GRIEVANCE_OFFICER: 'Meera Rao, Grievance Officer',
    };
    expect(storeOf(own)).toMatchObject({
      legalName: 'Oslo Oak Private Limited',
      address: '4 Mill Road, Pune 411001',
      gstin: '27AABCO1234A1Z5',
      grievanceOfficer: 'Meera Rao, Grievance Officer',
    });
    expect(storeOf({ SEED: 'none', ...own })).toMatchObject({ name: 'Furniture Store', phone: '', deliveryDays: null });
  });

  it('lists every fault at once', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'x', STORE_EMAIL: 'x', OTEL_TRACES_SAMPLER: 'x' })).toHaveLength(4);
  });

  it('refuses live keys together with the sandbox [PAY-13]', () => {
    const live = { RAZORPAY_KEY_ID: 'rzp_live_abc', RAZORPAY_KEY_SECRET: 's' };
    expect(faultsOf({ ...live, PAYMENT_SANDBOX: 'allow' })).toEqual([expect.stringContaining('live')]);
    expect(faultsOf(live)).toEqual([]);
    expect(faultsOf({ RAZORPAY_KEY_ID: 'rzp_test_abc', RAZORPAY_KEY_SECRET: 's', PAYMENT_SANDBOX: 'allow' })).toEqual(
      [],
    );
  });
});

describe('trusted proxies', () => {
  const trusts = (list: string, address: string) => {
    const parsed = trustedAddresses(list);
    return parsed.ok && parsed.trust(address);
  };

  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['10.0.0.0/8, 192.0.2.7', '10.9.8.7', true],
    ['10.0.0.0/8, 192.0.2.7', '192.0.2.7', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['2001:db8::/32', '2001:db8::5', true],
    ['', '127.0.0.1', false],
    ['loopback', 'unknown', false],
  ])('of %j trust %s: %s [API-03]', (list, address, expected) => {
    expect(trusts(list, address)).toBe(expected);
  });
});
