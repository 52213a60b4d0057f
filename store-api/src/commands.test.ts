import { COMMANDS } from './commands.ts';
import { HELP_WIDTH, readLine } from './platform/command-line/read-line.ts';

const ALL = COMMANDS.commands.map((command) => [command.name, command] as const);
const SUBJECTS = Object.keys(COMMANDS.subjects);

/** What only looks, by its last word or its subject. All else changes something. */
const READS =
  /( list| facts| history| show| pictures| columns| versions| requests?| export| slip| buyers| make| overdue| check| missing| exemptions| standards| grounds)$|^(reports|audit|browsers|completion)\b|^(database copy|backup store|backup fetch)$/;

/** Splits as a shell does; a redirection and a pipe are the shell's. */
const typed = (line: string) =>
  [...line.replace(/ ?[<>|] .*$/, '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found.slice(1).join(''));

function help(...words: string[]): readonly string[] {
  const read = readLine([...words, '--help'], COMMANDS);
  if (read.kind !== 'help') throw new Error(`no help for ${words.join(' ')}`);
  return read.lines;
}

describe('npm run store', () => {
  it('has every command once, each of a subject that its help lists', () => {
    const names = ALL.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(names.map((name) => name.split(' ')[0]));
    expect([...used].sort()).toEqual(SUBJECTS.filter((subject) => !subject.includes(' ')).sort());
    for (const [subject, about] of Object.entries(COMMANDS.subjects))
      expect([subject, about]).toContainEqual(expect.stringMatching(/\.$/));
  });

  it(`explains itself within ${HELP_WIDTH} columns`, () => {
    const wide = [[], ...SUBJECTS.map((subject) => subject.split(' '))]
      .flatMap((words) => help(...words))
      .filter((line) => line.length > HELP_WIDTH);
    expect(wide).toEqual([]);
  });
});

describe.each(ALL)('store %s', (name, command) => {
  it(`has a summary, and help within ${HELP_WIDTH} columns with examples`, () => {
    expect(command.summary).toMatch(/^[A-Z].*\.$/);
    const lines = help(...name.split(' '));
    expect(lines.filter((line) => line.length > HELP_WIDTH)).toEqual([]);
    expect(lines.join('\n')).toMatch(/\nExamples?:\n {2}store /);
  });

  it('understands its own examples', () => {
    expect(command.examples.length).toBeGreaterThan(0);
    for (const example of command.examples) {
      const read = readLine([...name.split(' '), ...typed(example)], COMMANDS);
      expect([example, read.kind === 'command' ? read.typed.command.name : read]).toEqual([example, name]);
    }
  });

  // A dry run holds its locks, and a file comes as slowly as its sender types.
  it('holds no transaction while a file comes', () => {
    const opened = [...Object.values(command.words), ...Object.values(command.options)].filter(({ file }) => file);
    if (opened.length > 0) expect([name, command.dryRun]).not.toEqual([name, 'transaction']);
  });

  // Each older list had its own text, which only people could read.
  it('prints rows, in every format, if it is a list [API-06]', () => {
    if (/ (list|requests|overdue)$/.test(name)) expect([name, command.columns]).toEqual([name, expect.anything()]);
  });

  it('has a dry run if it changes anything', () => {
    if (!READS.test(name)) expect([name, command.dryRun]).toEqual([name, expect.stringMatching(/transaction|plan/)]);
  });
});
