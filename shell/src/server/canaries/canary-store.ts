import { packageOf } from 'shared-contracts/remote/teams';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { ReleaseLog } from '../releases/release-log.ts';
import type { Releases } from '../releases/stored-release.ts';
import { type Composed, type ComposedStore, composedOf } from '../rendering/composed.ts';
import { createReleaseGuard, type ReleaseGuard } from '../rendering/release-guard.ts';
import type { Crash, Renderer } from '../rendering/renderer.ts';
import { reviewRelease } from '../rendering/review-release.ts';
import { type SmokeRenders, thrownIn } from '../rendering/smoke-renders.ts';
import { type CanaryJudge, createCanaryJudge } from './canary-judge.ts';
import type { CanaryRelease, CanaryWatcher } from './canary-watcher.ts';

interface CanaryStoreOptions {
  readonly watcher: Omit<CanaryWatcher, 'follow'>;
  readonly live: ComposedStore;
  /** The renderer of the live composition. */
  readonly running: () => Renderer | null;
  readonly liveGuard: Pick<ReleaseGuard, 'rate'>;
  readonly smokeRenders: Pick<SmokeRenders, 'fault'>;
  readonly boot: (releases: Releases) => Promise<Renderer>;
  readonly log: ReleaseLog;
  readonly now: () => number;
}

export interface Canary extends CanaryRelease {
  /** Goes on with the live composition when the canary ends. */
  readonly store: ComposedStore;
}

interface Side {
  readonly canary: CanaryRelease;
  readonly composed: Composed;
  readonly renderer: Renderer;
  readonly judge: CanaryJudge;
}

/**
 * The composition with the canary, next to the live one (OPS-05). A page that fails with it is answered by the live composition.
 * It is withdrawn when its renderer ends, when a page that the live composition renders whole keeps failing with it, or
 * when more of its pages fail, or are slow, than of the live ones (OPS-23).
 */
export function createCanaryStore(options: CanaryStoreOptions) {
  const { watcher, live, running, liveGuard, smokeRenders, boot, log, now } = options;
  const guard = createReleaseGuard(now);
  let side: Side | undefined;
  let closed = false;

  const warn = (fault: unknown) => log.warn({ reason: reasonOf(fault) }, 'the canary waits');

  function end(): void {
    void side?.renderer.retire();
    side = undefined;
  }

  /** Unless another one has replaced it. */
  async function withdraw({ canary, renderer }: Side, reason: string): Promise<void> {
    if (side?.renderer !== renderer) return;
    end();
    await watcher.withdraw(canary, reason);
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
    const started = { canary, composed, renderer: next, judge: createCanaryJudge() };
    side = started;
    next.onCrash(({ reason, underWay }) => {
      const pages = underWay.map(({ url }) => new URL(url).pathname).join(', ');
      withdraw(started, `${pages || 'no page'}: ${firstLine(reason)}`).catch(warn);
    });
    watcher.confirm(canary);
    const { team, release, percent } = canary;
    log.info({ remote: packageOf(team), version: release.version, percent, composition: composed.web.id }, 'canary up');
  }

  async function faultOf(next: Renderer, { team }: CanaryRelease, composed: Composed): Promise<string | undefined> {
    const [unloaded] = Object.entries(next.broken);
    if (unloaded) return unloaded.join(': ');
    const live = running();
    if (!live) return 'the live composition has no renderer to compare it with';
    const pages = new Set(composed.paths.map(({ page }) => page));
    const [, reason] = (await smokeRenders.fault(next, live, [team], pages)) ?? [];
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
    if (verdict !== undefined) await withdraw(judging, verdict);
  }

  const store: ComposedStore = {
    current: () => side?.composed ?? live.current(),
    answered() {
      if (!side) return live.answered();
      const { team, release } = side.canary;
      guard.answered({ [team]: release });
    },
    async render(request, trace) {
      const rendering = side;
      if (!rendering) return live.render(request, trace);
      const { judge, composed } = rendering;
      const began = now();
      let failure = '';
      const page = await rendering.renderer.render(request, trace).catch((fault: unknown) => {
        failure = firstLine(reasonOf(fault));
        return undefined;
      });
      const ms = now() - began;
      if (page && isWhole(page)) {
        judge.ofCanary({ ms });
        judged(rendering).catch(warn);
        return { page, composed };
      }
      noteFault(rendering, request, page, failure)
        .then((fault) => judge.ofCanary({ fault, ms }))
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
    current: (): Canary | undefined => side && { ...side.canary, store },
    /** What the canary is compared with. */
    liveRendered(page: RenderedPage, ms: number): void {
      side?.judge.ofLive({ ms, ...(isWhole(page) ? {} : { fault: 'live' }) });
    },
    /** To be called when the live composition has been looked after. */
    async follow(): Promise<void> {
      const wanted = watcher.current();
      if (!wanted) return end();
      if (!running()) return;
      const composed = composedOf({ ...live.current().releases, [wanted.team]: wanted.release }, 'memory');
      if (side?.composed.web.id !== composed.web.id) return start(wanted, composed);
      side = { ...side, canary: wanted };
      await review(side);
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

function reasonOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
