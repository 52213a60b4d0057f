import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { TEAM_NAMES, TEAMS } from 'shared-contracts/remote/teams';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';

const REPORTS_PER_ORIGIN = { name: 'client-reports', allowed: 30, windowSeconds: 60 } as const;

const REPORTED: ReadonlySet<string> = new Set(['shell', ...TEAM_NAMES.map((team) => TEAMS[team].package)]);

/** Reports of failed remotes, vitals and errors: all are counted, vitals are stored as a sample. */
export function telemetryRoutes(api: Api): void {
  registerCall(
    api,
    insertClientReport,
    async ({ parameters: { Kind, Remote, Version, Detail } }) => {
      api.metrics.clientReports.inc({ kind: Kind, remote: REPORTED.has(Remote) ? Remote : 'other' });
      if (isStored(Kind, Math.random())) {
        await api.db
          .insertInto('client_reports')
          .values({ kind: Kind, remote: Remote, version: Version, detail: Detail })
          .execute();
      }
      return [{ ResponseMsg: 'Saved Successfully' }];
    },
    { limit: REPORTS_PER_ORIGIN },
  );
}

type ReportKind = 'remote-failed' | 'vital' | 'error';

// Failures are rare and each one matters; a tenth of the vitals shows the same distribution.
const STORED_SHARE: Record<ReportKind, number> = { 'remote-failed': 1, error: 1, vital: 0.1 };

/** @param dice a random number from 0 to below 1 */
export function isStored(kind: ReportKind, dice: number): boolean {
  return dice < STORED_SHARE[kind];
}
