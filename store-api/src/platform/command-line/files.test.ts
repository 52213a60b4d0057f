import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect, testTerminal } from '../../testing/operator.ts';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';
import type { Terminal } from './terminal.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-files-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Runs `work` with the operator's files, relative to `folder`. */
async function place(work: (files: Files, terminal: Terminal) => Promise<void>): Promise<string[]> {
  const { terminal, remarks } = testTerminal({ files: localFiles(process, folder) });
  await work(terminal.files, terminal).catch((fault) => terminal.remark(fault.message));
  return remarks;
}

const whole = async (stream: AsyncIterable<unknown>) => Buffer.concat((await collect(stream)) as Buffer[]);

describe('a command', () => {
  const BYTES = Buffer.concat([Buffer.from('line\r\n\n{"ended":1}\n'), randomBytes(3_000_000)]);

  it('reads a file byte by byte as it is, and writes one [API-06]', async () => {
    await writeFile(join(folder, 'in.bin'), BYTES);
    const faults = await place(async (files) => {
      await files.output('out.bin').write(await files.input('in.bin').open());
    });
    expect(faults).toEqual([]);
    expect((await readFile(join(folder, 'out.bin'))).equals(BYTES)).toBe(true);
  });

  it('stops reading a file, alone or of a folder, when it is interrupted [API-06] [SEC-03]', async () => {
    await writeFile(join(folder, 'in.bin'), BYTES);
    const interruption = new AbortController();
    const files = localFiles(process, folder, interruption.signal);
    for (const file of [files.input('in.bin'), files.folder('.').file('in.bin')]) {
      const bytes = await file.open();
      interruption.abort();
      await expect(whole(bytes)).rejects.toThrow('aborted');
    }
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
    expect(await readFile(join(folder, 'out.csv'), 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['out.csv']);
  });
});
