import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReplicaState } from './watch-replica.ts';

const STATES: readonly ReplicaState[] = ['fresh', 'behind', 'unreachable', 'primary', 'other-timeline'];

export interface ReplicaStatus {
  readonly name: string;
  readonly state: ReplicaState;
  /** Seconds for which it lacks a change that is known here; 0 when it lacks none. */
  readonly lag: number;
}

export interface ReplicaMetrics {
  /** @param node 'primary', or a replica's name */
  read(node: string): void;
  rejected(replica: string, reason: ReplicaState | 'failed'): void;
}

/** @param status of all replicas now; none in a store without them */
export function observeReplicas(registry: Registry, status: () => readonly ReplicaStatus[]): ReplicaMetrics {
  const registers = [registry];
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Public answers that were read, by the server that was chosen: primary, or a replica',
    labelNames: ['node'],
    registers,
  });
  const rejections = new Counter({
    name: 'database_replica_rejections_total',
    help: 'Times that a replica was not read: behind, unreachable, primary, other-timeline; failed: during an answer',
    labelNames: ['replica', 'reason'],
    registers,
  });
  new Gauge({
    name: 'database_replica_state',
    help: '1 for what a replica is now: fresh, behind, unreachable, primary or other-timeline',
    labelNames: ['replica', 'state'],
    registers,
    collect() {
      for (const { name, state: current } of status()) {
        for (const state of STATES) this.set({ replica: name, state }, state === current ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'For how long a replica lacks a change that is known here',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lag } of status()) this.set({ replica: name }, lag);
    },
  });
  return {
    read: (node) => reads.inc({ node }),
    rejected: (replica, reason) => rejections.inc({ replica, reason }),
  };
}
