import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import styles from './range-slider.module.css';

/** Key changes are committed when no key follows within this time. Milliseconds. */
const COMMIT_AFTER_MS = 400;

type Pair<T> = readonly [T, T];

interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The minimum distance between the handles. */
  readonly gap: number;
  readonly values: Pair<number>;
  /** Accessible names. */
  readonly labels: Pair<string>;
  /** Values in words. */
  readonly texts: Pair<string>;
  /** Called on every movement. */
  readonly onSlide: (values: Pair<number>) => void;
  /** Called when a handle is released, or no key has followed for a while. */
  readonly onCommit: (values: Pair<number>) => void;
}

/** Two native range inputs over one track, which keeps their keyboard and right-to-left behaviour. */
export function RangeSlider({ min, max, step, gap, values, labels, texts, onSlide, onCommit }: RangeSliderProps) {
  const [low, high] = values;
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The newest values: the state set by the last event may not have been rendered yet.
  const moved = useRef<Pair<number> | null>(null);
  const commit = useRef(() => {});
  useEffect(() => {
    commit.current = () => {
      clearTimeout(timer.current);
      if (moved.current) onCommit(moved.current);
      moved.current = null;
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const slideTo = (next: Pair<number>) => {
    moved.current = next;
    onSlide(next);
    clearTimeout(timer.current);
    if (!isHeld.current) timer.current = setTimeout(() => commit.current(), COMMIT_AFTER_MS);
  };
  const slide = (handle: 0 | 1, value: number) =>
    slideTo(handle === 0 ? [Math.min(value, high - gap), high] : [low, Math.max(value, low + gap)]);
  // React reports no change of a handle that was moved before hydration.
  const handles = useRef<HTMLDivElement>(null);
  const readMoved = useEffectEvent(() => {
    const [from = low, to = high] = [...(handles.current?.querySelectorAll('input') ?? [])].map(({ value }) => +value);
    const lowest = Math.max(min, Math.min(from, to - gap));
    if (from !== low || to !== high) slideTo([lowest, Math.max(to, lowest + gap)]);
  });
  useEffect(() => readMoved(), []);
  const letGo = () => {
    isHeld.current = false;
    commit.current();
  };
  const share = (value: number) => (value - min) / (max - min);
  const handle = (which: 0 | 1) => (
    <input
      type="range"
      className={styles.handle}
      min={min}
      max={max}
      step={step}
      // A browser that restores a handle after a reload would seem to have moved it.
      autoComplete="off"
      value={values[which]}
      aria-label={labels[which]}
      aria-valuetext={texts[which]}
      // With both handles at the upper end, the one that can still move is on top.
      style={which === 0 && share(low) > 0.5 ? { zIndex: 1 } : undefined}
      onChange={(event) => slide(which, Number(event.target.value))}
      onPointerDown={() => {
        isHeld.current = true;
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onBlur={letGo}
    />
  );
  return (
    <div
      ref={handles}
      className={styles.slider}
      style={{ '--low': share(low), '--high': share(high) } as CSSProperties}
    >
      {handle(0)}
      {handle(1)}
    </div>
  );
}
