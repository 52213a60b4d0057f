import type { Enquiry as Answer, EnquiryKind, EnquiryState } from '../api/shapes/enquiry-state.ts';
import { type Instant, instantOf } from './instant.ts';

/** An enquiry as its sender follows it. */
export interface Enquiry {
  readonly reference: string;
  readonly kind: EnquiryKind;
  readonly state: EnquiryState;
  /** The first answer, or a complaint's acknowledgement, at the latest. */
  readonly answerBy: Instant;
  /** When a complaint is settled at the latest. */
  readonly settledBy?: Instant | undefined;
  /** The oldest first; `answer`: the store's words. */
  readonly acts: readonly {
    readonly at: Instant;
    readonly state: EnquiryState;
    readonly answer?: string | undefined;
  }[];
  /** The sender's own; addresses are valid for ten minutes. */
  readonly files: readonly { readonly name: string; readonly url: string }[];
  /** Whether answers are mailed too. */
  readonly isMailed: boolean;
}

export function enquiryOf(enquiry: Answer | null): Enquiry | undefined {
  if (!enquiry) return undefined;
  return {
    reference: enquiry.ReferenceNumber,
    kind: enquiry.Kind,
    state: enquiry.State,
    answerBy: instantOf(enquiry.AnswerBy),
    settledBy: enquiry.SettledBy === undefined ? undefined : instantOf(enquiry.SettledBy),
    acts: enquiry.Acts.map(({ At, State, Words }) => ({ at: instantOf(At), state: State, answer: Words || undefined })),
    files: enquiry.Attachments.map(({ FileName, Url }) => ({ name: FileName, url: Url })),
    isMailed: enquiry.IsMailed,
  };
}
