import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { TEAM_NAMES, TEAMS, type Team, teamOf } from 'shared-contracts/remote/teams';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import { ownerOfFault } from './owner-of-fault.ts';
import type { Renderer } from './renderer.ts';

/** Renders pages that visitors have opened before other releases are swapped in. */
export interface SmokeRenders {
  /** Remembers the last whole page of each page module. */
  note(request: PageRequest, page: RenderedPage): void;
  /** The changed teams whose releases break pages that the running ones render, each with a reason. */
  faults(next: Renderer, running: Renderer, changed: readonly Team[]): Promise<ReadonlyMap<Team, string>>;
}

interface Fault {
  /** Whose code threw or is missing, where that is known. */
  readonly team?: Team | undefined;
  readonly reason: string;
}

export function createSmokeRenders(): SmokeRenders {
  const samples = new Map<RemoteModuleId, PageRequest>();

  return {
    note(request, page) {
      if (page.kind !== 'page' || page.status !== 200 || !page.complete) return;
      if (page.regionFaults.length > 0 || page.failed.length > 0) return;
      const shown = page.modules.find((id) => id.includes('/pages/'));
      if (shown) samples.set(shown, request);
    },
    async faults(next, running, changed) {
      const found = new Map<Team, string>();
      if (changed.length === 0) return found;
      const tried = [...samples].map(async ([id, request]) => {
        if (!(await faultOf(next, request, changed))) return;
        // The page may fail with the running releases by now, and a stall of the shell is no fault of a release.
        if (await faultOf(running, request, changed)) return;
        const fault = await faultOf(next, request, changed);
        if (!fault) return;
        const blamed = [fault.team, teamOf(id), changed[0]].find((team) => team && changed.includes(team));
        if (blamed) found.set(blamed, `${new URL(request.url).pathname}: ${fault.reason}`);
      });
      await Promise.all(tried);
      return found;
    },
  };
}

/** Undefined for a page that is whole, or whose answers are not. */
async function faultOf(renderer: Renderer, request: PageRequest, changed: readonly Team[]): Promise<Fault | undefined> {
  let page: RenderedPage;
  try {
    page = await renderer.render(request);
  } catch (fault) {
    return { reason: fault instanceof Error ? fault.message : String(fault) };
  }
  if (page.kind === 'redirect' || !page.complete) return undefined;
  const missing = page.failed.find((id) => changed.includes(teamOf(id)));
  if (missing) return { team: teamOf(missing), reason: `${missing} is missing` };
  const stack = page.regionFaults[0] ?? page.fault;
  if (stack !== undefined) return { team: await teamOfStack(stack), reason: stack.split('\n', 1)[0] ?? '' };
  return page.status >= 400 ? { reason: `status ${page.status}` } : undefined;
}

async function teamOfStack(stack: string): Promise<Team | undefined> {
  const { remote } = await ownerOfFault(stack);
  return TEAM_NAMES.find((team) => TEAMS[team].package === remote);
}
