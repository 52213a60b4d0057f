import { createHash } from 'node:crypto';
import { STORE_LIVE_EVENT } from '../../composition/boot-data.ts';
import { startAfterFirstPaint } from './after-first-paint.ts';
import { holdTaps } from './held-taps.ts';
import { markFirstView } from './mark-first-view.ts';

/** The text of the one inline script that runs. */
export const FIRST_SCRIPT = [
  called(markFirstView),
  called(holdTaps, STORE_LIVE_EVENT),
  called(startAfterFirstPaint),
].join(';');

/** As the content security policy names it. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;

/** A call of a function that stands on its own, as text. */
function called<Args extends readonly string[]>(work: (...args: Args) => void, ...args: Args): string {
  return `(${work.toString().replace(/\s*\n\s*/g, '\n')})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}
