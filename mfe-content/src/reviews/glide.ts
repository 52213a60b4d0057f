/** The duration of a card change in milliseconds (HOME-08). */
const TRANSITION_MS = 1000;

/** The shopper's own scrolling. */
const GRIPS = ['pointerdown', 'wheel'] as const;

const gliding = new WeakMap<HTMLElement, () => void>();

/**
 * Scrolls an element sideways in one second, a duration that native smooth scrolling cannot have; at once with reduced
 * motion. The shopper's scrolling or another glide interrupts it. Resolves to whether it arrived.
 */
export async function glide(element: HTMLElement, left: number): Promise<boolean> {
  gliding.get(element)?.();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTo({ left, behavior: 'instant' });
    return true;
  }
  let held = false;
  const hold = () => {
    held = true;
  };
  gliding.set(element, hold);
  for (const grip of GRIPS) element.addEventListener(grip, hold, { passive: true });
  // Scroll snap would pull every step back to a card.
  element.style.scrollSnapType = 'none';
  const from = element.scrollLeft;
  const startedAt = performance.now();
  let done = 0;
  while (done < 1 && !held) {
    const now = await nextFrame();
    if (held) break;
    done = Math.min(1, (now - startedAt) / TRANSITION_MS);
    element.scrollLeft = from + (left - from) * eased(done);
  }
  for (const grip of GRIPS) element.removeEventListener(grip, hold);
  if (gliding.get(element) === hold) {
    gliding.delete(element);
    element.style.scrollSnapType = '';
  }
  return !held;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Ease in and out. */
function eased(done: number): number {
  return done < 0.5 ? 2 * done * done : 1 - (2 - 2 * done) ** 2 / 2;
}
