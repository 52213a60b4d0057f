import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A panel under its button: Escape closes it and gives focus back, as does leaving it by click or Tab. */
export function useDisclosure(region: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      region.current?.querySelector('button')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (!region.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, region]);
  const toggle = useCallback(() => setOpen((before) => !before), []);
  const close = useCallback(() => setOpen(false), []);
  return { open, toggle, close };
}
