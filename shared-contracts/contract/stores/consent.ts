import { isText, isYesOrNo, nullable, shapeOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** What a visitor has said to storing what the store could do without (CON-08). */
export interface Consent {
  /** Whether it may. */
  readonly optional: boolean;
  /** When they said so: UTC ISO 8601. */
  readonly decidedAt: string;
}

const isConsent = shapeOf<Consent>({ optional: isYesOrNo, decidedAt: isText });

/** Null until the visitor has chosen, which counts as no. */
export const $consent = persistedAtom<Consent | null>({
  key: 'store:consent',
  belongsTo: 'browser',
  initial: null,
  ...jsonCodec(nullable(isConsent), (consent) => consent === null),
});

/** Keeps a choice. What was stored under a former yes goes with a no: each store that needs a yes sees to it. */
export function decideConsent(optional: boolean): void {
  $consent.set({ optional, decidedAt: new Date().toISOString() });
}
