import { packageOf } from 'shared-contracts/remote/teams';
import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { DiskCache } from '../disk/disk-cache.ts';
import { reasonOf } from '../releases/reason-of.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import type { Releases } from '../releases/stored-release.ts';
import type { BrowserTrial } from '../rendering/browser-trial.ts';
import { type Composed, type ComposedStore, composedOf } from '../rendering/composed.ts';
import { createReleaseGuard, type ReleaseGuard } from '../rendering/release-guard.ts';
import type { Crash, Renderer } from '../rendering/renderer.ts';
import { reviewRelease } from '../rendering/review-release.ts';
import { type SmokeRenders, thrownIn } from '../rendering/smoke-renders.ts';
import { faultInTrial } from '../rendering/try-releases.ts';
import { type CanaryJudge, type CanaryVerdict, createCanaryJudge } from './canary-judge.ts';
import type { CanaryState } from './canary-peers.ts';
import { type CanaryStep, type CanarySteps, createCanarySteps } from './canary-steps.ts';
import { type CanaryVisits, createCanaryVisits } from './canary-visits.ts';
import type { CanaryRelease, CanaryWatcher } from './canary-watcher.ts';

export interface CanaryStoreOptions {
  readonly watcher: Omit<CanaryWatcher, 'follow'>;
  readonly live: ComposedStore;
  /** The renderer of the live composition. */
  readonly running: () => Renderer | null;
  readonly liveGuard: Pick<ReleaseGuard, 'rate'>;
  readonly smokeRenders: Pick<SmokeRenders, 'fault' | 'opened'>;
  readonly trial: Pick<BrowserTrial, 'fault'>;
  readonly boot: (releases: Releases) => Promise<Renderer>;
  readonly log: ReleaseLog;
  readonly now: () => number;
  readonly disk: Pick<DiskCache, 'get' | 'set'>;
  readonly steps: readonly CanaryStep[];
  /** What the other shells say of their canary. */
  readonly peers: () => Promise<readonly CanaryState[]>;
}

export interface Canary extends CanaryRelease {
  /** Of a hundred visitors, how many get it at this step. */
  readonly share: number;
  readonly visits: CanaryVisits;
  readonly shares: CanaryJudge['shares'];
  /** Goes on with the live composition when the canary ends. */
  readonly store: ComposedStore;
}

/** Of those that ended since the shell's start: other shells read an answer of 16 KB at most. */
const MOST_ENDED = 20;

interface Side {
  readonly canary: CanaryRelease;
  readonly composed: Composed;
  readonly renderer: Renderer;
  readonly judge: CanaryJudge;
  readonly visits: CanaryVisits;
  readonly steps: CanarySteps;
  readonly share: number;
}

/**
 * The composition with the canary, next to the live one (OPS-05). A page that fails with it is answered by the live composition.
 * It is withdrawn when its renderer ends, when a page that the live composition renders whole keeps failing with it, or
 * when more of its pages fail than of the live ones, and suspended when more are slow or break in browsers (OPS-23).
 */
export function createCanaryStore(options: CanaryStoreOptions) {
  const { watcher, live, running, liveGuard, smokeRenders, trial, boot, log, now, peers } = options;
  const guard = createReleaseGuard(now);
  let side: Side | undefined;
  let closed = false;
  let ended: CanaryState['ended'] = [];

  const warn = (fault: unknown) => log.warn({ reason: reasonOf(fault) }, 'the canary waits');

  const noteEnd = (end: CanaryState['ended'][number]) => {
    ended = [...ended, end].slice(-MOST_ENDED);
  };

  function end(): void {
    void side?.renderer.retire();
    side = undefined;
  }

  /** Unless another one has replaced it. */
  async function withdraw({ canary, renderer }: Side, reason: string): Promise<void> {
    if (side?.renderer !== renderer) return;
    end();
    noteEnd({ address: canary.release.address, act: 'withdraw' });
    await watcher.withdraw(canary, reason);
  }

  async function follow(judging: Side, { act, reason }: CanaryVerdict): Promise<void> {
    if (act === 'withdraw') return withdraw(judging, reason);
    const { canary, renderer } = judging;
    if (side?.renderer !== renderer) return;
    end();
    noteEnd({ address: canary.release.address, act: 'suspend' });
    await watcher.suspend(canary, reason);
  }

  async function start(canary: CanaryRelease, composed: Composed): Promise<void> {
    const refuse = (fault: unknown) => {
      end();
      watcher.refuse(canary, reasonOf(fault));
    };
    const next = await boot(composed.releases).catch(refuse);
    if (!next) return;
    let crash: Crash | undefined;
    next.onCrash((ended) => {
      crash = ended;
    });
    const fault = await faultOf(next, canary, composed);
    if (closed || crash || fault) {
      await next.retire(0);
      return closed ? undefined : refuse(crash?.reason ?? fault);
    }
    end();
    const judge = createCanaryJudge();
    const { address } = canary.release;
    const steps = await createCanarySteps({ steps: options.steps, address, disk: options.disk, now });
    const share = steps.look(canary.percent, []);
    const visits = createCanaryVisits(judge, now);
    const started = { canary, composed, renderer: next, judge, visits, steps, share };
    side = started;
    next.onCrash(({ reason, underWay }) => {
      const pages = underWay.map(({ url }) => new URL(url).pathname).join(', ');
      withdraw(started, `${pages || 'no page'}: ${firstLine(reason)}`).catch(warn);
    });
    watcher.confirm(canary);
    const { team, release, percent } = canary;
    log.info(
      { remote: packageOf(team), version: release.version, percent, share, composition: composed.web.id },
      'canary up',
    );
  }

  async function faultOf(next: Renderer, { team }: CanaryRelease, composed: Composed): Promise<string | undefined> {
    const [unloaded] = Object.entries(next.broken);
    if (unloaded) return unloaded.join(': ');
    const renderer = running();
    if (!renderer) return 'the live composition has no renderer to compare it with';
    const sides = [
      { renderer: next, releases: composed.releases },
      { renderer, releases: live.current().releases },
    ] as const;
    const [, reason] = (await faultInTrial({ smokeRenders, trial }, ...sides, [team])) ?? [];
    return reason;
  }

  /** Compares the canary's composition with the live one where pages failed. */
  async function review(reviewed: Side): Promise<void> {
    const { canary, composed } = reviewed;
    const { team, release } = canary;
    for (const suspicion of guard.due({ [team]: release })) {
      const verdict = await reviewRelease(suspicion, {
        releases: composed.releases,
        watcher: { predecessor: async () => live.current().releases[team] },
        guard: { rate: (rated) => (rated.address === release.address ? guard : liveGuard).rate(rated) },
        boot,
      });
      if (verdict) return withdraw(reviewed, verdict.reason);
    }
  }

  /** A fault counts against the canary, whichever team's code threw. */
  async function noteFault(faulty: Side, request: PageRequest, page: RenderedPage | undefined, failure: string) {
    const reason = ((page && (await thrownIn(page))?.reason) ?? failure) || 'the page is not whole';
    guard.failed(faulty.canary.release, request, reason);
    return `${new URL(request.url).pathname}: ${reason}`;
  }

  async function judged(judging: Side): Promise<void> {
    const verdict = judging.judge.verdict();
    if (verdict !== undefined) await follow(judging, verdict);
  }

  /** Goes on towards the percentage with the other shells, and ends with them. */
  async function agree(agreeing: Side): Promise<void> {
    const { canary, steps } = agreeing;
    const { address } = canary.release;
    const others = await peers();
    if (side?.renderer !== agreeing.renderer) return;
    const isIt = (end: CanaryState['ended'][number]) => end.address === address;
    const end = others.flatMap((other) => other.ended).find(isIt);
    // It runs here again after an operator's word, which the others have not read yet.
    if (end && !ended.some(isIt)) return follow(agreeing, { act: end.act, reason: 'another shell has ended it' });
    const taken = others.flatMap((other) => (other.address === address ? [other.taken ?? 0] : []));
    const share = steps.look(canary.percent, taken);
    if (share !== agreeing.share)
      log.info({ remote: packageOf(canary.team), version: canary.release.version, share }, 'canary takes a step');
    side = { ...agreeing, share };
  }

  const store: ComposedStore = {
    current: () => side?.composed ?? live.current(),
    answered() {
      if (!side) return live.answered();
      const { team, release } = side.canary;
      guard.answered({ [team]: release });
      side.steps.answered();
    },
    async render(request, trace) {
      const rendering = side;
      if (!rendering) return live.render(request, trace);
      const { judge, composed } = rendering;
      const path = new URL(request.url).pathname;
      const began = now();
      let failure = '';
      let isLate = false;
      const page = await rendering.renderer.render(request, trace).catch((fault: unknown) => {
        failure = firstLine(reasonOf(fault));
        isLate = fault instanceof Overloaded;
        return undefined;
      });
      const ms = now() - began;
      if (page && isWhole(page)) {
        judge.rendered('canary', { path, ms });
        judged(rendering).catch(warn);
        return { page, composed };
      }
      noteFault(rendering, request, page, failure)
        // Its time tells; and the guard reviews a page that waits for ever.
        .then((fault) => judge.rendered('canary', { path, fault: isLate ? undefined : fault, ms }))
        .then(() => judged(rendering))
        .catch(warn);
      return live.render(request, trace).catch((fault: unknown) => {
        if (!page) throw fault;
        return { page, composed };
      });
    },
  };

  return {
    /** Undefined while none is up. */
    current: (): Canary | undefined =>
      side && { ...side.canary, share: side.share, visits: side.visits, shares: side.judge.shares, store },
    /** What the canary is compared with. */
    liveRendered(request: PageRequest, page: RenderedPage, ms: number): void {
      const path = new URL(request.url).pathname;
      side?.judge.rendered('live', { path, ms, fault: isWhole(page) ? undefined : 'live' });
    },
    /** For the other shells. */
    state: (): CanaryState => ({
      ...(side ? { address: side.canary.release.address, taken: side.steps.taken() } : {}),
      // One that was resumed is to run in shells that start later as well.
      ended: ended.filter(({ address }) => address !== watcher.current()?.release.address),
    }),
    /** To be called when the live composition has been looked after. */
    async follow(): Promise<void> {
      const wanted = watcher.current();
      if (!wanted) return end();
      if (!running()) return;
      const composed = composedOf({ ...live.current().releases, [wanted.team]: wanted.release }, 'memory');
      if (side?.composed.web.id !== composed.web.id) return start(wanted, composed);
      side = { ...side, canary: wanted };
      side.visits.settle();
      await judged(side);
      if (side) await agree(side);
      if (side) await review(side);
    },
    async close(): Promise<void> {
      closed = true;
      await side?.renderer.retire(2000);
    },
  };
}

/** Pages that lack an answer of the API say nothing of a release. */
function isWhole(page: RenderedPage): boolean {
  if (page.kind === 'redirect' || !page.complete) return true;
  return page.fault === undefined && page.regionFaults.length === 0 && page.failed.length === 0 && page.status < 500;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
