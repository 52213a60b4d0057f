import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RequestedLine } from './shapes/cart-json.ts';

/** The lines of a payment that was refused because others hold the pieces. */
const MOST_LINES = 20;

export const waitForPieces = defineCall({
  name: 'wait-for-pieces',
  access: 'token',
  effect: 'write',
  summary: 'Waits in line for pieces that other buyers hold, and says whose turn it is.',
  request: v.object({
    Lines: v.pipe(v.array(RequestedLine), v.minLength(1), v.maxLength(MOST_LINES)),
    /** Gives the place up. */
    Leave: v.optional(v.boolean()),
  }),
  answer: v.object({
    /**
     * 'turn': this person may pay first, for TurnSeconds. 'free': the pieces are available without waiting.
     * 'sold-out': none is left for anybody. 'missed': a turn ran out, or the place was given up.
     */
    State: v.picklist(['waiting', 'turn', 'free', 'sold-out', 'missed']),
    /** People before this one. */
    Ahead: v.number(),
    TurnSeconds: v.number(),
    /** When to ask again; who does not for 90 seconds is passed over. */
    AskAgainSeconds: v.number(),
  }),
  decode: ({ State, Ahead, AskAgainSeconds }) => ({ state: State, ahead: Ahead, askAgainMs: AskAgainSeconds * 1000 }),
});
