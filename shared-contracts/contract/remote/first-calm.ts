/** Safari has no idle callback. Milliseconds. */
const SAFARI_WAIT_MS = 1500;
/** At the latest, on a page that is never idle. Milliseconds. */
const LONGEST_WAIT_MS = 4000;

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

let calm: Promise<void> | undefined;

/** Resolves when the browser has nothing better to do, or when the shopper first does something. Browser only. */
export function firstCalm(): Promise<void> {
  calm ??= new Promise((resolve) => {
    const options = { capture: true, passive: true, once: true };
    for (const touch of TOUCHES) window.addEventListener(touch, () => resolve(), options);
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, SAFARI_WAIT_MS);
  });
  return calm;
}
