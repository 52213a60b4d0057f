import type { EventPayload } from 'shared-contracts';

export interface RequestedToast extends EventPayload<'shell:toast-requested'> {
  /** A toast is shown once, however often it is passed. */
  readonly id: number;
}

export interface ToastRegionProps {
  readonly requested: readonly RequestedToast[];
  readonly onShown: (count: number) => void;
}
