import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` ms, without the paused time. */
export function usePausableEnd(onEnd: () => void, duration: number, paused: boolean): void {
  const left = useRef(duration);
  const ending = useRef(onEnd);
  useEffect(() => {
    ending.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => ending.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [paused]);
}
