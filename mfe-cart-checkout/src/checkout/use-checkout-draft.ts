import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { User } from 'shared-contracts';
import { $checkoutDraft, type CheckoutDraft, draftFor } from './checkout-draft.ts';

/** Every change is stored at once. */
export function useCheckoutDraft(user: User): {
  readonly draft: CheckoutDraft;
  change(fields: Partial<CheckoutDraft>): void;
} {
  const draft = draftFor(user, useStore($checkoutDraft));
  const change = useCallback(
    (fields: Partial<CheckoutDraft>) => $checkoutDraft.set({ ...draftFor(user, $checkoutDraft.get()), ...fields }),
    [user],
  );
  return { draft, change };
}
