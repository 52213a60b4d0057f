import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../../platform/command-line/command.ts';
import { indianDayLimits } from '../../../platform/command-line/indian-days.ts';

const LONGEST = 80;
const LONGEST_LINK = 500;

function readText(name: string, typed: string): string {
  const text = plain(typed);
  if (text.length <= LONGEST) return text;
  throw new CommandRefused(`${name} holds at most ${LONGEST} characters.`);
}

function readDay(name: string, typed: string): string {
  indianDayLimits(name, typed);
  return typed;
}

/** A link that a shopper will follow: https, and no name or password in it. */
function readLink(name: string, typed: string): string {
  const url = URL.parse(typed);
  const isFine =
    url?.protocol === 'https:' && url.username === '' && url.password === '' && typed.length <= LONGEST_LINK;
  if (isFine) return url.href;
  throw new CommandRefused(`${name} is an address that begins with https://.`);
}

/** Options of a dispatch, and columns of its import. */
export const DISPATCH = {
  carrier: { takes: 'NAME', about: 'Who carries it.', read: readText },
  tracking: { takes: 'NUMBER', about: 'The carrier’s number.', read: readText },
  link: { takes: 'URL', about: 'The carrier’s page about it, https.', read: readLink },
  expected: { takes: 'DAY', about: 'The day on which it should arrive, in India.', read: readDay },
} as const;

export const EXPECTED_DAY = { about: 'A day like 2026-12-01.', read: readDay } as const;
