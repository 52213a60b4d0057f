import type { Delivery as DeliveryAnswer } from '../api/shapes/delivery.ts';
import type { FollowedOrder as FollowedAnswer } from '../api/shapes/followed-order.ts';
import { CANCELLED_REASON } from './constants.ts';
import { type Instant, instantOf } from './instant.ts';
import { type DeliveryState, type OrderStatus, statusOf } from './order-status.ts';
import type { OrderRequest } from './refund.ts';

/** A return is named by its reference; a note is an operator's text. */
export type StepReason =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'return'; readonly reference: string }
  | { readonly kind: 'note'; readonly text: string };

export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Instant;
  readonly reason?: StepReason | undefined;
}

export interface Delivery {
  readonly state: DeliveryState;
  /** 'YYYY-MM-DD' in India. */
  readonly expectedOn?: string | undefined;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
}

type AnsweredStep = FollowedAnswer['Timeline'][number] & { readonly Reason?: string };

interface Steps {
  readonly Timeline: readonly AnsweredStep[];
  readonly Delivery?: DeliveryAnswer | undefined;
}

/** The API tells the dispatch as a time, not as a status: it is a step before the delivery. */
export function stepsOf(
  { Timeline, Delivery: delivery }: Steps,
  isPartlyRefunded = false,
  requests: readonly OrderRequest[] = [],
): readonly OrderStep[] {
  const steps: OrderStep[] = Timeline.map(({ StatusName, AtUTC, Reason }) => ({
    status: statusOf(StatusName, isPartlyRefunded),
    at: instantOf(AtUTC),
    reason: Reason ? reasonOf(Reason, requests) : undefined,
  }));
  if (!delivery?.DispatchedUTC) return steps;
  const after = steps.findIndex(({ status }) => status !== 'confirmed' && status !== 'being-made');
  steps.splice(after === -1 ? steps.length : after, 0, {
    status: 'dispatched',
    at: instantOf(delivery.DispatchedUTC),
  });
  return steps;
}

function reasonOf(text: string, requests: readonly OrderRequest[]): StepReason {
  if (text === CANCELLED_REASON) return { kind: 'cancelled' };
  return requests.some(({ reference }) => reference === text)
    ? { kind: 'return', reference: text }
    : { kind: 'note', text };
}

export function deliveryOf(delivery: DeliveryAnswer): Delivery {
  return {
    state: delivery.State,
    expectedOn: delivery.ExpectedOn ?? undefined,
    carrier: delivery.Carrier || undefined,
    trackingNumber: delivery.TrackingNumber || undefined,
    trackingUrl: delivery.TrackingUrl || undefined,
  };
}
