import { randomUUID } from 'node:crypto';
import type { CanaryJudge } from './canary-judge.ts';

/** What browsers say of the documents that both compositions were compared by (OPS-23). */
export interface CanaryVisits {
  /**
   * A document's token. Undefined for a visitor who has had one of this side: the busiest counts once.
   * @param client from `clientOrigin`
   */
  issue(side: 'canary' | 'live', client: string): string | undefined;
  /** Once a token, and again for a fault after a whole start. @returns whether the token is known */
  said(token: string, fault?: string): boolean;
  /** Documents that have said nothing in time count as silent. To be called now and then. */
  settle(): void;
}

/** A slow phone's page comes to life within it. */
const SILENT_AFTER_MS = 15_000;
/** Bounds memory and what a network of strangers can fill. */
const MOST_VISITORS = 20_000;

interface Issued {
  readonly side: 'canary' | 'live';
  readonly at: number;
  said?: 'whole' | 'broken' | 'silent';
}

export function createCanaryVisits(judge: Pick<CanaryJudge, 'visited'>, now: () => number): CanaryVisits {
  const visitors = new Set<string>();
  const issued = new Map<string, Issued>();
  /** The oldest first. */
  const unsaid = new Set<Issued>();

  return {
    issue(side, client) {
      const visitor = `${side} ${client}`;
      if (visitors.has(visitor) || visitors.size >= MOST_VISITORS) return undefined;
      visitors.add(visitor);
      const token = randomUUID();
      const visit = { side, at: now() };
      issued.set(token, visit);
      unsaid.add(visit);
      return token;
    },
    said(token, fault) {
      const visit = issued.get(token);
      if (!visit) return false;
      unsaid.delete(visit);
      const outcome = fault === undefined ? 'whole' : 'broken';
      if (visit.said === undefined || (visit.said === 'whole' && outcome === 'broken')) {
        visit.said = outcome;
        judge.visited(visit.side, { outcome, fault });
      }
      return true;
    },
    settle() {
      for (const visit of unsaid) {
        if (now() - visit.at <= SILENT_AFTER_MS) return;
        unsaid.delete(visit);
        visit.said = 'silent';
        judge.visited(visit.side, { outcome: 'silent' });
      }
    },
  };
}
