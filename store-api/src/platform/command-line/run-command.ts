import { type Command, type CommandContext, CommandRefused } from './command.ts';

export type Reply =
  | { readonly line: string }
  | { readonly fault: string }
  /** 0: done. 1: refused. 2: unknown command. */
  | { readonly exit: 0 | 1 | 2 };

/** Runs a command line. The last reply is always the exit code. */
export async function* runCommand(
  context: CommandContext,
  words: readonly string[],
  commands: readonly Command[],
): AsyncGenerator<Reply> {
  if (asksForHelp(words)) {
    for (const line of help(commands)) yield { line };
    yield { exit: 0 };
    return;
  }
  const command = findCommand(words, commands);
  if (!command) {
    yield { fault: `There is no command '${words.join(' ')}'.` };
    for (const line of help(commands)) yield { fault: line };
    yield { exit: 2 };
    return;
  }
  try {
    for await (const line of command.run(context, words.slice(wordCount(command.name)))) yield { line };
    yield { exit: 0 };
  } catch (fault) {
    const reason = refusal(fault);
    if (reason === null) throw fault;
    yield { fault: reason };
    yield { exit: 1 };
  }
}

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

function refusal(fault: unknown): string | null {
  if (fault instanceof CommandRefused) return fault.message;
  const isLocked = (fault as { readonly code?: string }).code === LOCK_NOT_AVAILABLE;
  return isLocked ? 'Something else is changing the same records. Nothing was changed; try again.' : null;
}

export function findCommand(words: readonly string[], commands: readonly Command[]): Command | undefined {
  return commands.find(({ name }) => name === words.slice(0, wordCount(name)).join(' '));
}

export function asksForHelp(words: readonly string[]): boolean {
  return words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
}

export function help(commands: readonly Command[]): readonly string[] {
  const spelled = commands.map(({ name, parameters }) => `${name} ${parameters}`.trim());
  const width = Math.max(...spelled.map((text) => text.length));
  return [
    'npm run store -- COMMAND',
    '',
    ...commands.map(({ summary }, place) => `  ${(spelled[place] ?? '').padEnd(width)}  ${summary}`),
  ];
}

const wordCount = (name: string) => name.split(' ').length;
