import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { collect, testTerminal } from '../../testing/operator.ts';
import { until } from '../../testing/until.ts';
import { askRunningStore } from './ask-running-store.ts';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';
import { type CommandPost, serveCommands } from './serve-commands.ts';
import { commandSocket } from './socket-path.ts';
import type { Terminal } from './terminal.ts';

let folder = '';
let post: CommandPost | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-files-'));
});
afterEach(async () => {
  await post?.close();
  post = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Runs `work` where the command runs; the operator's files are relative to `folder`. */
type Place = (work: (files: Files, terminal: Terminal) => Promise<void>, at?: Partial<Terminal>) => Promise<string[]>;

const inThisProcess: Place = async (work) => {
  const { terminal, remarks } = testTerminal({ files: localFiles(process, folder) });
  await work(terminal.files, terminal).catch((fault) => terminal.remark(fault.message));
  return remarks;
};

const inARunningStore: Place = async (work, at = {}) => {
  const run = async (_request: object, terminal: Terminal) => {
    await work(terminal.files, terminal).catch((fault) => terminal.remark(fault.message));
    return 0 as const;
  };
  post = await serveCommands({ run, dataDir: folder, log: pino({ level: 'silent' }) });
  const { terminal, remarks } = testTerminal({ files: localFiles(process, folder), ...at });
  await askRunningStore(folder, { words: [], operator: 'uid-1000' }, terminal);
  return remarks;
};

const whole = async (stream: AsyncIterable<unknown>) => Buffer.concat((await collect(stream)) as Buffer[]);

describe.each([
  ['in its own process', inThisProcess],
  ['in a running store', inARunningStore],
])('a command %s', (_where, place) => {
  const BYTES = Buffer.concat([Buffer.from('line\r\n\n{"ended":1}\n'), randomBytes(3_000_000)]);

  it('reads a file byte by byte as it is, and writes one [API-06]', async () => {
    await writeFile(join(folder, 'in.bin'), BYTES);
    const faults = await place(async (files) => {
      await files.output('out.bin').write(await files.input('in.bin').open());
    });
    expect(faults).toEqual([]);
    expect((await readFile(join(folder, 'out.bin'))).equals(BYTES)).toBe(true);
  });

  it('reads the files of a folder, several at once, and none outside it [API-06] [SEC-02]', async () => {
    await mkdir(join(folder, 'pictures/chairs'), { recursive: true });
    await writeFile(join(folder, 'secret'), 'secret');
    await symlink(join(folder, 'secret'), join(folder, 'pictures/link'));
    for (const name of ['b.jpg', 'chairs/a.jpg', 'empty.jpg']) {
      await writeFile(join(folder, 'pictures', name), name === 'empty.jpg' ? '' : name);
    }
    let seen: unknown;
    const faults = await place(async (files) => {
      const pictures = files.folder('pictures');
      const paths = await pictures.list();
      const texts = paths.map(async (path) => (await whole(await pictures.file(path).open())).toString());
      seen = [paths, await Promise.all(texts)];
      const reached = ['../secret', 'link', join(folder, 'secret')].map((path) =>
        pictures
          .file(path)
          .open()
          .catch((fault) => fault.message),
      );
      expect(await Promise.all(reached)).toEqual([
        '../secret is not in pictures.',
        'link is not in pictures.',
        `${join(folder, 'secret')} is not in pictures.`,
      ]);
    });
    expect(faults).toEqual([]);
    expect(seen).toEqual([
      ['b.jpg', 'chairs/a.jpg', 'empty.jpg'],
      ['b.jpg', 'chairs/a.jpg', ''],
    ]);
  });

  it('writes files into a folder, which it creates, and none outside it [API-06] [SEC-02]', async () => {
    const faults = await place(async (files, terminal) => {
      const texts = files.folder('out/texts');
      for (const name of ['a.md', 'b.md']) await texts.output(name).write(new Blob([name]).stream());
      for (const name of ['../a.md', 'deep/a.md', join(folder, 'a.md')]) {
        await texts
          .output(name)
          .write(new Blob(['x']).stream())
          .catch((fault) => terminal.remark(fault.message));
      }
    });
    expect(await readdir(join(folder, 'out/texts'))).toEqual(['a.md', 'b.md']);
    expect(await readFile(join(folder, 'out/texts/b.md'), 'utf8')).toBe('b.md');
    expect(faults).toEqual([
      '../a.md is not in out/texts.',
      'deep/a.md is not in out/texts.',
      `${join(folder, 'a.md')} is not in out/texts.`,
    ]);
  });

  it('says which file cannot be opened [API-06]', async () => {
    const faults = await place(async (files, terminal) => {
      for (const name of ['none.csv', '.']) {
        await files
          .input(name)
          .open()
          .catch((fault) => terminal.remark(fault.message));
      }
      await files.output('none/out.csv').write(new Blob(['x']).stream());
    });
    expect(faults).toEqual(['There is no none.csv.', '. is a folder.', 'There is no none/out.csv.']);
  });

  it('leaves the old file when the new one does not become whole [API-06]', async () => {
    await writeFile(join(folder, 'out.csv'), 'old');
    const faults = await place(async (files) => {
      await files.output('out.csv').write(
        (async function* () {
          yield 'new';
          throw new Error('the query failed');
        })(),
      );
    });
    expect(faults).toEqual(['the query failed']);
    await post?.close();
    expect(await readFile(join(folder, 'out.csv'), 'utf8')).toBe('old');
    // The operator reads the fault before the file that was begun is deleted.
    await until(async () => !(await readdir(folder)).some((name) => name.endsWith('.part')), 'the part is deleted');
  });
});

describe('a command in a running store', () => {
  it('reads a file no faster than it works, so that neither side holds much of it [API-06]', async () => {
    await writeFile(join(folder, 'large.bin'), Buffer.alloc(30_000_000));
    let read = 0;
    const counting = localFiles(process, folder);
    const counted: Files = {
      ...counting,
      input: (name) => ({
        name,
        async open() {
          const stream = await counting.input(name).open();
          stream.on('data', (chunk: Buffer) => (read += chunk.length)).pause();
          return stream;
        },
      }),
    };
    let readMeanwhile = 0;
    const work = async (files: Files) => {
      const stream = await files.input('large.bin').open();
      let taken = 0;
      for await (const chunk of stream) {
        taken += chunk.length;
        if (readMeanwhile > 0) continue;
        // Nothing more moves once the buffers between are full.
        for (let before = -1; before !== read; ) {
          before = read;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        readMeanwhile = read;
      }
      expect(taken).toBe(30_000_000);
    };
    expect(await inARunningStore(work, { files: counted })).toEqual([]);
    expect(readMeanwhile).toBeLessThan(5_000_000);
  });

  it('takes a file whose end is known before its connection is [API-06]', async () => {
    const run = async (_request: object, { files, print }: Terminal) => {
      await print((await whole(await files.input('a.txt').open())).toString());
      return 0 as const;
    };
    post = await serveCommands({ run, dataDir: folder, log: pino({ level: 'silent' }) });
    const asking = connect(commandSocket(folder).path);
    asking.write(`${JSON.stringify({ words: [], operator: 'uid-1000' })}\n`);
    const heard: unknown[] = [];
    for await (const line of createInterface({ input: asking })) {
      const { open } = JSON.parse(line);
      if (!open) {
        heard.push(JSON.parse(line));
        continue;
      }
      asking.write(`${JSON.stringify({ ended: { file: open.file, bytes: 5 } })}\n`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      connect(commandSocket(folder).path).end(`${JSON.stringify({ file: open.file })}\nhello`);
    }
    expect(heard).toEqual([{ line: 'hello' }, { exit: 0 }]);
  });

  it('ends before long when the store closes, whatever its operator does [API-06]', async () => {
    const reasons: unknown[] = [];
    const run = async (_request: object, { signal }: Terminal) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      reasons.push(signal.reason);
      return 130 as const;
    };
    post = await serveCommands({ run, dataDir: folder, log: pino({ level: 'silent' }), graceMs: 50 });
    const asking = connect(commandSocket(folder).path);
    asking.write(`${JSON.stringify({ words: [], operator: 'uid-1000' })}\n`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await post.close();
    expect(reasons).toEqual([expect.any(Error)]);
    asking.destroy();
  });

  it('stops when its operator interrupts it, also in the middle of a file [API-06]', async () => {
    await writeFile(join(folder, 'large.bin'), Buffer.alloc(30_000_000));
    const interruption = new AbortController();
    let stopped: (reason: string) => void = () => {};
    const reason = new Promise<string>((resolve) => (stopped = resolve));
    const answer = inARunningStore(
      async (files, terminal) => {
        try {
          for await (const _chunk of await files.input('large.bin').open()) {
            interruption.abort();
            await new Promise((resolve) => setImmediate(resolve));
          }
          stopped('read it all');
        } catch {
          stopped(terminal.signal.aborted ? 'interrupted' : 'failed');
        }
      },
      { signal: interruption.signal },
    );
    expect(await reason).toBe('interrupted');
    await answer;
  });
});
