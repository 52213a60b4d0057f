import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { type Team, teamOf, teamOfPackage } from 'shared-contracts/remote/teams';
import * as v from 'valibot';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { DiskCache } from '../disk/disk-cache.ts';
import { ownerOfFault } from './owner-of-fault.ts';
import type { Renderer } from './renderer.ts';

/** A team whose release is broken, and why. */
export type Fault = readonly [team: Team, reason: string];

/** Renders pages that visitors have opened before other releases are swapped in. */
export interface SmokeRenders {
  /** Remembers the last whole page of each page module; also after a restart, if it is for the disk. */
  note(request: PageRequest, page: RenderedPage): void;
  /** The first page found that breaks with an untried release and is whole with the running ones. */
  fault(
    next: Renderer,
    running: Renderer,
    untried: readonly Team[],
    /** Those the next releases declare: what a team removes is its decision. */
    pages: ReadonlySet<RemoteModuleId>,
  ): Promise<Fault | undefined>;
  /** The pages of a team that visitors opened, as paths with queries. */
  opened(team: Team, pages: ReadonlySet<RemoteModuleId>): readonly string[];
}

interface PageFault {
  /** Whose code threw or is missing, where that is known. */
  readonly team?: Team | undefined;
  readonly reason: string;
}

interface SmokeRendersOptions {
  readonly disk: Pick<DiskCache, 'get' | 'set'>;
  readonly isForDisk: (url: URL) => boolean;
}

/** Few, since visitors' renders go on at the same time. */
const AT_ONCE = 4;

const STORED_UNDER = 'pages for smoke renders';
/** Addresses by page module. */
const Stored = v.record(v.string(), v.pipe(v.string(), v.url()));

export function createSmokeRenders({ disk, isForDisk }: SmokeRendersOptions): SmokeRenders {
  /** Addresses by page module: all of this run, and those for the disk of all runs. */
  const seen = new Map<string, string>();
  const stored = new Map<string, string>();
  let latest: PageRequest | undefined;

  async function restore(): Promise<void> {
    const earlier = v.safeParse(Stored, await disk.get(STORED_UNDER));
    if (!earlier.success) return;
    for (const [id, url] of Object.entries(earlier.output)) if (!stored.has(id)) stored.set(id, url);
  }
  const restored = restore();

  return {
    note(request, page) {
      if (page.kind !== 'page' || page.status !== 200 || !page.complete) return;
      if (page.regionFaults.length > 0 || page.failed.length > 0) return;
      const shown = page.modules.find((id) => id.includes('/pages/'));
      if (!shown) return;
      latest = request;
      seen.set(shown, request.url);
      if (!isForDisk(new URL(request.url))) return;
      stored.set(shown, request.url);
      disk.set(STORED_UNDER, Object.fromEntries(stored));
    },
    opened: (team, pages) =>
      [...pages].flatMap((id) => {
        const url = teamOf(id) === team ? (seen.get(id) ?? stored.get(id)) : undefined;
        return url === undefined ? [] : [new URL(url).pathname + new URL(url).search];
      }),
    async fault(next, running, untried, pages) {
      const [anyTeam] = untried;
      // Before the first page of a run no visitor can miss one.
      if (!anyTeam || !latest) return undefined;
      const like = latest;
      await restored;
      let found: Fault | undefined;
      const remaining = pages.values();
      const tryPages = async () => {
        for (const id of remaining) {
          if (found) return;
          const url = seen.get(id) ?? stored.get(id);
          if (url === undefined) continue;
          const request = { ...like, url };
          if (!(await faultOf(next, request, untried))) continue;
          // Only a page that the running releases still render counts; a stalled shell must not refuse a release.
          if (await faultOf(running, request, untried)) continue;
          const fault = await faultOf(next, request, untried);
          if (!fault) continue;
          const blamed = [fault.team, teamOf(id)].find((team) => team && untried.includes(team)) ?? anyTeam;
          found = [blamed, `${new URL(request.url).pathname}: ${fault.reason}`];
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, tryPages));
      return found;
    },
  };
}

/** Undefined for a page that is whole, or that lacks answers twice, or another team. */
export async function faultOf(
  renderer: Renderer,
  request: PageRequest,
  untried: readonly Team[],
): Promise<PageFault | undefined> {
  let page: RenderedPage;
  try {
    page = await renderer.render(request);
    // A busy API answers late: only when answers are missing twice may it be down, which no release must wait for.
    if (page.kind === 'page' && !page.complete) page = await renderer.render(request);
  } catch (fault) {
    return { reason: fault instanceof Error ? fault.message : String(fault) };
  }
  return faultOfPage(page, untried);
}

export async function faultOfPage(page: RenderedPage, untried: readonly Team[]): Promise<PageFault | undefined> {
  if (page.kind === 'redirect' || !page.complete) return undefined;
  const missing = page.failed.find((id) => untried.includes(teamOf(id)));
  if (missing) return { team: teamOf(missing), reason: `${missing} is missing` };
  if (page.failed.length > 0) return undefined;
  return (await thrownIn(page)) ?? (page.status >= 400 ? { reason: `status ${page.status}` } : undefined);
}

/** What a page or a region of it threw on the server, if every answer of the API was there. */
export async function thrownIn(page: RenderedPage): Promise<PageFault | undefined> {
  if (page.kind === 'redirect' || !page.complete) return undefined;
  const stack = page.regionFaults[0] ?? page.fault;
  if (stack === undefined) return undefined;
  const { remote, source } = await ownerOfFault(stack);
  const thrown = stack.split('\n', 1)[0] ?? '';
  return { team: teamOfPackage(remote) ?? undefined, reason: source ? `${thrown} at ${source}` : thrown };
}
