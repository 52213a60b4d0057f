import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has ever been within `margin` pixels of the window. */
export function useNear(element: RefObject<HTMLElement | null>, margin = 400): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, margin, near]);
  return near;
}
