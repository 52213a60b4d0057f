import { formatRupees, paise } from 'shared-contracts/domain/money';
import { type Command, CommandRefused, command } from '../../../platform/command-line/command.ts';
import { REFERENCE } from '../../../platform/command-line/parameters.ts';
import { acceptReturn } from '../requests/accept-return.ts';
import { moveRequest, type RequestMoveResult } from '../requests/move-request.ts';
import { receiveReturn } from '../requests/receive-return.ts';
import { statesAfter } from '../requests/request-transitions.ts';
import { REASON } from './read-reason.ts';

const acceptReturnCommand = command({
  name: 'orders accept',
  summary: 'Accepts a return; the shopper is asked to have the pieces ready.',
  words: { reference: REFERENCE },
  examples: ['RT-2026-7QK2ZD'],
  dryRun: 'transaction',
  async *run({ db, now }, { reference }) {
    const moved = await acceptReturn(db, { reference, now: now() });
    yield describeMove(reference, 'accepted', moved);
  },
});

const refuseReturn = command({
  name: 'orders refuse',
  summary: 'Refuses a return; the shopper gets the reason, and may ask for the same pieces again.',
  words: { reference: REFERENCE },
  options: { reason: { ...REASON, required: true } },
  examples: ['RT-2026-7QK2ZD --reason "It has been used"'],
  dryRun: 'transaction',
  async *run({ db, now }, { reference, reason: answer }) {
    if (answer === '') throw new CommandRefused('Say why, with --reason "…": the shopper reads it.');
    const moved = await moveRequest(db, { reference, to: 'refused', answer, now: now() });
    yield describeMove(reference, 'refused', moved);
  },
});

const receiveReturnCommand = command({
  name: 'orders receive',
  summary: 'The pieces of an accepted return are back: gives back their money.',
  words: { reference: REFERENCE },
  options: { restock: { about: 'They can be sold again.' } },
  examples: ['RT-2026-7QK2ZD --restock'],
  dryRun: 'transaction',
  async *run({ db, now }, { reference, restock }) {
    const moved = await receiveReturn(db, { reference, restock, now: now() });
    yield describeMove(reference, 'done', moved);
    if (moved.ok && moved.changed) {
      yield moved.amount === 0
        ? 'Their money has been given back before.'
        : `${formatRupees(paise(moved.amount))} will be given back; the running store asks the provider within seconds.`;
    }
  },
});

export const requestCommands: readonly Command[] = [acceptReturnCommand, refuseReturn, receiveReturnCommand];

/** Throws `CommandRefused` when it could not be done. */
function describeMove(reference: string, to: string, moved: RequestMoveResult): string {
  if (!moved.ok) throw new CommandRefused(refusal(reference, to, moved));
  if (!moved.changed) return `${reference} is ${to} already. Nothing was changed.`;
  return `${reference}: ${to} (${moved.order}); ${moved.mail}`;
}

function refusal(reference: string, to: string, refused: Extract<RequestMoveResult, { ok: false }>): string {
  switch (refused.because) {
    case 'unknown-request':
      return `There is no request ${reference}.`;
    case 'order-not-completed':
      return `The order of ${reference} is ${refused.status}, so it cannot become ${to}. Nothing was changed.`;
    case 'not-from-here': {
      const next = statesAfter(refused.from);
      const ways = next.length === 0 ? 'This status is final' : `It may become ${next.join(' or ')}`;
      return `${reference} is ${refused.from} and cannot become ${to}. ${ways}. Nothing was changed.`;
    }
  }
}
