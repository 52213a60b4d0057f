import { $lastPerson, emit, LAST_PERSON_KEY } from 'shared-contracts';

/**
 * Repeats another tab's 'account:logged-out' in this one, so that pages and forms clear what they show or hold in
 * memory (SH-13, ACC-15). The stores are cleared before, by their own storage events.
 */
export function followOtherTabs(): () => void {
  let personWhenHidden = 0;
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === LAST_PERSON_KEY && oldValue !== null && newValue === null) emit('account:logged-out', {});
  };
  // A page in the back/forward cache receives no storage events.
  const onHide = () => {
    personWhenHidden = $lastPerson.get();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && personWhenHidden && !$lastPerson.get()) emit('account:logged-out', {});
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
