import { createInterface } from 'node:readline/promises';
import { localFiles } from './local-files.ts';
import { showProgress } from './show-progress.ts';
import type { Terminal } from './terminal.ts';

/** The streams of a process that an operator started. */
export interface OperatorStreams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

/** `folder` is where the operator typed the command. */
export function processTerminal(
  streams: OperatorStreams,
  folder: string,
  signal: AbortSignal,
): Terminal & { end(): void } {
  const { stdin, stdout, stderr } = streams;
  const progress = showProgress(stderr);
  const write = (to: NodeJS.WriteStream, line: string) => {
    progress.clear();
    if (to.write(`${line}\n`)) return Promise.resolve();
    // The reader of a pipe that stopped early, as `head` does, makes no more room.
    return new Promise<void>((resolve) => {
      to.once('drain', resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  };
  return {
    signal,
    files: localFiles(streams, folder, signal),
    print: (line) => write(stdout, line),
    remark: (line) => write(stderr, line),
    progress: progress.show,
    async confirm(question) {
      if (!stdin.isTTY || !stderr.isTTY) return null;
      progress.clear();
      const line = createInterface({ input: stdin, output: stderr });
      try {
        return /^y(es)?$/i.test((await line.question(`${question} [y/N] `, { signal })).trim());
      } finally {
        line.close();
      }
    },
    end: progress.end,
  };
}
