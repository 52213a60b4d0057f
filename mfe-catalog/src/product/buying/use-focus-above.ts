import { type RefObject, useEffect } from 'react';

/** Pixels between what takes the focus and the bar. */
const GAP = 16;

/** Scrolls to what takes the focus behind a bar at the window's lower edge: browsers take it for visible. */
export function useFocusAbove(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !bar.current || target.closest('dialog')) return;
      const { top, bottom } = target.getBoundingClientRect();
      const hidden = bottom - bar.current.getBoundingClientRect().top;
      // Of what is taller than the room above the bar, the start stays in view.
      if (hidden > 0) scrollBy(0, Math.min(hidden + GAP, Math.max(0, top)));
    };
    addEventListener('focusin', reveal);
    return () => removeEventListener('focusin', reveal);
  }, [bar, isShown]);
}
