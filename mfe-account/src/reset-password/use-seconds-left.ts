import { useEffect, useState } from 'react';

/** Whole seconds until a time in milliseconds since 1970, read from the clock: a suspended page loses none. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until));
    tick();
    if (secondsUntil(until) === 0) return;
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(until) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
