import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { mayEmbed } from 'shared-contracts/remote/embeds';
import type { InteractiveMap } from './interactive-map.ts';
import { words } from './words.ts';

/**
 * 'drawn' until a click; 'opening' until the first tile; 'unavailable' when tiles or the map's code cannot be loaded.
 */
type MapState = 'drawn' | 'opening' | 'interactive' | 'unavailable';

/** Opens the interactive map on demand. `onChoose` receives a pressed place. */
export function useInteractiveMap(ground: RefObject<HTMLElement | null>, onChoose: (place: number) => void) {
  const t = useWords(words);
  const { mapPoints: places, mapTiles: tiles } = useSite();
  const [state, setState] = useState<MapState>('drawn');
  const map = useRef<InteractiveMap>(null);
  const isOpen = state === 'opening' || state === 'interactive';

  const start = useEffectEvent(async (closed: AbortSignal) => {
    const { openInteractiveMap } = await import('./interactive-map.ts');
    if (closed.aborted || !ground.current || !tiles) return;
    const opened = openInteractiveMap(ground.current, {
      places,
      tiles,
      labels: {
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        placesHere: (n) => t('placesHere', { n }),
      },
      onShown: () => {
        setState('interactive');
        ground.current?.focus({ preventScroll: true });
      },
      onUnavailable: () => setState('unavailable'),
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
    start(leaving.signal).catch(() => leaving.signal.aborted || setState('unavailable'));
    return () => leaving.abort();
  }, [isOpen]);

  return {
    state,
    // A content security policy without the tiles' origin would only make the shopper wait.
    open: () => setState(mayEmbed('map') ? 'opening' : 'unavailable'),
    /** Moves the open map to a place. */
    show: (place: number) => map.current?.show(place),
  };
}
