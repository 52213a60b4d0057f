import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { packageOf, type Team } from 'shared-contracts/remote/teams';
import { cookieIn } from 'shared-contracts/server-kit/cookies';
import type { Releases } from '../releases/stored-release.ts';
import { type BrowserPipe, startBrowser } from './browser-pipe.ts';
import { type ComposedStore, previewOf } from './composed.ts';
import { type Opened, openInBrowser } from './open-in-browser.ts';
import type { Renderer } from './renderer.ts';

interface Trial {
  readonly next: { readonly renderer: Renderer; readonly releases: Releases };
  readonly running: { readonly renderer: Renderer; readonly releases: Releases };
  readonly team: Team;
  /** Paths with queries, on this store. */
  readonly pages: readonly string[];
  /** When it has to end, in milliseconds since 1970: what takes longer says nothing of the release. */
  readonly deadline: number;
}

/** Opens pages of a release in a browser before visitors do (OPS-23). */
export interface BrowserTrial {
  /** Why a page fails in a browser that does not fail with the running releases. */
  fault(trial: Trial): Promise<string | undefined>;
  /** The store of a trial, for the browser that opens its pages. */
  storeOf(cookies: string | undefined): ComposedStore | undefined;
}

interface BrowserTrialOptions {
  /** Of Chromium's program; '' when none is installed. */
  readonly program: string;
  readonly flags?: readonly string[];
  /** Where this shell listens; undefined until it does. */
  readonly origin: () => string | undefined;
  readonly log: { warn(facts: object, message: string): void };
  readonly start?: typeof startBrowser;
  readonly open?: typeof openInBrowser;
}

const COOKIE = 'store-trial';
const MOST_PAGES = 4;
/** Secure by its name: else the document of a store with HTTPS has its scripts asked for by HTTPS, where this shell does not listen. */
const HOST = 'store.localhost';
const LATE = 'no end in time';
/** Of the style rules of the page with the running releases. */
const FEWEST_RULES = 0.5;

export function createBrowserTrial(options: BrowserTrialOptions): BrowserTrial {
  const { program, flags = [], origin, log, start = startBrowser, open = openInBrowser } = options;
  const stores = new Map<string, ComposedStore>();

  async function compare(browser: BrowserPipe, at: string, { next, running, team, pages }: Trial) {
    const opened = async ({ renderer, releases }: Trial['next'], page: string): Promise<Opened> => {
      const value = randomUUID();
      stores.set(value, trialStore(renderer, releases, team));
      try {
        return await open(browser, { url: `${at}${page}`, cookie: { name: COOKIE, value } });
      } finally {
        stores.delete(value);
      }
    };
    for (const page of pages.slice(0, MOST_PAGES)) {
      const usual = await opened(running, page);
      if (!usual.hydrated) {
        notTried(team, `${page} does not come to life with the running releases`);
        continue;
      }
      if (!faultOf(await opened(next, page), usual)) continue;
      // Again: the machine may have been slow for the first alone.
      const fault = faultOf(await opened(next, page), usual);
      if (fault) return `${page}: ${fault}`;
    }
    return undefined;
  }

  const notTried = (team: Team, reason: string) =>
    log.warn({ remote: packageOf(team), reason }, 'not tried in a browser');

  return {
    async fault(trial) {
      const { next, running, deadline } = trial;
      const at = origin();
      if (!program || !at || trial.pages.length === 0) return undefined;
      let browser: BrowserPipe | undefined;
      const stopping = new AbortController();
      try {
        if (Date.now() >= deadline) throw new Error(LATE);
        const { hostname, port } = new URL(at);
        browser = await start(program, [...flags, `--host-resolver-rules=MAP ${HOST} ${hostname}`]);
        const late = wait(deadline - Date.now(), undefined, { signal: stopping.signal, ref: false }).then(() => {
          throw new Error(LATE);
        });
        // Visitors wait for another renderer until the trial has ended.
        const ended = new Promise<string>((resolve, reject) => {
          next.renderer.onCrash(({ reason }) => resolve(`its renderer ended: ${reason} (in a browser)`));
          running.renderer.onCrash(() => reject(new Error('the running renderer ended')));
        });
        return await Promise.race([compare(browser, `http://${HOST}:${port}`, trial), late, ended]);
      } catch (fault) {
        notTried(trial.team, fault instanceof Error ? fault.message : String(fault));
        return undefined;
      } finally {
        stopping.abort();
        await browser?.close();
      }
    },
    storeOf: (cookies = '') => stores.get(cookieIn(cookies, COOKIE) ?? ''),
  };
}

function faultOf(opened: Opened, usual: Opened): string | undefined {
  const thrown = opened.thrown.find((fault) => !usual.thrown.includes(fault));
  if (thrown) return `${thrown} (in a browser)`;
  if (!opened.hydrated) return 'it does not come to life in a browser';
  if (opened.rules < usual.rules * FEWEST_RULES) return `it has ${opened.rules} style rules instead of ${usual.rules}`;
  return undefined;
}

/** As a preview: cached nowhere, counted nowhere. */
function trialStore(renderer: Renderer, releases: Releases, team: Team): ComposedStore {
  const composed = previewOf(releases, { remote: packageOf(team), version: releases[team]?.version ?? '' });
  return {
    current: () => composed,
    answered: () => undefined,
    render: async (request, trace) => ({ page: await renderer.render(request, trace), composed }),
  };
}
