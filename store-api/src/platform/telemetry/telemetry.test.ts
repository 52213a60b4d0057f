import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { isStored } from './routes.ts';

const report = {
  Kind: 'remote-failed',
  Remote: 'mfe-catalog',
  Version: '1.4.0',
  Detail: 'catalog/pages/listing: timed out',
};

describe('sampling', () => {
  it('keeps every failure and a tenth of the vitals', () => {
    expect([isStored('remote-failed', 0.999), isStored('error', 0.999)]).toEqual([true, true]);
    expect([isStored('vital', 0.05), isStored('vital', 0.5)]).toEqual([true, false]);
  });
});

describeOnDatabase('reports of clients', (app) => {
  it('are stored and counted by remote [SH-12]', async () => {
    await expect(app().call(insertClientReport, report)).resolves.toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    const rows = await app().db.selectFrom('client_reports').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ kind: 'remote-failed', remote: 'mfe-catalog', version: '1.4.0' })]);
    const metrics = await app().http.inject('/metrics');
    expect(metrics.body).toContain('client_reports_total{kind="remote-failed",remote="mfe-catalog"} 1');
  });

  // A series of metrics lasts as long as the process, so a caller must not be able to make new ones.
  it('count under the remotes there are, whatever name was sent [API-07]', async () => {
    for (const Remote of ['made-up-1', 'made-up-2']) await app().call(insertClientReport, { ...report, Remote });
    const metrics = await app().http.inject('/metrics');
    expect(metrics.body).toContain('client_reports_total{kind="remote-failed",remote="other"} 2');
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
});
