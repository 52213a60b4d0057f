import { CommandRefused } from '../../platform/command-line/command.ts';
import type { GivenOptions } from '../../platform/command-line/given.ts';
import { readEnd, readMoment } from '../../platform/command-line/moment.ts';
import type { Showing } from './versions.ts';

/** The options of when something is shown. */
export const SHOWING = {
  at: { takes: 'TIME', about: 'From when on: a day, or a minute in India like "2026-11-25 09:00".', read: readMoment },
  until: { takes: 'TIME', about: 'To when; a day is included.', read: readEnd },
} as const;

/** Throws `CommandRefused` for an end that is over. */
export function showingOf({ at, until }: GivenOptions<typeof SHOWING>, now: Date): Showing {
  const from = at ?? now;
  if (until !== undefined && (until <= from || until <= now))
    throw new CommandRefused('--until is in the past, or before --at.');
  // A time in the past would put the version behind one that was published since.
  return { from: from < now ? now : from, until: until ?? null };
}
