import { LRUCache } from 'lru-cache';
import type { Team } from 'shared-contracts/remote/teams';
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import type { Releases, StoredRelease } from '../releases/stored-release.ts';
import { chanceOfSoMany, type RenderCount } from './compare-renders.ts';

/** Releases of which one may be at fault, and what failed with it. */
export interface Suspicion {
  /** The likeliest first. */
  readonly teams: readonly Team[];
  readonly requests: readonly PageRequest[];
  readonly reason: string;
  /** The renderer's memory was full, which no single request shows again. */
  readonly leaked: boolean;
  /** A page held the processor without end, which no stall of the machine does. */
  readonly looped: boolean;
}

/** Counts what fails after a release has been adopted (OPS-14). */
export interface ReleaseGuard {
  /** A document was answered, whether cached or made. */
  answered(releases: Releases): void;
  /** A document, or a region of it, failed in the code of a team. */
  failed(release: StoredRelease, request: PageRequest, reason: string): void;
  /** A renderer ended while it rendered `requests`. `recent`: the teams, the one that changed last first. */
  ended(end: Omit<Suspicion, 'teams'>, recent: readonly Team[]): void;
  /** Takes the suspicions that are due for a review. One that a review does not confirm is due later and later. */
  due(releases: Releases): readonly Suspicion[];
  /** After another composition went live: its renderers have not ended. */
  reset(): void;
  /** Share of the documents that failed in a release, from 0 to 1. */
  rate(release: StoredRelease): number;
  /**
   * Whether so much more fails with a release than did with the one before that chance has no part in it: once in a
   * million weeks with the same share of both (OPS-23).
   */
  isWorse(release: StoredRelease, before: StoredRelease): boolean;
  /** Whether no renderer ended with the releases before the last change, of which enough was seen. */
  endedNoneBefore(): boolean;
}

interface Counts {
  since: number;
  documents: number;
  faults: number;
  /** By path, so that one page does not stand for all. */
  readonly requests: Map<string, PageRequest>;
  reason: string;
  faultsForReview: number;
}

/** Older counts weigh half. */
const HALF_LIFE_MS = 10 * 60_000;
const FAULTS_FOR_REVIEW = 5;
const RATE_FOR_REVIEW = 0.01;
const ENDS_FOR_REVIEW = 2;
const REQUESTS_FOR_REVIEW = 5;
/** Of a release before, so that what was rare with it is known. */
const DOCUMENTS_TO_COMPARE = 50;
const CHANCE_OF_ERROR = 1e-6;
/** The live releases of all teams, and those before. */
const RELEASES_COUNTED = 100;

export function createReleaseGuard(now: () => number): ReleaseGuard {
  const counted = new LRUCache<string, Counts>({ max: RELEASES_COUNTED });
  let ends: (Suspicion & { readonly at: number })[] = [];
  let endsForReview = ENDS_FOR_REVIEW;
  let seen = { documents: 0, ends: 0 };
  let seenBefore: typeof seen | undefined;

  const countsOf = (release: StoredRelease): Counts => {
    const key = keyOf(release);
    const counts = counted.get(key) ?? newCounts(now());
    counted.set(key, counts);
    const weight = 0.5 ** Math.floor((now() - counts.since) / HALF_LIFE_MS);
    if (weight < 1) {
      const { documents, faults, faultsForReview } = counts;
      Object.assign(counts, {
        since: now(),
        documents: documents * weight,
        faults: faults * weight,
        faultsForReview: Math.max(FAULTS_FOR_REVIEW, faultsForReview * weight),
      });
    }
    return counts;
  };
  const rate: ReleaseGuard['rate'] = (release) => {
    const { faults, documents } = countsOf(release);
    return documents < 1 ? 0 : faults / Math.max(documents, faults);
  };

  return {
    rate,
    isWorse(release, before) {
      // As they were when it was replaced: what is live no more fades no more.
      const earlier = counted.peek(keyOf(before));
      if (!earlier || earlier.documents < DOCUMENTS_TO_COMPARE) return false;
      return chanceOfSoMany(countOf(countsOf(release)), countOf(earlier)) < CHANCE_OF_ERROR;
    },
    endedNoneBefore: () =>
      seenBefore !== undefined && seenBefore.documents >= DOCUMENTS_TO_COMPARE && seenBefore.ends === 0,
    reset() {
      seenBefore = seen;
      seen = { documents: 0, ends: 0 };
      ends = [];
      endsForReview = ENDS_FOR_REVIEW;
    },
    answered(releases) {
      seen.documents += 1;
      for (const release of Object.values(releases)) countsOf(release).documents += 1;
    },
    failed(release, request, reason) {
      const counts = countsOf(release);
      counts.faults += 1;
      counts.reason = reason;
      counts.requests.set(new URL(request.url).pathname, request);
      const [oldest] = counts.requests.keys();
      if (counts.requests.size > REQUESTS_FOR_REVIEW && oldest !== undefined) counts.requests.delete(oldest);
    },
    ended(end, recent) {
      seen.ends += 1;
      const requests = end.requests.slice(0, REQUESTS_FOR_REVIEW);
      ends = [...ends.filter(({ at }) => now() - at < HALF_LIFE_MS), { ...end, requests, teams: recent, at: now() }];
    },
    due(releases) {
      const suspicions: Suspicion[] = [];
      const lastEnd = ends.at(-1);
      if (lastEnd && ends.length >= endsForReview) {
        suspicions.push(lastEnd);
        ends = [];
        endsForReview *= 2;
      }
      for (const [team, release] of Object.entries(releases) as [Team, StoredRelease][]) {
        const counts = countsOf(release);
        if (counts.faults < counts.faultsForReview || rate(release) < RATE_FOR_REVIEW) continue;
        counts.faultsForReview = counts.faults * 2;
        suspicions.push({
          teams: [team],
          requests: [...counts.requests.values()],
          reason: counts.reason,
          leaked: false,
          looped: false,
        });
      }
      return suspicions;
    },
  };
}

const keyOf = ({ name, address }: StoredRelease) => `${name}/${address}`;

function countOf({ documents, faults }: Counts): RenderCount {
  const renders = Math.round(Math.max(documents, faults));
  return { renders, bad: Math.round(faults) };
}

function newCounts(since: number): Counts {
  return { since, documents: 0, faults: 0, requests: new Map(), reason: '', faultsForReview: FAULTS_FOR_REVIEW };
}
