import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSettings } from '../../testing/test-app.ts';
import { createTransport } from './transport.ts';

const EXPECTED = ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'];

describe('a mail as it leaves the store', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-transport-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['a subject with a line of its own', { subject: 'Your order\r\nBcc: thief@evil.example' }],
    ['a subject with a bare line feed', { subject: 'Your order\nBcc: thief@evil.example' }],
    ['a subject that ends the headers', { subject: 'Your order\r\n\r\n<h1>Not ours</h1>' }],
    ['a receiver with a line of its own', { to: 'asha@example.com\r\nBcc: thief@evil.example' }],
    ['a key with a line of its own', { key: 'order-1\r\nBcc: thief@evil.example' }],
  ])('has its own headers alone, whatever %s [SEC-02]', async (_case, hostile) => {
    const transport = createTransport(testSettings({ DATA_DIR: folder }));
    const mail = { key: 'order-1', to: 'asha@example.com', subject: 'Yours', text: 'x', html: '<p>x</p>' };
    await transport.send({ ...mail, attachments: [], ...hostile });
    const [file = ''] = await readdir(join(folder, 'mail'));
    const [head = ''] = (await readFile(join(folder, 'mail', file), 'utf8')).split('\r\n\r\n');
    const names = head
      .split('\r\n')
      .filter((line) => !/^\s/.test(line))
      .map((line) => line.slice(0, line.indexOf(':')));
    expect(names.toSorted()).toEqual(EXPECTED.toSorted());
    expect(file).toMatch(/^[\w-]+\.eml$/);
  });

  it.each(['../../escaped', '/etc/escaped', '..\\escaped'])(
    'stays in its folder under the key %s [SEC-02]',
    async (key) => {
      const transport = createTransport(testSettings({ DATA_DIR: folder }));
      await transport.send({ key, to: 'asha@example.com', subject: 'Yours', text: 'x', html: 'x', attachments: [] });
      expect(await readdir(join(folder, 'mail'))).toEqual([expect.stringMatching(/^[\w-]+escaped\.eml$/)]);
    },
  );
});
