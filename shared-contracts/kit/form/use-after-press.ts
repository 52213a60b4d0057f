import { useRef } from 'react';

/**
 * Delays changes that would move the page under a pressed pointer: the click would miss its button. Put `onPointerDown`
 * on the form.
 */
export function useAfterPress() {
  // Null while nothing is pressed.
  const waiting = useRef<(() => void)[] | null>(null);

  function end() {
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    // The click comes right after the release.
    setTimeout(() => {
      const works = waiting.current ?? [];
      waiting.current = null;
      for (const work of works) work();
    });
  }

  return {
    onPointerDown() {
      if (waiting.current) return;
      waiting.current = [];
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
    /** Runs work now or, while something is pressed, after its click. */
    afterPress(work: () => void) {
      if (waiting.current) waiting.current.push(work);
      else work();
    },
  };
}
