import { useEffect, useState } from 'react';
import { useApi } from 'shared-contracts';
import { NONE_CHOSEN } from 'shared-contracts/domain/constants';
import type { LoadPlaces, Place } from './load-places.ts';

interface PlaceList {
  /** Empty while loading, without a parent, and when the list could not be loaded. */
  readonly places: readonly Place[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Loaded {
  readonly parent: number;
  readonly attempt: number;
  readonly places: readonly Place[];
  readonly failed: boolean;
}

/** The places below a parent. Nothing is asked for, and nothing shown, while that is NONE_CHOSEN. */
export function usePlaceList(parent: number, load: LoadPlaces): PlaceList {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (parent === NONE_CHOSEN) return;
    const leaving = new AbortController();
    void load(api, parent, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      setLoaded({ parent, attempt, places: result.ok ? result.value : [], failed: !result.ok });
    });
    return () => leaving.abort();
  }, [api, parent, load, attempt]);

  // What belongs to another parent is not shown, not even until the next answer.
  const current = loaded?.parent === parent && loaded.attempt === attempt ? loaded : undefined;
  return {
    places: current?.places ?? [],
    loading: parent !== NONE_CHOSEN && !current,
    failed: current?.failed ?? false,
    retry: () => setAttempt(attempt + 1),
  };
}
