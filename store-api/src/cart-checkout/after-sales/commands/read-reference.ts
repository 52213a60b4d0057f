import { CommandRefused } from '../../../platform/command-line/command.ts';

/** The one reference that a command is about. Throws `CommandRefused` without one. */
export function readReference([reference = '', ...more]: readonly string[]): string {
  if (reference === '' || more.length > 0) throw new CommandRefused('Say which: one reference number.');
  return reference.toUpperCase();
}
