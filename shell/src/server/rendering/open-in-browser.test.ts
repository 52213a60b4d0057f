/** @jest-environment node */
import { jest } from '@jest/globals';
import type { BrowserPipe } from './browser-pipe.ts';
import { openInBrowser } from './open-in-browser.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A browser whose pages look like this, and a way to throw in them. */
function fakeBrowser(look: object) {
  const listeners: Parameters<BrowserPipe['onEvent']>[0][] = [];
  const called: string[] = [];
  let pages = 0;
  const browser: BrowserPipe = {
    async call(method) {
      called.push(method);
      if (method === 'Target.createBrowserContext') pages += 1;
      if (method === 'Target.attachToTarget') return { sessionId: `page ${pages}` };
      if (method === 'Runtime.evaluate') return { result: { value: JSON.stringify(look) } };
      return {};
    },
    onEvent: (listener) => listeners.push(listener),
    close: async () => undefined,
  };
  const throwIn = (session: string, description: string) => {
    for (const listener of listeners)
      listener('Runtime.exceptionThrown', { exceptionDetails: { exception: { description } } }, session);
  };
  const open = async (during: () => void = () => undefined) => {
    const opening = openInBrowser(browser, { url: 'http://store.test/', cookie: { name: 'a', value: 'b' } });
    await jest.advanceTimersByTimeAsync(1000);
    during();
    await jest.advanceTimersByTimeAsync(30_000);
    return opening;
  };
  return { open, throwIn, called };
}

const WHOLE = { hydrated: true, idle: true, rules: 7 };

test('a page is looked at when its scripts and its idle code are there [OPS-23]', async () => {
  const { open, called } = fakeBrowser(WHOLE);
  expect(await open()).toEqual({ hydrated: true, rules: 7, thrown: [] });
  expect(called.at(-1)).toBe('Target.disposeBrowserContext');
});

// What a later page threw was in the list of the one before, so that both seemed alike.
test('what a page throws is its own [OPS-23]', async () => {
  const { open, throwIn } = fakeBrowser(WHOLE);
  const first = await open();
  const second = await open(() => throwIn('page 2', 'TypeError: x\n    at y'));
  expect([first.thrown, second.thrown]).toEqual([[], ['TypeError: x']]);
});

test('one that does not come to life is waited for, and not for ever [OPS-23]', async () => {
  const { open } = fakeBrowser({ hydrated: false, rules: 0 });
  expect(await open()).toEqual({ hydrated: false, rules: 0, thrown: [] });
});
