import { isText, isYesOrNo, listOf, nullable, optional, shapeOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** A consent given or withdrawn, for the ledger of consents. */
export interface ConsentAct {
  readonly id: string;
  readonly given: boolean;
}

/** A visitor's choice about optional storage (CON-08). */
export interface Consent {
  readonly optional: boolean;
  /** UTC, ISO 8601. */
  readonly decidedAt: string;
  /** By which the ledger of consents knows this browser: drawn when it consents, deleted when it withdraws. */
  readonly id?: string | null | undefined;
  /** What the ledger has not confirmed, oldest first; sent until it has (`kit/use-consent-choice`). */
  readonly unrecorded?: readonly ConsentAct[] | null | undefined;
}

const isConsent = shapeOf<Consent>({
  optional: isYesOrNo,
  decidedAt: isText,
  id: optional(isText),
  unrecorded: optional(listOf(shapeOf<ConsentAct>({ id: isText, given: isYesOrNo }))),
});

/** Null until the visitor has chosen, which counts as no. */
export const $consent = persistedAtom<Consent | null>({
  key: 'store:consent',
  belongsTo: 'browser',
  initial: null,
  ...jsonCodec(nullable(isConsent), (consent) => consent === null),
});

/** Each store that needs consent deletes its data when the consent is withdrawn. */
export function decideConsent(optional: boolean, id?: string, unrecorded?: readonly ConsentAct[]): void {
  const decidedAt = new Date().toISOString();
  $consent.set({ optional, decidedAt, ...(id && { id }), ...(unrecorded?.length && { unrecorded }) });
}
