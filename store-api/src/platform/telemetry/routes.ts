import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { CONTRACT_TEAMS, packageOf } from 'shared-contracts/remote/teams';
import { WITHOUT_REPLICA } from '../database/replicas/without-replica.ts';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';
import { clientMetrics } from './client-metrics.ts';
import { deleteOldestReports } from './delete-oldest-reports.ts';
import { withoutPersonalData } from './without-personal-data.ts';

const REPORTS_PER_ORIGIN = { name: 'client-reports', allowed: 30, windowSeconds: 60 } as const;

const REPORTED: ReadonlySet<string> = new Set(['shell', ...CONTRACT_TEAMS.map(packageOf)]);

/** Reports of failed remotes, vitals and errors: counted and stored. Browsers send a sample of the vitals. */
export function telemetryRoutes(api: Api): void {
  const count = clientMetrics(api.metrics.registry);
  registerCall(
    api,
    insertClientReport,
    async ({ parameters: { Kind, Remote, Version, Detail, Route = '', Vital = null, Value = null } }) => {
      const remote = REPORTED.has(Remote) ? Remote : 'other';
      count({ kind: Kind, remote, version: Version, route: Route, vital: Vital, value: Value });
      await api.db
        .insertInto('client_reports')
        .values({
          kind: Kind,
          remote: Remote,
          version: Version,
          detail: withoutPersonalData(Detail),
          route: Route,
          vital: Vital,
          value: Value,
        })
        .returning(WITHOUT_REPLICA)
        .execute();
      return [{ ResponseMsg: 'Saved Successfully' }];
    },
    { limit: REPORTS_PER_ORIGIN },
  );
  api.jobs.push({
    name: 'delete-oldest-reports',
    everyMs: 600_000,
    byOne: true,
    run: () => deleteOldestReports(api.db),
  });
}
