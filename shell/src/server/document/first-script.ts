import { createHash } from 'node:crypto';
import { STORE_INTERACTIVE_EVENT } from '../../composition/boot-data.ts';
import { startAfterFirstPaint } from './after-first-paint.ts';
import { queueClicks } from './queue-clicks.ts';

/** The text of the document's only executable inline script. */
export const FIRST_SCRIPT = [
  called(markFirstView),
  called(queueClicks, STORE_INTERACTIVE_EVENT),
  called(startAfterFirstPaint),
].join(';');

/** For the content security policy. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;

/** The text of a call of a function that uses nothing outside itself. */
function called<Args extends readonly string[]>(work: (...args: Args) => void, ...args: Args): string {
  return `(${work.toString().replace(/\s*\n\s*/g, '\n')})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}

/**
 * Marks a document that opens at its top: content below the fold may then skip style and layout until the shopper
 * scrolls near it (`.below-fold`). After a reload, after Back, or with a fragment in the URL, the browser restores a
 * scroll position, so the whole document needs layout.
 */
function markFirstView(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && !location.hash) document.documentElement.dataset.firstView = '';
}
