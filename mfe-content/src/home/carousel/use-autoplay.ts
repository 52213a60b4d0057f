import { useEffect, useEffectEvent, useState } from 'react';

/** The time between slide changes in milliseconds (HOME-02). */
const SLIDE_MS = 2000;

/**
 * Calls `next` while `playing`, `SLIDE_MS` after each slide appeared, except with reduced motion. Returns whether
 * motion is allowed, once that is known.
 */
export function useAutoplay(playing: boolean, shown: number, next: (shown: number) => void): boolean {
  const [motionAllowed, setMotionAllowed] = useState(false);
  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setMotionAllowed(!reducedMotion.matches);
    follow();
    reducedMotion.addEventListener('change', follow);
    return () => reducedMotion.removeEventListener('change', follow);
  }, []);

  const advance = useEffectEvent(next);
  const running = playing && motionAllowed;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => advance(shown), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, shown]);
  return motionAllowed;
}
