import { type RefObject, useEffect, useState } from 'react';

/** The window, and all below it: a jump over the element must be noticed too. */
const NOT_ABOVE = '0px 0px 1000000px 0px';

/** Whether an element has left the window at its upper edge. */
export function useScrolledOut(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver((entries) => setIsOut(entries.at(-1)?.isIntersecting === false), {
      rootMargin: NOT_ABOVE,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isOut;
}
