import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { defineIsland, type EventPayload, on, useRequested } from 'shared-contracts';
import { PlainToast } from './plain-toast.tsx';
import type { RequestedToast } from './requested-toast.ts';

const ToastRegion = defineIsland({
  load: async () => (await import(/* webpackChunkName: "toasts" */ './toast-region.tsx')).ToastRegion,
});

let count = 0;

/** Shows the teams' messages (SH-14); the code is fetched at the first toast. */
export function Toasts() {
  const [requested, setRequested] = useState<readonly RequestedToast[]>([]);
  const [isPlain, setPlain] = useState(false);
  // When it cannot be fetched, the text is shown without it; the next toast retries.
  const region = useRequested(ToastRegion, () => setPlain(true));
  const show = useEffectEvent((toast: EventPayload<'shell:toast-requested'>) => {
    setRequested((waiting) => [...waiting, { ...toast, id: ++count }]);
    region.open();
  });
  useEffect(() => on('shell:toast-requested', show), []);
  const forget = useCallback((shown: number) => setRequested((waiting) => waiting.slice(shown)), []);
  if (region.isOpen) return <ToastRegion requested={requested} onShown={forget} />;
  return isPlain && requested.length > 0 && <PlainToast requested={requested} onShown={forget} />;
}
