import { emit } from 'shared-contracts';
import { $tracesOf, TRACES_OF_KEY } from './traces-of.ts';

/**
 * A person forgotten in another tab is forgotten in this one too: what pages and forms here still show or hold in
 * memory goes with 'account:logged-out' (SH-13, ACC-15). The stores themselves follow by their own keys, before.
 */
export function followOtherTabs(): () => void {
  let heldWhenHidden = 0;
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === TRACES_OF_KEY && oldValue !== null && newValue === null) emit('account:logged-out', {});
  };
  // A page in the browser's page cache hears no storage events.
  const hide = () => {
    heldWhenHidden = $tracesOf.get();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && heldWhenHidden && !$tracesOf.get()) emit('account:logged-out', {});
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', comeBack);
  };
}
