/**
 * The text of a call of a function that uses nothing outside itself: for scripts that the server sends and the browser
 * runs. Functions among the arguments are written out too, anything else as JSON.
 */
export function scriptText<Args extends readonly unknown[]>(work: (...args: Args) => void, ...args: Args): string {
  return `(${textOf(work)})(${args.map((arg) => (typeof arg === 'function' ? textOf(arg) : JSON.stringify(arg))).join()})`;
}

function textOf(work: unknown): string {
  return String(work).replace(/\s*\n\s*/g, '\n');
}
