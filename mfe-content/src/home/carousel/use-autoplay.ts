import { useEffect, useEffectEvent, useState } from 'react';

/** How long a slide stands before the next one comes, in milliseconds (HOME-02). */
const STAND_MS = 2000;

/**
 * Calls `next` with the slide shown for as long as `playing`, each time `STAND_MS` after that slide came. Never where the shopper has
 * asked their system for less motion. Gives whether motion is welcome, once that is known.
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
