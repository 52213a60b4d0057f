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
  /**
   * What else starts it: somebody uses the page, the browser is idle on a visit that brings a payment's hand-off, or is
   * idle after a login.
   */
  readonly with?: 'use' | 'hand-off' | 'login';
}

export const HEADLESS_PARTS = [
  { module: 'cart-checkout/headless/cart-rules', answers: 'catalog:add-to-cart-requested', with: 'use' },
  { module: 'cart-checkout/headless/open-purchase', with: 'hand-off' },
  { module: 'account/headless/session', answers: 'account:logout-requested', with: 'login' },
  { module: 'catalog/headless/wish-list', with: 'login' },
] as const satisfies readonly HeadlessEntry[];

export type HeadlessId = (typeof HEADLESS_PARTS)[number]['module'];

export interface HeadlessPart extends HeadlessEntry {
  readonly module: HeadlessId;
}
