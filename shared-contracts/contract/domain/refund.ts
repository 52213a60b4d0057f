import type { Cancellation } from '../api/shapes/cancellation.ts';
import type { OrderRequest as RequestAnswer } from '../api/shapes/order-request.ts';
import type { ReturnTerms } from '../api/shapes/return-terms.ts';
import { type Instant, instantOf } from './instant.ts';
import { fromRupees, type Paise } from './money.ts';

export interface Units {
  readonly itemId: number;
  readonly quantity: number;
}

/** What a cancellation or a return does, or did (PAY-17). */
export interface RefundTerms {
  /** What is not delivered, or goes back. */
  readonly units: readonly Units[];
  readonly kept: readonly Units[];
  readonly refund: Paise;
  /** The store requests the refund within this many working days, and the bank takes at most this many more to show it. */
  readonly workingDays: number;
  readonly bankDays: number;
}

export interface OrderRequest {
  readonly reference: string;
  readonly kind: RequestAnswer['Kind'];
  readonly state: RequestAnswer['State'];
  readonly refund?: 'on-its-way' | 'returned' | undefined;
  readonly at: Instant;
  /** The shopper's words, and the store's to a refusal. */
  readonly reason?: string | undefined;
  readonly answer?: string | undefined;
  /** Of a return. */
  readonly units: readonly Units[];
  /** Undefined for a refused return, and from an API of an earlier release. */
  readonly terms?: RefundTerms | undefined;
}

export function requestOf(request: RequestAnswer): OrderRequest {
  const { Cancellation: cancellation, Return: returning } = request;
  return {
    reference: request.ReferenceNumber,
    kind: request.Kind,
    state: request.State,
    refund: request.MoneyBack,
    at: instantOf(request.AtUTC),
    reason: request.Reason || undefined,
    answer: request.Answer || undefined,
    units: request.Lines.map(unitsOf),
    terms: cancellation ? termsOf(cancellation, cancellation.Cancelled) : returning && returnTermsOf(returning),
  };
}

export function returnTermsOf(terms: ReturnTerms): RefundTerms {
  return termsOf(terms, terms.Returned);
}

export function termsOf(terms: Omit<Cancellation, 'Cancelled'>, units: Cancellation['Cancelled']): RefundTerms {
  return {
    units: units.map(unitsOf),
    kept: terms.Kept.map(unitsOf),
    refund: fromRupees(terms.MoneyBack),
    workingDays: terms.WorkingDays,
    bankDays: terms.BankDays,
  };
}

export function unitsOf({ OrderItemID, Quantity }: Cancellation['Kept'][number]): Units {
  return { itemId: OrderItemID, quantity: Quantity };
}
