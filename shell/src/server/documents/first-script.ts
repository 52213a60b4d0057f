import { createHash } from 'node:crypto';
import { ACT_LOST_EVENT, STORE_INTERACTIVE_EVENT } from '../../composition/boot-data.ts';
import { scriptText } from '../markup/script-text.ts';
import { startAfterFirstPaint } from './after-first-paint.ts';
import { queueClicks } from './queue-clicks.ts';

/** The text of the document's only executable inline script. */
export const FIRST_SCRIPT = [
  scriptText(markFirstView),
  scriptText(markKnownPincode, 'store:pincode'),
  scriptText(queueClicks, STORE_INTERACTIVE_EVENT, ACT_LOST_EVENT),
  scriptText(startAfterFirstPaint),
].join(';');

/** For the content security policy. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;

/**
 * Marks a document that opens at its top: content below the fold may then skip style and layout until the shopper
 * scrolls near it (`.below-fold`). After a reload, after Back, or with a fragment in the URL, the browser restores a
 * scroll position, so the whole document needs layout.
 */
function markFirstView(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && !location.hash) document.documentElement.dataset.firstView = '';
}

/** Marks a browser that remembers a pincode: the answer about delivery then has its space before its code has loaded. */
function markKnownPincode(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.pincode = '';
  } catch {
    // Storage is blocked.
  }
}
