import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Unavailable, useWords } from 'shared-contracts';
import { FROM_DESKTOP } from 'shared-contracts/kit/breakpoints';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import type { FilterRailProps } from './filters/filter-rail.tsx';
// The rail is in the server's page before its code is in the browser: its looks must come with the listing's.
import 'shared-contracts/kit/button.module.css';
import './filters/filter-form.module.css';
import './filters/price-filter.module.css';
import './filters/range-slider.module.css';
import styles from './filter-rail-slot.module.css';
import { listingWords } from './words.ts';

const isServer = typeof window === 'undefined';

let wake = () => {};
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});

/**
 * In the browser its code comes after the listing has been taken over: until then React leaves the server's markup as
 * it is, a form that works by itself.
 */
const FilterRail = lazy(async () => {
  if (!isServer) await awake;
  return import('./filters/filter-rail.tsx').catch(() => ({ default: FiltersAway }));
});

/** The filters beside the products on wide screens. Narrow ones have them in a drawer instead. */
export function FilterRailSlot(props: Omit<FilterRailProps, 'onLive'>) {
  const t = useWords(listingWords);
  const isWide = useSyncExternalStore(watchWidth, isWideNow, isWideAtFirst);
  useEffect(() => {
    if (isWide) wake();
  }, [isWide]);
  // New props would make React throw the server's markup away for want of the code to keep it: none until it is live.
  const [isLive, setLive] = useState(false);
  const [atFirst] = useState(props);
  const current = isLive ? props : atFirst;
  const [onLive] = useState(() => () => setLive(true));
  const rail = useMemo(
    () => (
      <Suspense fallback={<TextSkeleton lines={12} />}>
        <FilterRail {...current} onLive={onLive} />
      </Suspense>
    ),
    [current, onLive],
  );
  if (!isWide) return null;
  return (
    <aside className={styles.rail} aria-labelledby="filters">
      <h2 id="filters">{t('filters')}</h2>
      {rail}
    </aside>
  );
}

function FiltersAway() {
  return <Unavailable onRetry={() => location.reload()} />;
}

function isWideNow(): boolean {
  return matchMedia(FROM_DESKTOP).matches;
}

// The server knows no width: its page holds the filters for all, and shows them where there is room or no JavaScript.
const isWideAtFirst = () => true;

function watchWidth(onChange: () => void): () => void {
  const media = matchMedia(FROM_DESKTOP);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
