import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { BOOT_ELEMENT_ID, type BootData } from '../composition/boot-data.ts';
import { VISIT_PATH } from '../composition/visit-path.ts';
import { isTranslated } from './follow-translation.ts';

/** A fault of the start shows within it. */
const WHOLE_AFTER_MS = 2000;

/** The document no longer is what the server sent, or a call was blocked. */
const OF_THE_VISITOR =
  /React error #4(?:18|2[1-5])|^Hydration failed|not a child of this node|object can not be found here|Failed to fetch|NetworkError|Load failed/i;

/**
 * Says to the shell, while a canary is up, how its document came to life: once that it is whole or broken, and once more
 * for a fault after that. What a translator, an extension or a blocker does to a page never counts.
 * @returns to be called with each fault of the store's own code
 */
export function sayVisit(token: string, modules: { failed(id: RemoteModuleId): boolean }): (fault: Error) => void {
  let isBroken = false;
  const say = (fault?: string) => {
    const body = JSON.stringify({ token, fault: fault?.slice(0, 400) });
    navigator.sendBeacon(VISIT_PATH, new Blob([body], { type: 'application/json' }));
  };
  const broken = (fault: string) => {
    if (isBroken) return;
    isBroken = true;
    say(fault);
  };
  setTimeout(() => {
    const { modules: wanted, failed } = JSON.parse(
      document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '',
    ) as BootData;
    const missing = wanted.find((id) => modules.failed(id) && !failed.includes(id));
    if (missing) broken(`${missing} is missing`);
    if (!isBroken) say();
  }, WHOLE_AFTER_MS);
  return (fault) => {
    if (isTranslated(document.body) || OF_THE_VISITOR.test(fault.message)) return;
    broken(`${fault.name}: ${fault.message}`);
  };
}
