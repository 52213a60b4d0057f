import { packageOf } from 'shared-contracts/remote/teams';
import type { Refusal } from '../releases/refusals.ts';

interface ReadinessFacts {
  /** It answers, and will soon end. */
  readonly stopping: boolean;
  readonly rendererUp: boolean;
  readonly apiAvailable: boolean;
  readonly diskFull: boolean;
  readonly refused: readonly Refusal[];
  readonly canariesRefused: readonly Refusal[];
}

/**
 * The answer of /readyz. A degraded shell is still ready: it serves cached pages and the last good releases, and a
 * balancer that took every shell out would serve none. The reasons, which name paths, are in the log.
 */
export function readinessOf(facts: ReadinessFacts) {
  const { stopping, rendererUp, apiAvailable, diskFull, refused, canariesRefused } = facts;
  if (stopping) return { code: 503, status: 'stopping' };
  const faults = [
    ...(apiAvailable ? [] : ['the API does not answer']),
    ...(diskFull ? ['the disk is full'] : []),
    ...refused.map(({ team, version }) => `${packageOf(team)} ${version} is refused`),
    ...canariesRefused.map(({ team, version }) => `the canary ${packageOf(team)} ${version} is refused`),
  ];
  if (!rendererUp) return { code: 503, status: ['no renderer is up', ...faults].join('; ') };
  return { code: 200, status: faults.length > 0 ? `degraded: ${faults.join('; ')}` : 'ready' };
}
