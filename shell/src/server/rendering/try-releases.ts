import type { Team } from 'shared-contracts/remote/teams';
import type { Releases } from '../releases/stored-release.ts';
import type { BrowserTrial } from './browser-trial.ts';
import { composedOf } from './composed.ts';
import type { Renderer } from './renderer.ts';
import type { Fault, SmokeRenders } from './smoke-renders.ts';

interface Side {
  readonly renderer: Renderer;
  readonly releases: Releases;
}

interface TryOptions {
  readonly smokeRenders: Pick<SmokeRenders, 'fault' | 'opened'>;
  readonly trial: Pick<BrowserTrial, 'fault'>;
}

/** The first page found that breaks, on the server or in a browser, with an untried release and is whole with the running ones. */
export async function faultInTrial(
  { smokeRenders, trial }: TryOptions,
  next: Side,
  running: Side,
  untried: readonly Team[],
): Promise<Fault | undefined> {
  const pages = new Set(composedOf(next.releases).paths.map(({ page }) => page));
  const fault = await smokeRenders.fault(next.renderer, running.renderer, untried, pages);
  if (fault) return fault;
  for (const team of untried) {
    const reason = await trial.fault({ next, running, team, pages: smokeRenders.opened(team, pages) });
    if (reason) return [team, reason];
  }
  return undefined;
}
