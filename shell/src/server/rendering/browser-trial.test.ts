/** @jest-environment node */
import { publishedRelease } from '../testing/published-release.ts';
import { createBrowserTrial } from './browser-trial.ts';
import type { Opened } from './open-in-browser.ts';
import type { Renderer } from './renderer.ts';

const WHOLE: Opened = { thrown: [], hydrated: true, rules: 200 };
const renderer = {} as Renderer;

interface Bench {
  readonly next?: Partial<Opened>;
  readonly running?: Partial<Opened>;
  readonly program?: string;
  readonly origin?: string;
}

/** A trial of the catalogue's 1.1.0, whose pages do this in a browser. */
async function tried({
  next = {},
  running = {},
  program = '/usr/bin/chromium',
  origin = 'http://127.0.0.1:3000',
}: Bench) {
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
    start: async () => {
      if (program === 'breaks') throw new Error('no such program');
      return { call: async () => ({}), onEvent: () => undefined, close };
    },
    open: async (_browser, { url, cookie: { name, value } }) => {
      urls.push(url);
      const version = trial.storeOf(`a=b; ${name}=${value}`)?.current().web.remotes.catalog?.version;
      return { ...WHOLE, ...(version === '1.1.0' ? next : running) };
    },
  });
  const of = (version: string) => ({ renderer, releases: { catalog: publishedRelease('mfe-catalog', version) } });
  const pages = ['/ProductListing'];
  const fault = await trial.fault({ next: of('1.1.0'), running: of('1.0.0'), team: 'catalog', pages });
  return { fault, warned, urls, closed, trial };
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
  const alike = { thrown: ['TypeError: x'], hydrated: false, rules: 3 };
  expect((await tried({ next: alike, running: alike })).fault).toBeUndefined();
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
