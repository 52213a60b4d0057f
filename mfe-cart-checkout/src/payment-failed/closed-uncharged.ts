import * as v from 'valibot';

/** The navigation state of /PaymentFailed after a closed window of which the provider took nothing. */
export const CLOSED_UNCHARGED = { closedUncharged: true } as const;

const State = v.object({ closedUncharged: v.literal(true) });

export const isClosedUncharged = (state: unknown): boolean => v.is(State, state);
