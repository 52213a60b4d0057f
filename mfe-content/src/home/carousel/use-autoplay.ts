import { useEffect, useEffectEvent, useState } from 'react';

/** The time between slide changes in milliseconds (HOME-02). */
const STAND_MS = 2000;

/**
 * Calls `next` while `playing`, `STAND_MS` after each slide appeared, except with reduced motion. Returns whether
 * motion is allowed, once that is known.
 */
export function useAutoplay(playing: boolean, shown: number, next: (shown: number) => void): boolean {
  const [motionIsWelcome, setMotionIsWelcome] = useState(false);
  useEffect(() => {
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setMotionIsWelcome(!lessMotion.matches);
    follow();
    lessMotion.addEventListener('change', follow);
    return () => lessMotion.removeEventListener('change', follow);
  }, []);

  const advance = useEffectEvent(next);
  const running = playing && motionIsWelcome;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => advance(shown), STAND_MS);
    return () => clearTimeout(timer);
  }, [running, shown]);
  return motionIsWelcome;
}
