import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type EventPayload, on } from 'shared-contracts';

export interface RequestedToast extends EventPayload<'shell:toast-requested'> {
  /** The same toast is shown once, however often it is handed over. */
  readonly id: number;
}

export interface ToastRegionProps {
  readonly requested: readonly RequestedToast[];
  readonly onShown: (count: number) => void;
}

let count = 0;

/** Shows what teams ask to tell the shopper (SH-14). What shows it is loaded at the first toast, not before. */
export function Toasts() {
  const [requested, setRequested] = useState<readonly RequestedToast[]>([]);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  useEffect(
    () =>
      on('shell:toast-requested', (toast) => {
        setRequested((waiting) => [...waiting, { ...toast, id: ++count }]);
        import('./toast-region.tsx').then(
          (loaded) => setRegion(() => loaded.ToastRegion),
          // Waits for the next toast, which tries again.
          () => undefined,
        );
      }),
    [],
  );
  const forget = useCallback((shown: number) => setRequested((waiting) => waiting.slice(shown)), []);
  return Region && <Region requested={requested} onShown={forget} />;
}
