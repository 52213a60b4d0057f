import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from 'shared-contracts';

/** Whether an element has ever been within 400 pixels of the window. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current) void whenNear([element.current], '400px').then(() => setNear(true));
  }, [element]);
  return near;
}
