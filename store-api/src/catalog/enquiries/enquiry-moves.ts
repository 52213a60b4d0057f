import { plain } from 'shared-contracts/server-kit/plain';
import { answerText } from '../../platform/command-line/answer-text.ts';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { REFERENCE } from '../../platform/command-line/parameters.ts';
import { type EnquiryMoveResult, moveEnquiry } from './move-enquiry.ts';

const MOST_NAME = 60;
const MOST_REASON = 5000;

const assign = command({
  name: 'enquiries assign',
  summary: 'Notes who has an enquiry; a complaint is thereby acknowledged.',
  words: { reference: REFERENCE, name: { about: 'Who has it: a name or a staff number.', many: true } },
  examples: ['GR-2026-7QK2ZD Ravi Menon'],
  dryRun: 'transaction',
  async *run({ db, now }, { reference, name }) {
    const assignee = plain(name.join(' ')).slice(0, MOST_NAME);
    if (assignee === '') throw new CommandRefused('Say who has it: a name or a staff number.');
    yield moved(
      reference,
      await moveEnquiry(db, reference, { to: 'assigned', assignee }, now()),
      `assigned to ${assignee}`,
    );
  },
});

const answer = command({
  name: 'enquiries answer',
  summary: 'Answers an enquiry: its sender reads it with the reference number, and by mail.',
  details: 'Paragraphs are parted by an empty line, typed as one or as \\n\\n. A further answer is a further mail.',
  words: { reference: REFERENCE, text: { about: 'What to answer, in quotation marks.', many: true } },
  examples: ["CN-2026-7QK2ZD 'Yes, in walnut too.\\n\\nIt takes five weeks.'"],
  dryRun: 'transaction',
  async *run({ db, now }, { reference, text }) {
    const move = { to: 'answered', answer: answerText(text) } as const;
    yield moved(reference, await moveEnquiry(db, reference, move, now()), 'answered');
  },
});

const close = command({
  name: 'enquiries close',
  summary: 'Closes an enquiry; of a complaint this is its settlement.',
  words: {
    reference: REFERENCE,
    reason: { about: 'A note for the store; the sender does not see it.', many: true, optional: true },
  },
  examples: ['CN-2026-7QK2ZD', 'GR-2026-7QK2ZD leg replaced'],
  dryRun: 'transaction',
  async *run({ db, now }, { reference, reason }) {
    const move = { to: 'closed', reason: plain(reason.join(' ')).slice(0, MOST_REASON) } as const;
    yield moved(reference, await moveEnquiry(db, reference, move, now()), 'closed');
  },
});

export const enquiryMoves: readonly Command[] = [assign, answer, close];

function moved(reference: string, result: EnquiryMoveResult, outcome: string): string {
  if (result.ok)
    return [
      `${reference}: ${result.changed ? outcome : 'nothing changed'}`,
      ...(result.mail ? [result.mail] : []),
    ].join('; ');
  switch (result.because) {
    case 'unknown-enquiry':
      throw new CommandRefused(`There is no enquiry ${reference}.`);
    case 'not-from-here':
      throw new CommandRefused(`${reference} is ${result.from}: its sender writes a new one.`);
  }
}
