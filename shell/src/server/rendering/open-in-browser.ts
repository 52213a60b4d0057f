import { setTimeout as wait } from 'node:timers/promises';
import { VISIT_PATH } from '../../composition/visit-path.ts';
import type { BrowserPipe } from './browser-pipe.ts';

/** What a page does in a browser without a person. */
export interface Opened {
  /** Thrown and not caught, its first line; also why a script was blocked. */
  readonly thrown: readonly string[];
  /** Its scripts attached to what the server rendered. */
  readonly hydrated: boolean;
  /** Rules of all its style sheets. */
  readonly rules: number;
}

interface Seen extends Omit<Opened, 'thrown'> {
  readonly idle: boolean;
}

interface Page {
  readonly url: string;
  readonly cookie: { readonly name: string; readonly value: string };
}

/** Scripts work, and the code for idle browsers is there. */
const STARTED_WITHIN_MS = 10_000;
/** Islands and idle code run, and may throw. */
const LATE_MS = 2000;
const LOOK_MS = 200;

const LOOK = `JSON.stringify({
  hydrated: [document.querySelector('main')].some((main) => main && Object.keys(main).some((key) => key.startsWith('__reactProps$'))),
  idle: performance.getEntriesByType('resource').some(({ name }) => /\\/idle(\\.[0-9a-f]+)?\\.js$/.test(name)),
  rules: [...document.styleSheets].reduce((sum, sheet) => { try { return sum + sheet.cssRules.length } catch { return sum } }, 0),
})`;

/** In a profile of its own. Rejects when the browser ends. */
export async function openInBrowser(browser: BrowserPipe, { url, cookie }: Page): Promise<Opened> {
  const { browserContextId } = await browser.call('Target.createBrowserContext');
  try {
    const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.call('Target.attachToTarget', { targetId, flatten: true });
    const call = (method: string, params?: object) => browser.call(method, params, String(sessionId));
    const thrown: string[] = [];
    browser.onEvent((method, params, session) => {
      if (session !== sessionId) return;
      if (method === 'Runtime.exceptionThrown') thrown.push(thrownIn(params));
      if (method === 'Log.entryAdded') thrown.push(...blockedIn(params));
    });
    await Promise.all([call('Runtime.enable'), call('Log.enable'), call('Page.enable'), call('Network.enable')]);
    await call('Network.setCookie', { ...cookie, url });
    // What it meets is no visitor's report.
    await call('Network.setBlockedURLs', { urls: ['*/insertClientReport*', `*${VISIT_PATH}*`] });
    await call('Page.navigate', { url });
    const look = async () => {
      const { result } = await call('Runtime.evaluate', { expression: LOOK });
      const { value = '{}' } = result as { value?: string };
      return { hydrated: false, idle: false, rules: 0, ...JSON.parse(value) } as Seen;
    };
    let seen = await look();
    for (let waited = 0; !(seen.hydrated && seen.idle) && waited < STARTED_WITHIN_MS; waited += LOOK_MS) {
      await wait(LOOK_MS);
      // Between two documents there is none to look at.
      seen = await look().catch(() => seen);
    }
    await wait(LATE_MS);
    const { hydrated, rules } = await look();
    return { hydrated, rules, thrown };
  } finally {
    await browser.call('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}

interface ExceptionDetails {
  readonly text?: string;
  readonly exception?: { readonly description?: string };
}

function thrownIn(params: Record<string, unknown>): string {
  const { text = 'thrown', exception } = (params.exceptionDetails ?? {}) as ExceptionDetails;
  return (exception?.description ?? text).split('\n', 1)[0] ?? text;
}

/** A script whose hash is not the one of the signed release, for example. */
function blockedIn(params: Record<string, unknown>): string[] {
  const { source, level, text = '' } = (params.entry ?? {}) as { source?: string; level?: string; text?: string };
  return source === 'security' && level === 'error' ? [text.slice(0, 200)] : [];
}
