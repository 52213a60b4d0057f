import { plain } from 'shared-contracts/server-kit/plain';
import { testTerminal } from '../../testing/operator.ts';
import { type CommandEnvironment, CommandRefused, command } from './command.ts';
import { readLine, type Vocabulary } from './read-line.ts';
import { runCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';

const echo = command({
  name: 'echo twice',
  summary: 'Says a word twice.',
  details: 'As an echo does between two walls, where the second answer is a little fainter than the first one was.',
  words: { word: { about: 'What is said.' } },
  options: {
    loud: { about: 'In capitals.' },
    perPerson: { takes: 'N', about: 'How often.' },
    mood: { takes: 'MOOD', about: 'How it sounds.', oneOf: ['merry', 'sad'], default: 'merry' },
  },
  examples: ['hello --loud'],
  async *run(_context, { word, loud, mood }) {
    const output = loud ? word.toUpperCase() : word;
    yield `${output}, ${mood}`;
    yield output;
  },
});
const list = command({
  name: 'echo list',
  summary: 'What was said.',
  columns: { word: 'text', times: 'number', cost: 'rupees', at: 'time' },
  examples: [''],
  async *run() {
    yield { word: '=1+1', times: 2, cost: 125_050, at: new Date('2026-11-21T20:00:00Z') };
    yield { word: 'hello', times: 12, cost: -100, at: null };
    yield 'That is all.';
  },
});
const shout = command({
  name: 'walls shout',
  summary: 'Wakes everybody.',
  examples: [''],
  dryRun: 'plan',
  async *run({ confirm, dryRun }) {
    await confirm('Everybody wakes up.');
    yield dryRun ? 'planned' : 'shouted';
  },
});
const VOCABULARY: Vocabulary = {
  subjects: { echo: 'What comes back.', walls: 'What it comes back from.' },
  commands: [echo, list, shout],
};

async function type(words: string, at: Parameters<typeof testTerminal>[0] = {}) {
  const { terminal, lines, remarks, questions } = testTerminal(at);
  const read = readLine(words.split(' ').filter(Boolean), VOCABULARY);
  if (read.kind !== 'command') return { output: read.lines, kind: read.kind, exit: 'exit' in read ? read.exit : 0 };
  const exit = await runCommand({} as CommandEnvironment, read.typed, terminal as Terminal);
  return { lines, remarks, questions, exit };
}

describe('npm run store', () => {
  it('runs the command that was typed and ends with 0', async () => {
    expect(await type('echo twice hello')).toMatchObject({ lines: ['hello, merry', 'hello'], exit: 0 });
    expect(await type('echo twice --loud hello --mood SAD')).toMatchObject({ lines: ['HELLO, sad', 'HELLO'] });
  });

  it.each(['', 'help', '--help', '-h'])('lists its subjects for %j', async (words) => {
    const { output, kind } = await type(words);
    expect(kind).toBe('help');
    expect(output).toContainEqual(expect.stringMatching(/^ {2}echo .* What comes back\.$/));
    expect(output?.join('\n')).not.toContain('twice');
  });

  it.each(['echo', 'echo --help', 'help echo'])('lists the commands of a subject for %j', async (words) => {
    const { output, kind } = await type(words);
    expect(kind).toBe('help');
    expect(output).toContainEqual(expect.stringMatching(/^ {2}twice .* Says a word twice\.$/));
  });

  it('explains a command: what follows, what its options take, and an example', async () => {
    const text = (await type('echo twice --help')).output?.join('\n') ?? '';
    expect(text).toContain('Usage: store echo twice [options] <WORD>');
    expect(text).toContain('--per-person <N>');
    expect(text).toContain('How it sounds. One of: merry, sad. Without it: merry.');
    expect(text).toContain('Example:\n  store echo twice hello --loud');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it.each([
    ['ehco twice hello', /Unknown command 'ehco'/, /Did you mean echo\?/, 2],
    ['echo twcie hello', /Unknown command 'twcie'/, /Did you mean twice\?/, 2],
    ['echo twice hello --lound', /Unknown option '--lound'/, /Did you mean --loud\?/, 1],
    ['echo twice', /Missing required argument 'WORD'/, /store echo twice --help/, 1],
    ['echo twice a b', /Too many arguments/, /store echo twice --help/, 1],
    ['echo twice a --mood grim', /--mood is one of: merry, sad\./, /./, 1],
  ])('answers %j with what is nearest, and with little', async (words, fault, advice, exit) => {
    const answer = await type(words);
    expect(answer).toMatchObject({ kind: 'mistake', exit });
    expect(answer.output?.join(' ')).toMatch(fault);
    expect(answer.output?.join(' ')).toMatch(advice);
    expect(answer.output?.length).toBeLessThanOrEqual(3);
  });

  it('prints rows as a table, and as CSV and JSON with plain figures', async () => {
    expect((await type('echo list')).lines).toEqual([
      'Word   Times       Cost  At',
      '=1+1       2  ₹1,250.50  2026-11-22 01:30',
      'hello     12        -₹1',
      'That is all.',
    ]);
    const csv = await type('echo list --format csv');
    expect(csv.lines).toEqual(['word,times,cost,at', "'=1+1,2,1250.5,2026-11-21T20:00:00.000Z", 'hello,12,-1,']);
    expect(csv.remarks).toEqual(['That is all.']);
    const rows = [
      { word: '=1+1', times: 2, cost: 1250.5, at: '2026-11-21T20:00:00.000Z' },
      { word: 'hello', times: 12, cost: -1, at: null },
    ];
    expect(JSON.parse((await type('echo list --format json')).lines?.join('\n') ?? '')).toEqual(rows);
    expect((await type('echo list --format jsonl')).lines?.map((line) => JSON.parse(line))).toEqual(rows);
  });

  it('asks before much is changed, and does nothing without a yes', async () => {
    expect(await type('walls shout')).toMatchObject({
      lines: [],
      exit: 1,
      remarks: [expect.stringContaining('--yes')],
    });
    expect(await type('walls shout', { answer: false })).toMatchObject({
      lines: [],
      remarks: ['Nothing was changed.'],
    });
    expect(await type('walls shout', { answer: true })).toMatchObject({ lines: ['shouted'], exit: 0 });
    expect(await type('walls shout --yes')).toMatchObject({ lines: ['shouted'], questions: [] });
  });

  it('says what it would do, and does not ask', async () => {
    expect(await type('walls shout --dry-run')).toMatchObject({
      lines: ['Would: planned', 'A dry run: nothing was changed.'],
      questions: [],
      exit: 0,
    });
  });

  it('stops when it is interrupted', async () => {
    const interruption = new AbortController();
    const { terminal, lines } = testTerminal({ signal: interruption.signal });
    const read = readLine(['echo', 'twice', 'hello'], VOCABULARY);
    if (read.kind !== 'command') throw new CommandRefused('not understood');
    const stopping: Terminal = {
      ...terminal,
      async print(line) {
        await terminal.print(line);
        interruption.abort();
      },
    };
    expect(await runCommand({} as CommandEnvironment, read.typed, stopping)).toBe(130);
    expect(lines).toEqual(['hello, merry']);
  });
});

// What strangers write ends up in an operator's terminal, which would obey it.
it.each([
  ['\u001b]0;owned\u0007Nice', ']0;owned Nice'],
  ['one\r\ntwo\u0000', 'one two'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['मेज़ अच्छी है', 'मेज़ अच्छी है'],
])('a stranger’s %j is shown as %j [SEC-02]', (given, shown) => {
  expect(plain(given)).toBe(shown);
});
