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
  const command = commands.find(({ name }) => name === words.slice(0, wordCount(name)).join(' '));
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
    if (!(fault instanceof CommandRefused)) throw fault;
    yield { fault: fault.message };
    yield { exit: 1 };
  }
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
