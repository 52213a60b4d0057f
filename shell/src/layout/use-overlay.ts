import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'shared-contracts/router';
import { whenIdle } from '../browser/when-idle.ts';
import { menuDrawer, searchDrawer } from './overlays.ts';
import { usePartMissing } from './use-part-missing.ts';

/** Which of the header's overlays is open: at most one, and none after a navigation, Back included (SH-19). */
export function useOverlay() {
  const [open, setOpen] = useState<'menu' | 'search' | null>(null);
  const [typed, setTyped] = useState('');
  const close = useCallback(() => setOpen(null), []);
  const onMissing = usePartMissing(close);

  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the shopper is somewhere else.
  useEffect(close, [key]);
  useEffect(
    () =>
      whenIdle(() => {
        menuDrawer.prepare();
        searchDrawer.prepare();
      }),
    [],
  );

  return {
    open,
    /** What stood in the header's search field when it was pressed or typed in. */
    typed,
    openMenu: () => setOpen('menu'),
    openSearch: (text: string) => {
      setTyped(text);
      setOpen('search');
    },
    close,
    onMissing,
  };
}
