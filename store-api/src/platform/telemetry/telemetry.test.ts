import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Counter, Registry } from 'prom-client';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { boundedSeries } from 'shared-contracts/server-kit/bounded-series';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { deleteOldestReports } from './delete-oldest-reports.ts';
import { withoutPersonalData } from './without-personal-data.ts';

const report = {
  Kind: 'remote-failed',
  Remote: 'mfe-catalog',
  Version: '1.4.0',
  Detail: 'catalog/pages/listing: timed out',
};

describeOnDatabase('reports of clients', (app) => {
  it('are stored and counted by remote [SH-12]', async () => {
    await expect(app().call(insertClientReport, report)).resolves.toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    const rows = await app().db.selectFrom('client_reports').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ kind: 'remote-failed', remote: 'mfe-catalog', version: '1.4.0' })]);
    const metrics = await app().http.inject('/metrics');
    expect(metrics.body).toContain('client_reports_total{kind="remote-failed",remote="mfe-catalog",version="1.4.0"} 1');
  });

  // A series of metrics lasts as long as the process, so a caller must not be able to make new ones.
  it('count under the remotes there are, whatever name was sent [API-07]', async () => {
    for (const Remote of ['made-up-1', 'made-up-2']) await app().call(insertClientReport, { ...report, Remote });
    const metrics = await app().http.inject('/metrics');
    expect(metrics.body).toContain('client_reports_total{kind="remote-failed",remote="other",version="1.4.0"} 2');
    expect(metrics.body).not.toContain('made-up');
  });

  it('are limited by origin [API-03]', async () => {
    const send = () =>
      app().http.inject({
        method: 'POST',
        url: insertClientReport.path,
        payload: { requestParameters: report },
        remoteAddress: '203.0.113.5',
      });
    const codes: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) codes.push((await send()).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(30);
    expect(codes.at(-1)).toBe(429);
  });

  const vital = {
    Kind: 'vital',
    Remote: 'mfe-catalog',
    Version: '1.4.0',
    Detail: 'good',
    Route: '/ProductListing',
  } as const;

  it('count vitals by route and release, where rules and dashboards read them', async () => {
    await app().call(insertClientReport, { ...vital, Vital: 'LCP', Value: 2100 });
    await app().call(insertClientReport, { ...vital, Vital: 'CLS', Value: 0.02 });
    const { body } = await app().http.inject('/metrics');
    const labels = 'route="/ProductListing",remote="mfe-catalog",version="1.4.0"';
    expect(body).toContain(`client_vital_seconds_sum{vital="LCP",${labels}} 2.1`);
    expect(body).toContain(`client_layout_shift_score_sum{${labels}} 0.02`);
  });

  it('are read by commands: faults by frequency, vitals as three of four visits had them', async () => {
    await app().db.deleteFrom('client_reports').execute();
    for (const Value of [1000, 1400, 1800, 9000])
      await app().call(insertClientReport, { ...vital, Vital: 'LCP', Value });
    for (const Detail of ['TypeError: one', 'TypeError: two', 'TypeError: two'])
      await app().call(insertClientReport, { ...report, Kind: 'error', Detail, Route: '/Cart' });
    const vitals = await operator(app(), ['browsers', 'vitals', '--format', 'csv']);
    expect(vitals.lines.join('\n')).toContain('/ProductListing,mfe-catalog,1.4.0,LCP,3600,4');
    const faults = await operator(app(), ['browsers', 'faults', '1', '--format', 'csv']);
    expect(faults.lines.map((line) => line.split(',').slice(0, 6).join(','))).toEqual([
      'times,kind,remote,version,route,detail',
      '2,error,mfe-catalog,1.4.0,/Cart,TypeError: two',
      '1,error,mfe-catalog,1.4.0,/Cart,TypeError: one',
    ]);
  });

  it('name the line of the source, by the maps beside the releases, which nobody else reads [OPS-27]', async () => {
    const releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
    const maps = path.join(releases, 'mfe-catalog/dist/.private/1.4.0');
    mkdirSync(maps, { recursive: true });
    // The second column of the first line is the fourth line of the source.
    const map = { version: 3, sources: ['webpack://mfe_catalog/./src/listing/page.tsx'], names: [], mappings: 'CAGE' };
    writeFileSync(path.join(maps, 'pages-listing.js.map'), JSON.stringify(map));
    await app().db.deleteFrom('client_reports').execute();
    const thrown = async (at: string, Version = '1.4.0') =>
      app().call(insertClientReport, { ...report, Kind: 'error', Version, Detail: `TypeError: broken at ${at}` });
    await thrown('/remotes/mfe-catalog/1.4.0~5e67/pages-listing.js:1:2');
    await thrown('/remotes/mfe-catalog/1.4.0~5e67/other.js:1:2');
    await thrown('/remotes/mfe-catalog/1.4.0~5e67/pages-listing.js:1:2', '../.private/1.4.0');
    const { lines } = await operator(app(), ['browsers', 'faults', '1', releases, '--format', 'csv']);
    rmSync(releases, { recursive: true });
    const sources = lines.slice(1).map((line) => line.split(',').at(-2));
    expect(sources.toSorted()).toEqual(['', '', 'src/listing/page.tsx:4:3']);
  });

  it('are stored without what could name a person', async () => {
    await app().call(insertClientReport, {
      ...report,
      Kind: 'error',
      Detail: 'Error: no asha@example.com at /a.js:1:2',
    });
    const { detail } = await app()
      .db.selectFrom('client_reports')
      .select('detail')
      .orderBy('client_report_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toBe('Error: no [e-mail] at /a.js:1:2');
  });

  it('fill no disk: the oldest make room', async () => {
    const ids = () => app().db.selectFrom('client_reports').select('client_report_id as id').orderBy('id').execute();
    const before = await ids();
    expect(before.length).toBeGreaterThan(2);
    await deleteOldestReports(app().db, 2);
    expect(await ids()).toEqual(before.slice(-2));
  });
});

test.each([
  ['no asha@example.com', 'no [e-mail]'],
  ['call +91 98765 43210 now', 'call [number] now'],
  ['order OR-2026-7QK2ZD is gone', 'order [reference] is gone'],
  ['GET /enquiry?number=7&proof=abc failed', 'GET /enquiry?[query] failed'],
  ['bad token 0123456789abcdef0123456789abcdef', 'bad token [token]'],
  [
    "TypeError: reading 'price' at /assets/1.0~ab/main.js:1:20433",
    "TypeError: reading 'price' at /assets/1.0~ab/main.js:1:20433",
  ],
])('of the words %p only %p is stored', (text, stored) => {
  expect(withoutPersonalData(text)).toBe(stored);
});

test('a metric has a bounded number of series, and those in use stay [API-07]', async () => {
  const registry = new Registry();
  const counter = new Counter({ name: 'seen', help: 'seen', labelNames: ['version'], registers: [registry] });
  const seen = boundedSeries<'version', typeof counter>(counter, 3);
  const count = (version: string) => seen({ version }).inc({ version });
  for (let made = 0; made < 100; made += 1) {
    count('real');
    count(`made-up-${made}`);
  }
  const { values } = await counter.get();
  expect(values).toHaveLength(3);
  expect(values.find(({ labels }) => labels.version === 'real')?.value).toBe(100);
});

// Three hundred invented versions between two reports of a browser displaced the release that ran.
test('made-up versions displace one another, not the releases that browsers have [API-07] [SEC-02]', async () => {
  const counter = new Counter({ name: 'seen', help: 'seen', labelNames: ['version'], registers: [new Registry()] });
  const seen = boundedSeries<'version', typeof counter>(counter, 10);
  const count = (version: string) => seen({ version }).inc({ version });
  for (const version of ['1.0.0', '1.1.0']) for (let each = 0; each < 3; each += 1) count(version);
  for (let made = 0; made < 400; made += 1) count(`made-up-${made}`);
  const versions = async () => (await counter.get()).values.map(({ labels }) => labels.version);
  expect(await versions()).toEqual(expect.arrayContaining(['1.0.0', '1.1.0']));
  // A release that no browser has any more makes room at last.
  for (let each = 0; each < 5000; each += 1) count('1.2.0');
  for (let made = 0; made < 20; made += 1) for (let each = 0; each < 2; each += 1) count(`1.3.${made}`);
  expect(await versions()).not.toContain('1.0.0');
  expect(await versions()).toContain('1.2.0');
});
