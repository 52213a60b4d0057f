import { type RefObject, useEffect, useState } from 'react';

/** What gets the focus once the list is there: an address by its id, or the button that adds one. */
export type FocusTarget = number | 'add';

/** Puts the focus where the shopper was at work, when what had it is gone: after saving, cancelling and deleting. */
export function useFocusAfter(list: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const [target, setTarget] = useState<FocusTarget>();
  useEffect(() => {
    if (target === undefined || !list.current) return;
    const wanted = list.current.querySelector<HTMLElement>(
      target === 'add' ? '[data-add]' : `[data-address="${target}"] [data-edit]`,
    );
    (wanted ?? list.current.querySelector<HTMLElement>('[data-edit]'))?.focus();
    setTarget(undefined);
  });
  return setTarget;
}
