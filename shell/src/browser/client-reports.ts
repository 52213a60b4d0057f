import type { ApiClient } from 'shared-contracts';
import { isApiUnavailable } from 'shared-contracts/api/unavailable';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { packageOf, teamOf } from 'shared-contracts/remote/teams';
import type { RemoteModules } from '../composition/remote-modules.ts';

interface Report {
  readonly Kind: 'remote-failed' | 'error';
  readonly Remote: string;
  readonly Version: string;
  readonly Detail: string;
  /** A route's pattern. */
  readonly Route?: string;
}

const RETRY_MS = 15_000;
const MAX_QUEUED = 20;

const queue: Report[] = [];
let sending = false;

/** Reports a failed remote to the API's telemetry (SH-12). */
export function reportRemoteFailure(api: ApiClient, modules: RemoteModules, id: RemoteModuleId, fault: unknown): void {
  const team = teamOf(id);
  const Detail = `${id}: ${fault instanceof Error ? fault.message : String(fault)}`.slice(0, 500);
  sendReport(api, {
    Kind: 'remote-failed',
    Remote: packageOf(team),
    Version: modules.versionOf(team) ?? '',
    Detail,
  });
}

/** Queued while the API is unavailable. */
export function sendReport(api: ApiClient, report: Report): void {
  if (queue.length >= MAX_QUEUED) queue.shift();
  queue.push(report);
  void flush(api);
}

async function flush(api: ApiClient): Promise<void> {
  if (sending) return;
  sending = true;
  const isSent = await sendQueue(api).catch(() => false);
  sending = false;
  if (!isSent) setTimeout(() => void flush(api), RETRY_MS);
}

/** Returns false when the API is unavailable. */
async function sendQueue(api: ApiClient): Promise<boolean> {
  // Only a page with a failure loads the call's code.
  const { insertClientReport } = await import(
    /* webpackChunkName: "rare" */ 'shared-contracts/api/insert-client-report'
  );
  for (let report = queue[0]; report; report = queue[0]) {
    const sent = await api.call(insertClientReport, report);
    // A refused report would be refused again.
    if (!sent.ok && isApiUnavailable(sent.error)) return false;
    // A full queue may have dropped this one.
    if (queue[0] === report) queue.shift();
  }
  return true;
}
