import type { ApiClient } from '../api/client.ts';
import type { EventName } from '../events/contract.ts';
import type { RemoteModuleId } from './teams.ts';

/** What a remote exposes under './headless/{name}' as `headless`: rules without a view, run in the browser only. */
export interface HeadlessModule {
  /** Starts listening to events; returns the function that stops. */
  start(context: { readonly api: ApiClient }): () => void;
}

/** Which headless part answers a request event. The shell loads it when idle, or at the first such event. */
export const EVENT_OWNERS = {
  'catalog:add-to-cart-requested': 'cart-checkout/headless/cart-rules',
  'account:logout-requested': 'account/headless/session',
} as const satisfies Partial<Record<EventName, RemoteModuleId>>;
