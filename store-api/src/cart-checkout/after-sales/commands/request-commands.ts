import { formatRupees, paise } from 'shared-contracts/domain/money';
import { type Command, CommandRefused } from '../../../platform/command-line/command.ts';
import { parseOptions } from '../../../platform/command-line/options.ts';
import { oneReference } from '../../../platform/command-line/parameters.ts';
import { plain } from '../../../platform/command-line/plain.ts';
import { moveRequest, type RequestMoveResult } from '../requests/move-request.ts';
import { receiveReturn } from '../requests/receive-return.ts';
import { statesAfter } from '../requests/request-transitions.ts';
import { readReason } from './read-reason.ts';

const acceptReturn: Command = {
  name: 'orders accept',
  parameters: 'REFERENCE',
  summary: 'Accepts a return; the shopper is asked to have the pieces ready.',
  async *run({ db, now }, parameters) {
    const reference = oneReference(parameters);
    const moved = await moveRequest(db, { reference, to: 'accepted', answer: '', now: now() });
    yield describeMove(reference, 'accepted', moved);
  },
};

const refuseReturn: Command = {
  name: 'orders refuse',
  parameters: 'REFERENCE --reason TEXT',
  summary: 'Refuses a return; the shopper gets the reason, and may ask for the same pieces again.',
  async *run({ db, now }, parameters) {
    const { values, positionals } = parseOptions(parameters, { reason: { type: 'string' } });
    const reference = oneReference(positionals);
    const answer = readReason(values.reason);
    if (answer === '') throw new CommandRefused('Say why, with --reason "…": the shopper reads it.');
    const moved = await moveRequest(db, { reference, to: 'refused', answer, now: now() });
    yield describeMove(reference, 'refused', moved);
  },
};

const receiveReturnCommand: Command = {
  name: 'orders receive',
  parameters: 'REFERENCE [--restock]',
  summary: 'The pieces of an accepted return are back: gives back their money. --restock when they can be sold again.',
  async *run({ db, now }, parameters) {
    const { values, positionals } = parseOptions(parameters, { restock: { type: 'boolean' } });
    const reference = oneReference(positionals);
    const moved = await receiveReturn(db, { reference, restock: values.restock ?? false, now: now() });
    yield describeMove(reference, 'done', moved);
    if (moved.ok && moved.changed) {
      yield moved.amount === 0
        ? 'Their money has been given back before.'
        : `${formatRupees(paise(moved.amount))} will be given back; the running store asks the provider within seconds.`;
    }
  },
};

export const requestCommands: readonly Command[] = [acceptReturn, refuseReturn, receiveReturnCommand];

/** Throws `CommandRefused` when it could not be done. */
function describeMove(reference: string, to: string, moved: RequestMoveResult): string {
  if (!moved.ok) throw new CommandRefused(refusal(plain(reference).slice(0, 40), to, moved));
  return moved.changed ? `${reference}: ${to} (${moved.order})` : `${reference} is ${to} already. Nothing was changed.`;
}

function refusal(reference: string, to: string, refused: Extract<RequestMoveResult, { ok: false }>): string {
  switch (refused.because) {
    case 'unknown-request':
      return `There is no request ${reference}.`;
    case 'order-not-completed':
      return `The order of ${reference} is ${refused.status}, so it cannot become ${to}. Nothing was changed.`;
    case 'not-from-here': {
      const next = statesAfter(refused.from);
      const ways = next.length === 0 ? 'It is at its end' : `It may become ${next.join(' or ')}`;
      return `${reference} is ${refused.from} and cannot become ${to}. ${ways}. Nothing was changed.`;
    }
  }
}
