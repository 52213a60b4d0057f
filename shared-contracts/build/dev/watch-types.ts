import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const COMPILER = path.resolve(import.meta.dirname, '../../../node_modules/@typescript/native/bin/tsc');
const IDLE_PRIORITY = 10;

/**
 * Prints the type errors of a package with file and line, at its start and after each save, by the compiler in a process of its
 * own: a page is there before its types are checked. @returns ends the process, and resolves when it has ended
 */
export function watchTypes(directory: string): () => Promise<unknown> {
  const pretty = String(process.stdout.isTTY === true);
  const watch = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', pretty, '-p', directory];
  const compiler = spawn(process.execPath, [COMPILER, ...watch], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(compiler, 'close');
  if (compiler.pid) os.setPriority(compiler.pid, IDLE_PRIORITY);
  const shown = typeNews();
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const text = shown(line);
    if (text !== undefined) process.stdout.write(`${text}\n`);
  });
  return () => {
    compiler.kill('SIGKILL');
    return ended;
  };
}

/** What is printed of a line of the compiler's watch: errors, how many they are, and that they are gone. */
export function typeNews(): (line: string) => string | undefined {
  let wereWrong = false;
  return (line) => {
    const [, count] = /Found (\d+) errors?\. Watching/.exec(line) ?? [];
    if (count === undefined) return /^\s*$|Starting (incremental )?compilation/.test(line) ? undefined : line;
    const areWrong = count !== '0';
    const isNews = areWrong || wereWrong;
    wereWrong = areWrong;
    if (!isNews) return undefined;
    return areWrong ? `${count} ${count === '1' ? 'type error' : 'type errors'}` : 'No type errors any more';
  };
}
