import type { ApiClient } from '../api/client.ts';
import type { EventName } from '../events/contract.ts';
import type { Team } from './teams.ts';

/** Exposed under './headless/{name}' as `headless`: rules without a view, for the browser only. */
export interface HeadlessModule {
  /** Starts listening to events; returns the function that stops. */
  start(context: { readonly api: ApiClient }): () => void;
}

interface HeadlessEntry {
  readonly module: `${Team}/headless/${string}`;
  /** The request event that starts it; the shell queues these events until it has started. */
  readonly answers?: EventName;
  /** Starts on every visit when the browser is idle. */
  readonly preload: boolean;
  /** Starts when the browser is idle after a login. */
  readonly forLoggedIn?: boolean;
}

export const HEADLESS_PARTS = [
  { module: 'cart-checkout/headless/cart-rules', answers: 'catalog:add-to-cart-requested', preload: true },
  { module: 'cart-checkout/headless/open-purchase', preload: true },
  { module: 'account/headless/session', answers: 'account:logout-requested', preload: false, forLoggedIn: true },
  { module: 'catalog/headless/wish-list', preload: false, forLoggedIn: true },
] as const satisfies readonly HeadlessEntry[];

export type HeadlessId = (typeof HEADLESS_PARTS)[number]['module'];

export interface HeadlessPart extends HeadlessEntry {
  readonly module: HeadlessId;
}
