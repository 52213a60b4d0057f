import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $consent, $storageReady, noteViewed } from 'shared-contracts';

/** The shown product joins the list of those viewed, however far down its page is read. */
export function useNoteViewed(productId: number): void {
  const ready = useStore($storageReady);
  // A yes counts for the product on screen too.
  const isAllowed = useStore($consent)?.optional;
  useEffect(() => {
    if (ready && isAllowed) noteViewed(productId);
  }, [ready, isAllowed, productId]);
}
