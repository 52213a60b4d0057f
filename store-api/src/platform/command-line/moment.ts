import { CommandRefused } from './command.ts';
import { indianDayLimits } from './indian-days.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?)?$/;

/** A day, a minute or a second in India, as its start. Throws `CommandRefused` for any other text. */
export function readMoment(option: string, typed: string): Date {
  return read(option, typed) ?? indianDayLimits(option, typed).from;
}

/** The same as an end: a day is over when the next one begins. */
export function readEnd(option: string, typed: string): Date {
  return read(option, typed) ?? indianDayLimits(option, typed).until;
}

/** Null for a day. */
function read(option: string, typed: string): Date | null {
  const [, day, hours, minutes, seconds = 0] = MOMENT.exec(typed) ?? [];
  if (day === undefined) {
    throw new CommandRefused(`${option} is a day like 2026-11-21, or a minute in India like "2026-11-21 18:30".`);
  }
  if (hours === undefined) return null;
  return new Date(
    indianDayLimits(option, day).from.getTime() +
      (Number(hours) * 60 + Number(minutes)) * 60_000 +
      Number(seconds) * 1000,
  );
}
