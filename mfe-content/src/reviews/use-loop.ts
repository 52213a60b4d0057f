import { useEffect, useRef, useState } from 'react';
import { glide } from './glide.ts';

/**
 * A row of `count` cards that scrolls one card at a time, in a loop: after the last a copy of the first appears, which
 * the row then replaces with the first. Swipes are native.
 */
export function useLoop(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  // Only the browser renders the copies; the server sends each review once.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setShown(Math.round(placeOf(element)) % count);
    const afterScroll = () => {
      if (Math.round(placeOf(element)) >= count) jumpTo(element, placeOf(element) - count);
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('scrollend', afterScroll);
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('scrollend', afterScroll);
    };
  }, [count]);

  // The target of the current scroll; null while the row rests.
  const goal = useRef<number | null>(null);

  async function show(card: number) {
    const element = row.current;
    if (!element) return;
    // Jumps one round back first, so that there is a card before the first.
    if (card < 0) jumpTo(element, placeOf(element) + count);
    const target = Math.min(card < 0 ? card + count : card, count);
    goal.current = target;
    const arrived = await glide(element, leftOf(element, target));
    if (goal.current !== target) return;
    goal.current = null;
    if (arrived && target === count) jumpTo(element, 0);
  }

  return {
    row,
    /** The index of the first card in view. */
    shown,
    awake,
    /** Scrolls a card to the start of the row. */
    show: (card: number) => void show(card),
    /** One card forward (1) or back (-1), relative to the current target. */
    step: (by: 1 | -1) => void show((goal.current ?? (row.current ? Math.round(placeOf(row.current)) : 0)) + by),
  };
}

/** The scroll position in cards. */
function placeOf(row: HTMLElement): number {
  return Math.abs(row.scrollLeft) / (widthOfStep(row) || 1);
}

function jumpTo(row: HTMLElement, card: number): void {
  row.scrollTo({ left: leftOf(row, card), behavior: 'instant' });
}

/** Scroll positions are negative from right to left. */
function leftOf(row: HTMLElement, card: number): number {
  return card * widthOfStep(row) * (getComputedStyle(row).direction === 'rtl' ? -1 : 1);
}

function widthOfStep(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll('li');
  return first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
}
