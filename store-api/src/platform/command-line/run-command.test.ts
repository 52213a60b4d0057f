import { collect } from '../../testing/operator.ts';
import type { Command, CommandContext } from './command.ts';
import { plain } from './plain.ts';
import { runCommand } from './run-command.ts';

const echo: Command = {
  name: 'echo twice',
  parameters: 'WORD',
  summary: 'Says a word twice.',
  async *run(_context, [word = '']) {
    yield word;
    yield word;
  },
};
const ask = async (...words: string[]) => collect(runCommand({} as CommandContext, words, [echo]));

describe('npm run store', () => {
  it('runs the command that was typed and ends with 0', async () => {
    expect(await ask('echo', 'twice', 'hello')).toEqual([{ line: 'hello' }, { line: 'hello' }, { exit: 0 }]);
  });

  it.each([[[]], [['help']], [['--help']], [['-h']]])('lists its commands for %j', async (words) => {
    const replies = await ask(...words);
    expect(replies).toContainEqual({ line: '  echo twice WORD  Says a word twice.' });
    expect(replies.at(-1)).toEqual({ exit: 0 });
  });

  it.each([[['echo']], [['echo', 'thrice']], [['sing']]])(
    'says that there is no %j, and what there is',
    async (words) => {
      const replies = await ask(...words);
      expect(replies[0]).toEqual({ fault: `There is no command '${words.join(' ')}'.` });
      expect(replies).toContainEqual({ fault: '  echo twice WORD  Says a word twice.' });
      expect(replies.at(-1)).toEqual({ exit: 2 });
    },
  );
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
