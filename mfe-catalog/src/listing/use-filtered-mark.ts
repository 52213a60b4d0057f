import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isFiltered, $storageReady } from 'shared-contracts';

/** Stores '1' under isFiltered while a filtered listing is on screen (SH-15). */
export function useFilteredMark(filtered: boolean): void {
  // Before mount, reading the storage would restore the value of an earlier page.
  const isReady = useStore($storageReady);
  useEffect(() => {
    if (!isReady) return;
    $isFiltered.set(filtered ? '1' : '');
    return () => $isFiltered.set('');
  }, [isReady, filtered]);
}
