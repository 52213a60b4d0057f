import { COMMANDS } from '../commands.ts';
import { localFiles } from '../platform/command-line/local-files.ts';
import { runRecorded } from '../platform/command-line/run-recorded.ts';
import type { Terminal } from '../platform/command-line/terminal.ts';
import type { TestApp } from './test-app.ts';

/** Types a command as an operator does after `npm run store --`, word by word. Answers the printed lines and faults. */
export async function operator(
  { db, settings }: Pick<TestApp, 'db' | 'settings'>,
  words: readonly string[],
  now = () => new Date(),
) {
  const { terminal, lines, remarks } = testTerminal();
  const exit = await runRecorded({ db, settings, now }, { operator: 'uid-1000', words }, COMMANDS, terminal);
  return { lines, faults: remarks, exit };
}

/** A terminal that keeps what was printed; without a given answer it cannot answer questions. */
export function testTerminal({ answer = null, ...more }: Partial<Terminal> & { answer?: boolean | null } = {}) {
  const lines: string[] = [];
  const remarks: string[] = [];
  const questions: string[] = [];
  const terminal: Terminal = {
    print: async (line) => void lines.push(line),
    remark: async (line) => void remarks.push(line),
    progress: () => {},
    async confirm(question) {
      questions.push(question);
      return answer;
    },
    files: localFiles(process, process.cwd()),
    signal: new AbortController().signal,
    ...more,
  };
  return { terminal, lines, remarks, questions };
}

/** Everything a stream gives, once it has ended. */
export async function collect<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
