import type { Serviceability as Wire } from '../api/shapes/serviceability.ts';
import { fromRupees, type Paise } from './money.ts';

/** Whether and how a PIN code is delivered to. */
export type Serviceability =
  | {
      readonly kind: 'served';
      /** State or union territory. */
      readonly state: string;
      /** A major city, where assembly is free. */
      readonly city?: string | undefined;
      /** Fewest and most; absent where nothing is delivered, or the store does not say. */
      readonly days?: readonly [number, number] | undefined;
      /** The delivery zone's; absent: what the product says. */
      readonly shippingFee?: Paise | undefined;
      /** Paid to the assembler: about how much, where the store says it. Absent where the store says nothing of assembly. */
      readonly assembly?: 'free' | 'paid' | { readonly from: Paise; readonly to: Paise } | undefined;
    }
  | { readonly kind: 'not-served'; readonly state: string }
  /** A postal circle without a state belongs to the army. */
  | { readonly kind: 'army-post' | 'unknown-pin' };

export function decodeServiceability(answer: Wire): Serviceability {
  const { state, circle, city, deliveryDays, shippingFee } = answer;
  if (!answer.serviceable) {
    if (state !== '') return { kind: 'not-served', state };
    return { kind: circle === '' ? 'unknown-pin' : 'army-post' };
  }
  return {
    kind: 'served',
    state,
    city: city || undefined,
    days: deliveryDays ?? undefined,
    shippingFee: shippingFee === undefined ? undefined : fromRupees(shippingFee),
    assembly: assemblyOf(answer),
  };
}

function assemblyOf({ freeAssembly, namesAssembly = true, assemblyFee }: Wire) {
  if (!namesAssembly) return undefined;
  if (freeAssembly) return 'free';
  return assemblyFee ? { from: fromRupees(assemblyFee[0]), to: fromRupees(assemblyFee[1]) } : 'paid';
}
