import { useEffect, useState } from 'react';

/** True once `value` has been true for `milliseconds`; false as soon as it is false. */
export function useDelayedTrue(value: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!value) return setHasLasted(false);
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value && hasLasted;
}
