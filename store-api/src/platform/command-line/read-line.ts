import { Argument, CommanderError, Option, Command as Program } from 'commander';
import { plain } from 'shared-contracts/server-kit/plain';
import { FORMATS, type Format } from './columns.ts';
import { type Command, CommandRefused } from './command.ts';
import { type Options, optionName, readValue, type Words, wordName } from './given.ts';

/** All commands, and a sentence about each subject: the first word of their names. */
export interface Vocabulary {
  readonly commands: readonly Command[];
  readonly subjects: Readonly<Record<string, string>>;
}

/** A command line that was understood. */
export interface TypedCommand {
  readonly command: Command;
  /** Of the command's words and options. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly dryRun: boolean;
  readonly yes: boolean;
  /** The operator's name, '' where none was given. */
  readonly as: string;
  readonly format: Format;
  /** Its words as they were typed, and the values of options that take ids. */
  readonly operands: readonly string[];
}

export type ReadLine =
  | { readonly kind: 'command'; readonly typed: TypedCommand }
  | { readonly kind: 'help'; readonly lines: readonly string[] }
  /** Exit code 2: there is no such command. */
  | { readonly kind: 'mistake'; readonly lines: readonly string[]; readonly exit: 1 | 2 };

export const HELP_WIDTH = 100;

/** Words of every command that changes something. */
const FOR_CHANGES: Options = {
  dryRun: { about: 'Say what would change, and change nothing.' },
  yes: { about: 'Answer yes to every question.' },
  as: { takes: 'NAME', about: 'Your name, for the list of acts: "audit list".', read: readName },
};
const FOR_ROWS: Options = {
  format: { takes: 'FORMAT', about: 'How rows are printed.', oneOf: FORMATS, default: 'table' },
};

/** Understands what was typed after `npm run store --`. */
export function readLine(words: readonly string[], vocabulary: Vocabulary, width = HELP_WIDTH): ReadLine {
  let typed: TypedCommand | undefined;
  let output = '';
  const program = programOf(vocabulary, (chosen) => {
    typed = chosen;
  });
  configure(program, width, (text) => {
    output += text;
  });
  try {
    program.parse(words.length === 0 ? ['--help'] : words, { from: 'user' });
    if (typed === undefined) throw new Error('commander ran no command');
    return { kind: 'command', typed };
  } catch (fault) {
    if (fault instanceof CommandRefused) return { kind: 'mistake', lines: [fault.message], exit: 1 };
    if (!(fault instanceof CommanderError)) throw fault;
    if (fault.exitCode === 0 || fault.code === 'commander.help') return { kind: 'help', lines: linesOf(output) };
    const exit = fault.code === 'commander.unknownCommand' ? 2 : 1;
    return { kind: 'mistake', lines: linesOf(output).map(plain).filter(Boolean), exit };
  }
}

/** Subcommands are nested: 'orders' has 'list'. */
export function programOf({ commands, subjects }: Vocabulary, run: (typed: TypedCommand) => void): Program {
  const program = new Program('store').usage('SUBJECT COMMAND …').helpOption('-h, --help', 'Explain.');
  program.helpCommand('help [COMMAND]', 'Explain a command.').addHelpText('after', AFTER_SUBJECTS);
  for (const command of commands) {
    const path = command.name.split(' ');
    let parent = program;
    path.slice(0, -1).forEach((word, depth) => {
      const found = parent.commands.find((one) => one.name() === word);
      parent = found ?? subject(parent, word, subjects[path.slice(0, depth + 1).join(' ')] ?? '');
    });
    describe(parent.command(path.at(-1) ?? ''), command, run);
  }
  return program;
}

const AFTER_SUBJECTS = `
"store SUBJECT --help" lists the commands of a subject, "store SUBJECT COMMAND --help" explains one.
"store" stands for "npm run store --".`;

function subject(parent: Program, word: string, about: string): Program {
  return parent.command(word).summary(about).description(about).usage('COMMAND …').helpOption('-h, --help', 'Explain.');
}

function describe(program: Program, command: Command, run: (typed: TypedCommand) => void): void {
  const { summary, details, words, examples } = command;
  const options = { ...command.options, ...commonOptions(command) };
  program.summary(summary).description(details === undefined ? summary : `${summary} ${details}`);
  program.helpOption('-h, --help', 'Explain.');
  for (const [key, word] of Object.entries(words)) {
    const name = `${wordName(key)}${word.many ? '...' : ''}`;
    program.addArgument(new Argument(word.optional ? `[${name}]` : `<${name}>`, about(word)));
  }
  for (const [key, option] of Object.entries(options)) {
    const takes = option.takes === undefined ? '' : ` <${option.takes}>`;
    const described = new Option(`${optionName(key)}${takes}`, about(option)).makeOptionMandatory(
      option.required === true,
    );
    if (option.many) described.argParser((one: string, before: readonly string[] = []) => [...before, one]);
    program.addOption(described);
  }
  const typed = examples.map((example) => continued(`  store ${command.name} ${example}`.trimEnd()));
  program.addHelpText('after', ['', typed.length === 1 ? 'Example:' : 'Examples:', ...typed].join('\n'));
  program.action(() => run(understand(command, program)));
}

/** A long line goes on after a backslash, as shells take it: before an option. */
function continued(line: string): string {
  if (line.length <= HELP_WIDTH) return line;
  const at = line.lastIndexOf(' --', HELP_WIDTH - 2);
  return at < 4 ? line : `${line.slice(0, at)} \\\n${continued(`   ${line.slice(at)}`)}`;
}

export function commonOptions(command: Command): Options {
  return { ...(command.columns ? FOR_ROWS : {}), ...(command.dryRun === 'none' ? {} : FOR_CHANGES) };
}

function about(spec: Words[string]): string {
  const oneOf = spec.oneOf ? ` One of: ${spec.oneOf.join(', ')}.` : '';
  const otherwise = spec.default === undefined ? '' : ` Without it: ${spec.default}.`;
  return `${spec.about}${oneOf}${otherwise}`;
}

function understand(command: Command, program: Program): TypedCommand {
  const words = Object.entries(command.words).map(([key, word], place) => {
    const typed: unknown = program.processedArgs[place];
    const isMissing = Array.isArray(typed) && typed.length === 0;
    return [key, readValue(wordName(key), word, isMissing ? undefined : typed)];
  });
  const common = readOptions(commonOptions(command), program);
  return {
    command,
    given: { ...Object.fromEntries(words), ...readOptions(command.options, program) },
    dryRun: common.dryRun === true,
    yes: common.yes === true,
    as: String(common.as ?? ''),
    format: FORMATS.find((format) => format === common.format) ?? 'table',
    operands: [...program.args, ...idsIn(command.options, program)],
  };
}

function idsIn(options: Options, program: Program): readonly string[] {
  const values = program.opts();
  return Object.entries(options).flatMap(([key, { takes }]) =>
    (takes === 'ID' || takes === 'IDS') && values[key] !== undefined ? [String(values[key])] : [],
  );
}

function readOptions(options: Options, program: Program): Record<string, unknown> {
  const values = program.opts();
  return Object.fromEntries(
    Object.entries(options).map(([key, option]) => {
      const typed: unknown = values[key] ?? (option.takes === undefined ? false : undefined);
      return [key, readValue(optionName(key), option, typed)];
    }),
  );
}

const LONGEST_NAME = 60;

function readName(name: string, typed: string): string {
  const trimmed = plain(typed);
  if (trimmed !== '' && trimmed.length <= LONGEST_NAME) return trimmed;
  throw new CommandRefused(`${name} is a name of at most ${LONGEST_NAME} characters.`);
}

function configure(program: Program, width: number, say: (text: string) => void, path = program.name()): void {
  program.showHelpAfterError(`"${path} --help" explains.`);
  program.exitOverride().configureOutput({
    writeOut: say,
    writeErr: say,
    getOutHelpWidth: () => width,
    getErrHelpWidth: () => width,
    outputError: (text, write) => write(text.replace(/^error: (.)/, (_, letter: string) => letter.toUpperCase())),
  });
  for (const nested of program.commands) {
    nested.copyInheritedSettings(program);
    configure(nested, width, say, `${path} ${nested.name()}`);
  }
}

const linesOf = (text: string) => text.trimEnd().split('\n');
