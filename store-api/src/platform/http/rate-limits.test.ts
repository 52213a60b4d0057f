import { trackOrder } from 'shared-contracts/api/track-order';
import { buildTestApp, describeOnDatabase } from '../../testing/test-app.ts';
import { openPostgres } from '../database/connection.ts';
import { createDevices } from './devices.ts';
import { createRateLimits } from './rate-limits.ts';

const security = { report: () => {} };
const devices = createDevices('secret');
const rule = { name: 'test', allowed: 3, windowSeconds: 60 };
let moment = new Date('2026-01-01T00:00:00Z');
const now = () => moment;
const later = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};

describeOnDatabase('a limit', (app) => {
  const limits = () => createRateLimits({ db: app().db, now, trustsProxy: () => false, devices, security });

  it('counts per subject, says how long to wait, and starts afresh after its window [API-03]', async () => {
    for (let hit = 0; hit < 3; hit += 1) await limits().count(rule, 'asha');
    later(20);
    await expect(limits().count(rule, 'asha')).rejects.toMatchObject({ status: 429, options: { retryAfter: 40 } });
    await limits().count(rule, 'ravi');
    later(41);
    await limits().count(rule, 'asha');
  });

  it('forgets a subject on request', async () => {
    for (let hit = 0; hit < 3; hit += 1) await limits().count(rule, 'meera');
    await limits().forget(rule, 'meera');
    await limits().count(rule, 'meera');
  });

  // Behind one address of a mobile network is a whole town.
  it('counts by device before the address: who has too much refuses no neighbour [API-03] [PAY-16]', async () => {
    const ofDevices = { name: 'form', allowed: 2, perOrigin: 6, unknownPerOrigin: 1, windowSeconds: 60 };
    const from = (cookie?: string) =>
      ({ ip: '203.0.113.9', headers: { cookie }, socket: {}, protocol: 'https' }) as never;
    const met = () => {
      let header = '';
      devices.meet(from(), { header: (_: string, value: string) => (header = value) } as never);
      expect(header).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
      return from(header.split(';')[0]);
    };
    const count = (request: never) => limits().countDevice(ofDevices, request);
    const [asha, ravi] = [met(), met()];
    for (const request of [asha, asha, ravi, ravi, from()]) await count(request);
    await expect(count(asha)).rejects.toMatchObject({ status: 429 });
    await expect(count(from('store-device=AAAAAAAAAAAAAAAA.invented'))).rejects.toMatchObject({ status: 429 });
    await count(met());
    // The address itself: six were counted.
    await expect(count(met())).rejects.toMatchObject({ status: 429 });
    expect(await limits().isWithinDevice({ ...ofDevices, name: 'other' }, ravi, 2)).toBe(true);
    expect(await limits().isWithinDevice({ ...ofDevices, name: 'other' }, ravi, 1)).toBe(false);
  });

  // The gateway has no key, and would give a turn to each that somebody invents.
  it('says to the gateway which devices are its own [API-03] [OPS-10]', async () => {
    const asked = (cookie = '') =>
      app().http.inject({
        method: 'POST',
        url: trackOrder.path,
        headers: { cookie },
        payload: { requestParameters: { OrderNumber: 'KC-1', Email: 'asha@example.com' } },
      });
    const given = String((await asked()).headers['set-cookie']).split(';')[0];
    expect((await asked(given)).headers['x-device-known']).toBe('1');
    expect((await asked('store-device=AAAAAAAAAAAAAAAA.invented')).headers['x-device-known']).toBeUndefined();
  });

  it('keeps no subject in the clear', async () => {
    await limits().count(rule, 'asha@example.com');
    const rows = await app().db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('asha');
  });
});

describe('limits of several processes over one PostgreSQL', () => {
  it('count as one: of many at once exactly as many pass as may [API-03]', async () => {
    const app = await buildTestApp();
    const name = (
      await app.db.selectNoFrom((eb) => eb.fn<string>('current_database').as('name')).executeTakeFirstOrThrow()
    ).name;
    const address = new URL(process.env.TEST_DATABASE_URL ?? '');
    address.pathname = `/${name}`;
    const other = openPostgres(address.href, { connections: 5 });
    const processes = [app.db, other.db].map((db) =>
      createRateLimits({ db, now, trustsProxy: () => false, devices, security }),
    );
    const tries = Array.from({ length: 20 }, (_, index) => processes[index % 2]?.count(rule, 'crowd'));
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    await other.close();
    await app.close();
  });
});
