import { COMMANDS } from '../commands.ts';
import { runRecorded } from '../platform/command-line/run-recorded.ts';
import type { TestApp } from './test-app.ts';

/** Types a command as an operator does after `npm run store --`, word by word. Answers the printed lines and faults. */
export async function operator({ db }: Pick<TestApp, 'db'>, words: readonly string[], now = () => new Date()) {
  const replies = await collect(runRecorded({ db, now }, { operator: 'uid-1000', words }, COMMANDS));
  return {
    lines: replies.flatMap((reply) => ('line' in reply ? [reply.line] : [])),
    faults: replies.flatMap((reply) => ('fault' in reply ? [reply.fault] : [])),
    exit: replies.flatMap((reply) => ('exit' in reply ? [reply.exit] : []))[0],
  };
}

/** Everything a stream gives, once it has ended. */
export async function collect<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
