import { packageOf, type Team, teamOf } from 'shared-contracts/remote/teams';
import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import { isUnbounded, resolvePath } from '../addresses/canonical-path.ts';
import type { CanaryState } from '../canaries/canary-peers.ts';
import { type Canary, type CanaryStoreOptions, createCanaryStore } from '../canaries/canary-store.ts';
import type { DiskCache } from '../disk/disk-cache.ts';
import { reasonOf } from '../releases/reason-of.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Releases } from '../releases/stored-release.ts';
import type { BrowserTrial } from '../rendering/browser-trial.ts';
import { type ComposedStore, composedOf, versionsOf } from '../rendering/composed.ts';
import { createPageBreaker } from '../rendering/page-breaker.ts';
import { createReleaseGuard } from '../rendering/release-guard.ts';
import { bootRenderer, type Crash, type Renderer } from '../rendering/renderer.ts';
import { type RendererMemory, rendererRoom } from '../rendering/renderer-room.ts';
import { rendererSetup } from '../rendering/renderer-setup.ts';
import { reviewRelease, type Verdict } from '../rendering/review-release.ts';
import { reviewSpeed } from '../rendering/review-speed.ts';
import { createSlowGuard } from '../rendering/slow-guard.ts';
import { createSmokeRenders, type Fault, thrownIn } from '../rendering/smoke-renders.ts';
import { faultInTrial, type TryOptions } from '../rendering/try-releases.ts';
import type { ReleaseWatcher } from './release-watcher.ts';

interface LiveStoreOptions {
  readonly watcher: ReleaseWatcher;
  readonly store: ReleaseStore;
  /** Has addresses of pages that visitors of earlier runs opened. */
  readonly disk: Pick<DiskCache, 'get' | 'set'>;
  readonly log: ReleaseLog;
  readonly serverEntry: string;
  readonly apiOrigin: string;
  /** Without steps a canary has its percentage at once. */
  readonly canaries?: Pick<CanaryStoreOptions, 'steps' | 'peers'>;
  /** None where no browser is installed. */
  readonly trial?: Pick<BrowserTrial, 'fault'>;
  readonly boot?: typeof bootRenderer;
  /** Of memory, for the shell and its renderers. */
  readonly memoryBytes?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * Blue/green: a changed set of releases boots another renderer; when its modules have loaded and pages that visitors opened
 * are whole with it, it replaces the previous one, which is drained and ended. A set that does not run changes nothing.
 * A release that fails later, where the one before does not, is rolled back. A canary has a composition of its own.
 */
export interface LiveStore extends ComposedStore {
  /** Whether a renderer is up. */
  ready(): boolean;
  /** Polls for new releases, swaps to them, and rolls back what fails. Concurrent calls share one run. */
  refresh(): Promise<void>;
  /** Undefined while none is up. */
  canary(): Canary | undefined;
  /** For the other shells. */
  canaryState(): CanaryState;
  /** A renderer for another composition, of releases that are verified first. Rejects while the live one has none. */
  bootBeside(releases: Releases): Promise<Renderer>;
  /** Of all its renderers. */
  memory(): readonly RendererMemory[];
  close(): Promise<void>;
}

export function createLiveStore(options: LiveStoreOptions): LiveStore {
  const { watcher, store, disk, log, boot = bootRenderer, now = Date.now } = options;
  let live = composedOf({});
  let renderer: Renderer | null = null;
  let refreshing: Promise<void> | null = null;
  let closed = false;
  /** The one that changed last first. */
  let recent: readonly Team[] = [];
  let rolledBack: Team | undefined;
  const smokeRenders = createSmokeRenders({ disk, isForDisk: (url) => !isUnbounded(url, live.paths) });
  const room = rendererRoom(options.memoryBytes ?? Number.POSITIVE_INFINITY);
  const trial: TryOptions['trial'] = {
    fault: async (tried) => options.trial && room.withBrowser(options.trial.fault(tried)),
  };
  const guard = createReleaseGuard(now);
  const slowGuard = createSlowGuard(now);
  const breaker = createPageBreaker(now, () => live.paths);

  async function bootFor(releases: Releases): Promise<Renderer> {
    const setup = rendererSetup(releases, options);
    return room.hold(boot(setup), setup.composition.id);
  }

  async function swapTo(wanted: Releases): Promise<void> {
    const releases = await watcher.verified(wanted);
    const running = renderer;
    const next = await bootFor(releases).catch((fault: unknown) => refuseUntried(releases, fault));
    let end: string | undefined;
    next.onCrash(({ reason }) => {
      end = reason;
    });
    const broken = await faultsOf(next, running, releases);
    if (closed) return next.retire(0);
    if (broken.length > 0) {
      await next.retire(0);
      // A release that ran before must load: if it does not, the machine is overloaded, and no release is judged.
      const hasRun = broken.find(([team]) => releases[team]?.address === live.releases[team]?.address);
      if (hasRun) throw new Error(`a release that has run did not load again: ${hasRun.join(': ')}`);
      let remaining = releases;
      for (const [team, reason] of broken) {
        const release = releases[team];
        if (release) remaining = await watcher.refuse(team, release, reason);
      }
      if (renderer && composedOf(remaining).web.id === live.web.id) return;
      return swapTo(remaining);
    }
    if (end !== undefined || renderer !== running) {
      await next.retire(0);
      throw new Error(`a renderer ended while pages were tried: ${end ?? 'the running one'}`);
    }
    renderer = next;
    const changed = Object.keys(releases).filter((team) => releases[team]?.address !== live.releases[team]?.address);
    if (changed.length > 0) {
      breaker.reset();
      guard.reset();
      slowGuard.reset();
    }
    // What was rolled back to is not to blame for what made it necessary; a start may follow a crash of the whole shell.
    const isFirst = Object.keys(live.releases).length === 0;
    const suspects = isFirst ? await lastStoredFirst(releases) : changed.filter((team) => team !== rolledBack);
    recent = [...suspects, ...recent.filter((team) => !changed.includes(team))];
    live = composedOf(releases);
    next.onCrash((crash) => void replaceCrashed(next, crash));
    log.info({ composition: live.web.id, remotes: versionsOf(releases) }, 'composition live');
    void running?.retire();
    await watcher.confirm(releases);
  }

  /** Broken releases with a reason: their modules do not load, or a page breaks that is whole with the running ones. */
  async function faultsOf(next: Renderer, running: Renderer | null, releases: Releases): Promise<readonly Fault[]> {
    const unloaded = Object.entries(next.broken);
    if (unloaded.length > 0 || !running) return unloaded;
    const untried: Team[] = [];
    for (const [team, { address }] of Object.entries(releases)) {
      // A team that goes back to an earlier release may lose a page: that is its decision.
      if (!(await addressesTried(team)).includes(address)) untried.push(team);
    }
    const sides = [
      { renderer: next, releases },
      { renderer: running, releases: live.releases },
    ] as const;
    const fault = await faultInTrial({ smokeRenders, trial }, ...sides, untried);
    return fault ? [fault] : [];
  }

  async function lastStoredFirst(releases: Releases): Promise<readonly Team[]> {
    const stored = Object.entries(releases).map(
      async ([team, { name, address }]): Promise<[Team, number]> => [team, await store.storedAt(name, address)],
    );
    return (await Promise.all(stored)).toSorted(([, one], [, other]) => other - one).map(([team]) => team);
  }

  async function addressesTried(team: Team): Promise<readonly string[]> {
    const running = live.releases[team]?.address;
    return [...(running ? [running] : []), ...(await store.haveRun(packageOf(team)))];
  }

  /** When no renderer starts at all: releases that have not run give way to those that have. Rejects with the fault. */
  async function refuseUntried(releases: Releases, fault: unknown): Promise<never> {
    for (const [team, release] of Object.entries(releases)) {
      const tried = await addressesTried(team);
      const isUntried = tried.length > 0 && !tried.includes(release.address);
      if (isUntried) await watcher.refuse(team, release, reasonOf(fault));
    }
    throw fault;
  }

  /** Until then the browser renders the pages; the next refresh retries a renderer that cannot start. */
  async function replaceCrashed(dead: Renderer, { reason, underWay, outOfMemory, looped }: Crash): Promise<void> {
    if (renderer !== dead || closed) return;
    renderer = null;
    log.warn({ reason, pages: underWay.map(({ url }) => new URL(url).pathname) }, 'renderer crashed, booting another');
    guard.ended({ requests: underWay, reason: reason.split('\n', 1)[0] ?? '', leaked: outOfMemory, looped }, recent);
    // A page on which memory ran out is as good as any.
    if (!outOfMemory) breaker.ended(underWay);
    await refresh();
    // It may have joined a run that was reviewing a release and boots none.
    if (!renderer && !closed) await refresh();
  }

  async function noteFault(request: PageRequest, page: RenderedPage, releases: Releases): Promise<void> {
    const thrown = await thrownIn(page);
    if (!thrown || page.kind === 'redirect') return;
    const shown = page.modules.find((id) => id.includes('/pages/'));
    const team = thrown.team ?? (shown && teamOf(shown));
    const release = team && releases[team];
    if (release) guard.failed(release, request, thrown.reason);
  }

  /** Too much to do, or a page that waits for ever: a review tells. */
  function noteLate(request: PageRequest, releases: Releases, reason: string): void {
    const { storePath } = resolvePath(new URL(request.url).pathname, live.paths);
    const release = storePath && releases[teamOf(storePath.page)];
    if (release) guard.failed(release, request, reason);
  }

  /** Gives way to the renderer that visitors need, and to the end of the shell. */
  async function bootBeside(releases: Releases): Promise<Renderer> {
    for (const [team, { address }] of Object.entries(releases))
      if (!(await store.find(packageOf(team), address))) throw new Error(`the copy of ${packageOf(team)} was altered`);
    if (!renderer || closed) throw new Error('a second renderer gave way');
    room.demand();
    return bootFor(releases);
  }

  async function rollBackFaulty(): Promise<void> {
    const running = renderer;
    const { releases, paths } = live;
    const review = { releases, watcher, boot: bootBeside };
    let verdict: Verdict | undefined;
    for (const suspicion of guard.due(releases)) verdict ??= await reviewRelease(suspicion, { ...review, guard });
    const mayGoOn = () => !closed && renderer === running;
    verdict ??= await reviewSpeed(slowGuard.due(), { ...review, paths, recent, mayGoOn });
    if (!verdict) return;
    rolledBack = verdict.team;
    await swapTo(await watcher.rollBack(verdict.team, verdict.release, verdict.reason)).finally(() => {
      rolledBack = undefined;
    });
  }

  const warn = (fault: unknown) => log.warn({ reason: reasonOf(fault) }, 'the previous composition stays');

  function refresh(): Promise<void> {
    refreshing ??= (async () => {
      const releases = await watcher.poll();
      if (closed) return;
      // What ran goes first, so that what is new is compared with it.
      if (!renderer && Object.keys(live.releases).length > 0) await swapTo(live.releases).catch(warn);
      if (closed) return;
      if (!renderer || composedOf(releases).web.id !== live.web.id) await swapTo(releases);
      if (!closed) await rollBackFaulty();
    })()
      .catch(warn)
      // Also where the live composition cannot change: a canary ends at once when its team takes it back.
      .then(() => (closed ? undefined : canary.follow()))
      .catch(warn)
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  const liveOnly: ComposedStore = {
    current: () => live,
    answered: () => guard.answered(live.releases),
    async render(request, trace) {
      const rendering = renderer;
      const composed = live;
      if (!rendering) throw new Error('no renderer is up');
      if (breaker.isOpen(request))
        throw new Error('the page ended the renderer, and is left to the browser for a while');
      const began = now();
      const page = await rendering.render(request, trace).catch((fault: unknown) => {
        if (fault instanceof Overloaded) noteLate(request, composed.releases, fault.message);
        throw fault;
      });
      const ms = now() - began;
      canary.liveRendered(request, page, ms);
      if (rendering === renderer) slowGuard.rendered(request, ms);
      if (rendering === renderer) smokeRenders.note(request, page);
      noteFault(request, page, composed.releases).catch(warn);
      return { page, composed };
    },
  };
  const canary = createCanaryStore({
    watcher: watcher.canary,
    live: liveOnly,
    running: () => renderer,
    liveGuard: guard,
    smokeRenders,
    trial,
    boot: bootBeside,
    log,
    now,
    disk,
    ...(options.canaries ?? { steps: [], peers: async () => [] }),
  });

  return {
    ...liveOnly,
    ready: () => renderer !== null,
    refresh,
    canary: canary.current,
    canaryState: canary.state,
    bootBeside,
    memory: room.memory,
    async close() {
      closed = true;
      await refreshing;
      await canary.close();
      await renderer?.retire(2000);
    },
  };
}
