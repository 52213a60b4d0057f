import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { mayEmbed } from 'shared-contracts/remote/embeds';
import type { LiveMap } from './live-map.ts';
import { words } from './words.ts';

/** 'drawn' until a click; 'opening' until the first tile; 'away' when tiles or the map's own code cannot be had. */
type MapState = 'drawn' | 'opening' | 'live' | 'away';

/** Opens the map to move about in on an element, once asked to. `onChoose` is told of a place that was pressed. */
export function useLiveMap(ground: RefObject<HTMLElement | null>, onChoose: (place: number) => void) {
  const t = useWords(words);
  const { mapPoints: places, mapTiles: tiles } = useSite();
  const [state, setState] = useState<MapState>('drawn');
  const map = useRef<LiveMap>(null);
  const isOpen = state === 'opening' || state === 'live';

  const start = useEffectEvent(async (closed: AbortSignal) => {
    const { openLiveMap } = await import('./live-map.ts');
    if (closed.aborted || !ground.current || !tiles) return;
    const opened = openLiveMap(ground.current, {
      places,
      tiles,
      says: {
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        placesHere: (n) => t('placesHere', { n }),
      },
      onShown: () => {
        setState('live');
        ground.current?.focus({ preventScroll: true });
      },
      onAway: () => setState('away'),
      onChoose,
    });
    map.current = opened;
    closed.addEventListener('abort', () => {
      map.current = null;
      opened.close();
    });
  });
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    start(leaving.signal).catch(() => leaving.signal.aborted || setState('away'));
    return () => leaving.abort();
  }, [isOpen]);

  return {
    state,
    // A document whose policy lets no tile in would only keep the shopper waiting.
    open: () => setState(mayEmbed('map') ? 'opening' : 'away'),
    /** Moves the open map to a place. */
    show: (place: number) => map.current?.show(place),
  };
}
