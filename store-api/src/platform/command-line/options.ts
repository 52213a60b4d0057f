import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CommandRefused } from './command.ts';
import { plain } from './plain.ts';

/**
 * Splits parameters into positionals and options: ['A-1', '--to', 'x'] with {to: {type: 'string'}}. Throws
 * `CommandRefused` for an unknown option or a missing value.
 */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch (fault) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [said = ''] = fault instanceof Error ? fault.message.split('. ') : [];
    throw new CommandRefused(`${plain(said).slice(0, 120)}. The options are: ${known.join(', ')}.`);
  }
}

/** The known word that an option names, in any case. Throws for any other. */
export function knownWord<Word extends string>(
  option: string,
  given: string | undefined,
  known: readonly Word[],
): Word | undefined {
  if (given === undefined) return undefined;
  const found = known.find((word) => word.toLowerCase() === given.toLowerCase());
  if (found) return found;
  throw new CommandRefused(`${option} is one of: ${known.join(', ')}.`);
}
