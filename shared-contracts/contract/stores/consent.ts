import { isText, isYesOrNo, nullable, shapeOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** A visitor's choice about optional storage (CON-08). */
export interface Consent {
  readonly optional: boolean;
  /** UTC, ISO 8601. */
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

/** Each store that needs consent deletes its data when the consent is withdrawn. */
export function decideConsent(optional: boolean): void {
  $consent.set({ optional, decidedAt: new Date().toISOString() });
}
