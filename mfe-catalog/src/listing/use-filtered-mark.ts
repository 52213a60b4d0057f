import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isFiltered, $storageReady } from 'shared-contracts';

/** Keeps '1' under isFiltered while a filtered listing is on screen (SH-15). */
export function useFilteredMark(filtered: boolean): void {
  // Before that, reading the storage would put back what an earlier page left there.
  const isReady = useStore($storageReady);
  useEffect(() => {
    if (!isReady) return;
    $isFiltered.set(filtered ? '1' : '');
    return () => $isFiltered.set('');
  }, [isReady, filtered]);
}
