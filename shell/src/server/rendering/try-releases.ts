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

/** Of the browser's trials of all teams: until then no other release changes. */
const TRIALS_MS = 60_000;

export interface TryOptions {
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
  const deadline = Date.now() + TRIALS_MS;
  for (const team of untried) {
    const reason = await trial.fault({ next, running, team, pages: smokeRenders.opened(team, pages), deadline });
    if (reason) return [team, reason];
  }
  return undefined;
}
