import type { CarriedWords, LanguageFacts } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { Composition } from './composition.ts';
import type { LayoutData } from './layout-data.ts';

/** What the server rendered from, embedded in the document so that the browser loads exactly the same. */
export interface BootData {
  readonly composition: Composition;
  /** Modules that the server's render used; the browser loads them before it hydrates. */
  readonly modules: readonly RemoteModuleId[];
  /** Modules that were unavailable on the server; shown so until the shopper retries. */
  readonly failed: readonly RemoteModuleId[];
  readonly layout: LayoutData;
  /** The texts that a page in another language than English shows; the others are fetched after hydration. */
  readonly words?: CarriedWords;
  /** The store's languages that no release brings; absent for none. */
  readonly languages?: readonly LanguageFacts[];
  /** The router's state, or null when the page was not rendered on the server. */
  readonly hydration: {
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors: Readonly<Record<string, unknown>> | null;
  } | null;
  readonly shellVersion: string;
  /** An edge may answer public calls, which are then sent by GET. */
  readonly hasEdge?: true;
  /** The share of visits that report vitals, 0 to 1. */
  readonly vitalsShare: number;
}

export const BOOT_ELEMENT_ID = 'boot';
export const ROOT_ELEMENT_ID = 'store';

/** Dispatched on the document after hydration, when the handlers of clicks are attached. */
export const STORE_INTERACTIVE_EVENT = 'store:live';

/** Dispatched on the document when a click before that was not repeated in time. */
export const ACT_LOST_EVENT = 'store:act-lost';

/** JSON that is safe inside an HTML script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
