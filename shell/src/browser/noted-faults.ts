type Reporter = (fault: unknown) => void;

const MOST_WAITING = 10;

const waiting: unknown[] = [];
let reporter: Reporter | undefined;

/** Faults of the start wait for the code that reports them, which loads when the page is idle. */
export function noteFault(fault: unknown): void {
  if (reporter) reporter(fault);
  else if (waiting.length < MOST_WAITING) waiting.push(fault);
}

export function noteUncaught(page: Window): void {
  page.addEventListener('error', ({ error }) => noteFault(error));
  page.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason));
}

export function reportNoted(report: Reporter): void {
  reporter = report;
  for (const fault of waiting.splice(0)) report(fault);
}
