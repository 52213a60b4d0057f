import { type RefObject, useEffect, useState } from 'react';

/** An address by its id, or the button that adds one. */
export type FocusTarget = number | 'add';

/** Moves the focus to the target once the list shows it: saving, cancelling and deleting remove the focused element. */
export function useFocusAfter(list: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const [target, setTarget] = useState<FocusTarget>();
  useEffect(() => {
    if (target === undefined || !list.current) return;
    const element = list.current.querySelector<HTMLElement>(
      target === 'add' ? '[data-add]' : `[data-address="${target}"] [data-edit]`,
    );
    (element ?? list.current.querySelector<HTMLElement>('[data-edit]'))?.focus();
    setTarget(undefined);
  });
  return setTarget;
}
