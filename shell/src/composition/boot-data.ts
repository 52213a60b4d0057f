import type { CarriedWords } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { Composition } from './composition.ts';
import type { StoreFrame } from './store-frame.ts';

/** What the server rendered from, embedded in the page: the browser composes from exactly this. */
export interface BootData {
  readonly composition: Composition;
  /** Modules the server's render used; loaded before hydration. */
  readonly modules: readonly RemoteModuleId[];
  /** Modules the server found away; shown as away until the shopper retries. */
  readonly failed: readonly RemoteModuleId[];
  readonly frame: StoreFrame;
  /** The texts that the page shows, in the page's language if that is not English; the rest is fetched afterwards. */
  readonly words?: CarriedWords;
  /** The router's state, or null when the page was not rendered on the server. */
  readonly hydration: {
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors: Readonly<Record<string, unknown>> | null;
  } | null;
  /** Version of the shell that made the page. */
  readonly shellVersion: string;
}

export const BOOT_ELEMENT_ID = 'boot';
export const ROOT_ELEMENT_ID = 'store';

/** Said on the document once React has taken the page over and what answers taps is listening. */
export const STORE_LIVE_EVENT = 'store:live';

/** JSON that is safe inside an HTML script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
