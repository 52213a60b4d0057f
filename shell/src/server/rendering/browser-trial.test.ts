/** @jest-environment node */
import { publishedRelease } from '../testing/published-release.ts';
import { createBrowserTrial } from './browser-trial.ts';
import type { Opened } from './open-in-browser.ts';
import type { Crash, Renderer } from './renderer.ts';

const WHOLE: Opened = { thrown: [], hydrated: true, rules: 200 };
const crash = { reason: 'boom' } as Crash;

interface Bench {
  readonly next?: Partial<Opened>;
  readonly running?: Partial<Opened>;
  readonly program?: string;
  readonly origin?: string;
  /** Whose renderer ends while its page is open, which then never comes to life. */
  readonly ends?: '1.0.0' | '1.1.0';
  readonly timeLeft?: number;
}

/** A trial of the catalogue's 1.1.0, whose pages do this in a browser. */
async function tried({
  next = {},
  running = {},
  program = '/usr/bin/chromium',
  origin = 'http://192.0.2.7:3000',
  ends,
  timeLeft = 60_000,
}: Bench) {
  const flagged: string[] = [];
  const crashes = new Map<string, ((crash: Crash) => void)[]>();
  const warned: string[] = [];
  const urls: string[] = [];
  let closed = 0;
  const close = async () => {
    closed += 1;
  };
  const trial = createBrowserTrial({
    program,
    origin: () => origin || undefined,
    log: { warn: (_facts, message) => warned.push(message) },
    start: async (_program, flags = []) => {
      flagged.push(...flags);
      if (program === 'breaks') throw new Error('no such program');
      return { call: async () => ({}), onEvent: () => undefined, close };
    },
    open: async (_browser, { url, cookie: { name, value } }) => {
      urls.push(url);
      const version = trial.storeOf(`a=b; ${name}=${value}`)?.current().web.remotes.catalog?.version;
      if (ends && version === ends) {
        for (const listener of crashes.get(ends) ?? []) listener(crash);
        return new Promise(() => undefined);
      }
      return { ...WHOLE, ...(version === '1.1.0' ? next : running) };
    },
  });
  const of = (version: string) => ({
    renderer: {
      onCrash: (listener: (crash: Crash) => void) => crashes.set(version, [...(crashes.get(version) ?? []), listener]),
    } as Partial<Renderer> as Renderer,
    releases: { catalog: publishedRelease('mfe-catalog', version) },
  });
  const pages = ['/ProductListing'];
  const deadline = Date.now() + timeLeft;
  const fault = await trial.fault({ next: of('1.1.0'), running: of('1.0.0'), team: 'catalog', pages, deadline });
  return { fault, warned, urls, closed, trial, flagged };
}

test.each<[string, Partial<Opened>, string]>([
  ['throws', { thrown: ['TypeError: x'] }, '/ProductListing: TypeError: x (in a browser)'],
  ['does not hydrate', { hydrated: false }, '/ProductListing: it does not come to life in a browser'],
  ['has an empty style sheet', { rules: 3 }, '/ProductListing: it has 3 style rules instead of 200'],
])('a release whose page %s in a browser is refused before visitors meet it [OPS-23]', async (_what, next, reason) => {
  const { fault, closed, trial } = await tried({ next });
  expect(fault).toBe(reason);
  expect(closed).toBe(1);
  expect(trial.storeOf('store-trial=')).toBeUndefined();
});

test('what the running releases do as well is no reason [OPS-23]', async () => {
  const alike = { thrown: ['TypeError: x'], rules: 3 };
  expect(await tried({ next: alike, running: alike })).toMatchObject({ fault: undefined, warned: [] });
});

test.each([
  ['no browser is installed', { program: '' }],
  ['the shell does not answer yet', { origin: '' }],
])('nothing is opened while %s [OPS-23]', async (_what, bench) => {
  expect(await tried({ ...bench, next: { hydrated: false } })).toMatchObject({
    fault: undefined,
    urls: [],
    warned: [],
  });
});

test('a browser that does not start says nothing of the release, and the log says so [OPS-23]', async () => {
  expect(await tried({ program: 'breaks' })).toMatchObject({ fault: undefined, warned: ['not tried in a browser'] });
});

// Both sides looked alike where no page was reached at all, and the log said nothing.
test('a page that does not come to life with the running releases is not tried, and the log says so [OPS-23]', async () => {
  const dead = { hydrated: false };
  expect(await tried({ next: { ...dead, thrown: ['TypeError: x'] }, running: dead })).toMatchObject({
    fault: undefined,
    warned: ['not tried in a browser'],
  });
});

// A document of a store with HTTPS upgrades what it asks for, except from hosts that are secure by their name.
test('the browser meets the shell where it listens, under a name that is secure [OPS-23]', async () => {
  const { urls, flagged } = await tried({});
  expect(new Set(urls)).toEqual(new Set(['http://store.localhost:3000/ProductListing']));
  expect(flagged).toEqual(['--host-resolver-rules=MAP store.localhost 192.0.2.7']);
});

describe('a trial ends at once', () => {
  // The store had no renderer until the trial's timeout, up to a minute a team.
  test('when the running renderer ends, for visitors wait for another [OPS-23]', async () => {
    expect(await tried({ ends: '1.0.0' })).toMatchObject({
      fault: undefined,
      warned: ['not tried in a browser'],
      closed: 1,
    });
  });

  test('when a page ends the renderer of the release, which is refused [OPS-23]', async () => {
    expect(await tried({ ends: '1.1.0' })).toMatchObject({
      fault: 'its renderer ended: boom (in a browser)',
      closed: 1,
    });
  });

  test('when the trials of all teams have had their minute [OPS-23]', async () => {
    expect(await tried({ timeLeft: -1 })).toMatchObject({ urls: [], warned: ['not tried in a browser'] });
  });
});
