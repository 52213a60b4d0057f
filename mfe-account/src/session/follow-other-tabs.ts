import { $lastPerson, emit, LAST_PERSON_KEY } from 'shared-contracts';

/**
 * A person forgotten in another tab is forgotten in this one too: what pages and forms here still show or hold in
 * memory goes with 'account:logged-out' (SH-13, ACC-15). The stores themselves follow by their own keys, before.
 */
export function followOtherTabs(): () => void {
  let heldWhenHidden = 0;
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === LAST_PERSON_KEY && oldValue !== null && newValue === null) emit('account:logged-out', {});
  };
  // A page in the browser's page cache hears no storage events.
  const hide = () => {
    heldWhenHidden = $lastPerson.get();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && heldWhenHidden && !$lastPerson.get()) emit('account:logged-out', {});
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
