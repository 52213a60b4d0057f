import type { EnquiryKind, EnquiryState } from 'shared-contracts/api/shapes/enquiry-state';

/** The states that may follow each state. A closed enquiry stays closed: its sender writes another. */
const TRANSITIONS: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  received: ['assigned', 'answered', 'closed'],
  assigned: ['assigned', 'answered', 'closed'],
  answered: ['assigned', 'answered', 'closed'],
  closed: [],
};

export function statesAfter(from: EnquiryState): readonly EnquiryState[] {
  return TRANSITIONS[from];
}

/** Whether the first clock stops: an officer acknowledges a complaint by taking it, other enquiries want an answer. */
export function attends(kind: EnquiryKind, to: EnquiryState): boolean {
  return to === 'answered' || to === 'closed' || (to === 'assigned' && kind === 'grievance');
}
