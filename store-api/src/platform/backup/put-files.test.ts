import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFiles } from './put-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'put-files-'));
  for (const [path, text] of [
    ['from/digital/guide.pdf', 'new guide'],
    ['from/digital/plan.pdf', 'new plan'],
    ['to/digital/guide.pdf', 'old guide'],
  ] as const) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const places = () => ({ from: join(folder, 'from'), to: join(folder, 'to'), replaced: join(folder, 'replaced') });
const text = (path: string) => readFile(join(folder, 'to', path), 'utf8').catch(() => null);

it('puts files in their place, and takes them back when the commit fails [OPS-19]', async () => {
  const undo = await putFiles(['digital/guide.pdf', 'digital/plan.pdf'], places());
  expect([await text('digital/guide.pdf'), await text('digital/plan.pdf')]).toEqual(['new guide', 'new plan']);
  await undo();
  expect([await text('digital/guide.pdf'), await text('digital/plan.pdf')]).toEqual(['old guide', null]);
});

it('leaves everything as it was when one cannot be moved [OPS-19]', async () => {
  await expect(putFiles(['digital/guide.pdf', 'digital/none.pdf'], places())).rejects.toThrow('ENOENT');
  expect([await text('digital/guide.pdf'), await text('digital/none.pdf')]).toEqual(['old guide', null]);
});
