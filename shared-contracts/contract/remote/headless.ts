import type { ApiClient } from '../api/client.ts';
import type { EventName } from '../events/contract.ts';
import type { Team } from './teams.ts';

/** What a remote exposes under './headless/{name}' as `headless`: rules without a view, run in the browser only. */
export interface HeadlessModule {
  /** Starts listening to events; returns the function that stops. */
  start(context: { readonly api: ApiClient }): () => void;
}

/** A headless part, and when the shell starts it: always once somebody asks, ahead of that where waiting would show. */
interface HeadlessEntry {
  readonly module: `${Team}/headless/${string}`;
  /** The request event it answers; what comes before it is started is kept for it. */
  readonly answers?: EventName;
  /** Whether it is started on every visit, as soon as the browser is idle. */
  readonly ahead: boolean;
  /** Started ahead like that, but only once somebody is logged in. */
  readonly forLoggedIn?: boolean;
}

export const HEADLESS_PARTS = [
  { module: 'cart-checkout/headless/cart-rules', answers: 'catalog:add-to-cart-requested', ahead: true },
  { module: 'cart-checkout/headless/open-purchase', ahead: true },
  { module: 'account/headless/session', answers: 'account:logout-requested', ahead: false, forLoggedIn: true },
  { module: 'catalog/headless/wish-list', ahead: false, forLoggedIn: true },
] as const satisfies readonly HeadlessEntry[];

export type HeadlessId = (typeof HEADLESS_PARTS)[number]['module'];

export interface HeadlessPart extends HeadlessEntry {
  readonly module: HeadlessId;
}
