import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from './command-refused.ts';

const MOST = 5000;

/** What an operator answers somebody. Throws when there is nothing, or more than 5000 characters. */
export function answerText(typed: readonly string[]): string {
  const lines = typed.join(' ').replaceAll('\\n', '\n').split(/\r?\n/);
  const text = lines.map(plain).join('\n').trim();
  if (text === '') throw new CommandRefused('Say what to answer, in quotation marks.');
  if (text.length > MOST) throw new CommandRefused(`An answer has at most ${MOST} characters.`);
  return text;
}
