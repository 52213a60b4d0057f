import { once } from 'node:events';
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
  const write = async (to: NodeJS.WriteStream, line: string) => {
    progress.clear();
    // The reader of a pipe that stopped early, as `head` does, makes no more room: that is an error of the stream.
    if (!to.write(`${line}\n`)) await once(to, 'drain', { signal }).catch(() => undefined);
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
