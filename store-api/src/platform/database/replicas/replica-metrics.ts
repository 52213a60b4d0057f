import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReplicaState, WatchedReplica } from './watch-replica.ts';

const STATES: readonly ReplicaState[] = ['fresh', 'behind', 'unreachable', 'primary', 'other-timeline'];

export function observeReplicas<Replica extends WatchedReplica>(
  registry: Registry,
  replicas: readonly Replica[],
  lagOf: (replica: Replica) => number,
) {
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
      for (const replica of replicas) {
        const current = replica.state();
        for (const state of STATES) this.set({ replica: replica.name, state }, state === current ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'For how long a replica lacks a change that is known here',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const replica of replicas) this.set({ replica: replica.name }, lagOf(replica));
    },
  });
  return {
    read: (node: string) => reads.inc({ node }),
    rejected: (replica: string, reason: ReplicaState | 'failed') => rejections.inc({ replica, reason }),
  };
}
