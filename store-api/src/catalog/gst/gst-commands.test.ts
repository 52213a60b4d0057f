import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { COMMANDS } from '../../commands.ts';
import { runRecorded } from '../../platform/command-line/run-recorded.ts';
import { someoneWaits } from '../../testing/held-price.ts';
import { operator, testTerminal } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const LAMP = [
  '--name',
  'Lamp',
  '--categories',
  'lounge-chairs',
  '--vendor',
  'Marwar Woodworks',
  '--shipping-days',
  '9',
];
const HEAD = 'hsn,materialClass,percent,from,to,source,checkedBy';

describeOnDatabase('the tax rates', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  let folder: string;
  let exported: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(app().settings.dataDir, 'gst-'));
    await store('gst', 'export', join(folder, 'rates.csv'));
    exported = await readFile(join(folder, 'rates.csv'), 'utf8');
  });
  const importing = async (text: string, ...options: string[]) => {
    await writeFile(join(folder, 'given.csv'), text);
    return store('gst', 'import', join(folder, 'given.csv'), ...options);
  };

  it('of the samples cover every product on every day; each names its source, none is verified [LAW-03]', async () => {
    const { lines, exit } = await store('gst', 'check');
    expect(lines).toEqual([
      '16 rates, of which no accountant has checked 16.',
      'Every product has one rate on every day.',
    ]);
    expect(exit).toBe(0);
    const rates = (await store('gst', 'list', '--all', '--format', 'jsonl')).lines.map((line) => JSON.parse(line));
    expect(rates).toHaveLength(16);
    for (const rate of rates) {
      expect(rate.source).toMatch(/^Notification .*\d{4}$/);
      expect(rate.checked_by).toBe('unverified');
    }
  });

  it('are those of a day [LAW-03]', async () => {
    const cane = async (day: string) =>
      (await store('gst', 'list', '--on', day, '--format', 'jsonl')).lines
        .map((line) => JSON.parse(line))
        .filter((row) => row.class !== '' && row.hsn === '9401')
        .map((row) => row.percent);
    expect(await cane('2025-09-21')).toEqual([12]);
    expect(await cane('2025-09-22')).toEqual([5]);
  });

  it('come back from their file unchanged [LAW-03] [API-06]', async () => {
    expect(exported.split('\n')[0]).toBe(HEAD);
    expect((await importing(exported)).lines).toEqual(['unchanged: 16']);
  });

  it('keep a cell that looks like a formula, which no spreadsheet runs [LAW-03] [SEC-05]', async () => {
    const marked = exported.replace('unverified', "'@Asha 2026-11-22");
    expect((await importing(marked)).exit).toBe(0);
    const { lines } = await store('gst', 'list', '--all', '--format', 'jsonl');
    expect(lines.map((line) => JSON.parse(line).checked_by)).toContain('@Asha 2026-11-22');
    await store('gst', 'export', join(folder, 'marked.csv'));
    expect(await readFile(join(folder, 'marked.csv'), 'utf8')).toBe(marked);
    await importing(exported);
  });

  it('change by a file on the day that it says; a dry run only tells [LAW-03]', async () => {
    const open = /^(9401,,18,2025-09-22),,(".*"),unverified$/m;
    const changed = exported.replace(
      open,
      '$1,2026-12-31,$2,"R. Iyer, 1 November 2026"\n9401,,12,2027-01-01,,$2,unverified',
    );
    const lines = [
      'changed: 9401 18 % from 2025-09-22 (unverified) → 9401 18 % from 2025-09-22 to 2026-12-31 (R. Iyer, 1 November 2026)',
      'added: 9401 12 % from 2027-01-01 (unverified)',
      'unchanged: 15',
    ];
    const dry = await importing(changed, '--dry-run');
    expect(dry.lines.map((line) => line.replace('Would: ', ''))).toEqual(expect.arrayContaining(lines));
    expect((await importing(exported)).lines).toEqual(['unchanged: 16']);
    expect((await importing(changed)).lines).toEqual(lines);
    const { product_id } = await app()
      .db.selectFrom('products')
      .select('product_id')
      .where('slug', '=', 'aarvi-3-seater-fabric-sofa-in-teal')
      .executeTakeFirstOrThrow();
    const [product] = await app().call(getProductDetail, { ProductId: product_id });
    expect(product?.GstRate).toBe(18);
    expect((await importing(exported, '--yes')).lines).toContain('removed: 9401 12 % from 2027-01-01 (unverified)');
  });

  // The products were read before its transaction: one that was made in between was left without a rate.
  it('are not changed for a product that was made while the operator was asked [LAW-03]', async () => {
    await importing(`${exported}4420,,18,2017-11-15,,Notification 1,unverified\n`);
    const { db, settings } = app();
    const { terminal, remarks } = testTerminal({
      async confirm() {
        await store('products', 'create', 'LAMP-1', '--hsn', '4420', ...LAMP);
        return true;
      },
    });
    await writeFile(join(folder, 'given.csv'), exported);
    const words = ['gst', 'import', join(folder, 'given.csv')];
    const around = { db, settings, now: () => new Date() };
    expect(await runRecorded(around, { operator: 'uid-1000', words }, COMMANDS, terminal)).toBe(1);
    expect(remarks).toEqual(['4420: has no rate, and is the code of product LAMP-1.\nNothing was changed.']);
    await store('products', 'delete', 'LAMP-1', '--yes');
    expect((await importing(exported, '--yes')).exit).toBe(0);
  });

  it('wait for a product that is being published, and see it [LAW-03]', async () => {
    await importing(`${exported}4420,,18,2017-11-15,,Notification 1,unverified\n`);
    const publishing = await app().db.startTransaction().execute();
    await publishing.updateTable('products').set({ hsn_code: '4420' }).where('product_id', '=', 1).execute();
    await sql`set constraints all immediate`.execute(publishing);
    const imported = importing(exported, '--yes');
    await someoneWaits(app().db);
    await publishing.commit().execute();
    expect((await imported).faults.join()).toContain('4420: has no rate, and is the code of product KC-');
    await app().db.updateTable('products').set({ hsn_code: '9401' }).where('product_id', '=', 1).execute();
    expect((await importing(exported, '--yes')).exit).toBe(0);
  });

  it.each([
    [
      'a product without a rate',
      (text: string) => text.replace(/^7009.*\n/gm, ''),
      /7009: has no rate, and is the code of product KC-/,
    ],
    [
      'a gap',
      (text: string) => text.replace('9403,,18,2025-09-22', '9403,,18,2025-10-01'),
      /9403: no rate between 2017-11-15 and 2025-10-01/,
    ],
    [
      'two rates on a day',
      (text: string) => text.replace('9403,,18,2025-09-22', '9403,,18,2025-09-01'),
      /9403: two rates between 2017-11-15 and 2025-09-01/,
    ],
    [
      'an end without a successor',
      (text: string) => text.replace(/^(9404,,18,2025-09-22),,/m, '$1,2026-03-31,'),
      /9404: has no rate after 2026-03-31/,
    ],
    [
      'a rate that begins after a product',
      (text: string) => text.replace(/^9404,,18,2017.*\n/m, '').replace('9404,,18,2025-09-22', '9404,,18,2026-10-30'),
      /9404: has no rate before 2026-10-30; .* is sold since/,
    ],
    ['a row without source', () => `${HEAD}\n9401,,18,2017-11-15,,,unverified\n`, /Row 2, source: is missing/],
    ['a row without a source', () => `${HEAD}\n9401,,18,2017-11-15,,Notification 1,\n`, /Row 2, checkedBy: is missing/],
    [
      'a day that does not exist',
      () => `${HEAD}\n9401,,18,2017-15-15,,Notification 1,unverified\n`,
      /Row 2, from: is a day like/,
    ],
    [
      'a percentage in words',
      () => `${HEAD}\n9401,,eighteen,2017-11-15,,Notification 1,unverified\n`,
      /Row 2, percent: is a whole number/,
    ],
    [
      'an unknown column',
      () => `${HEAD},colour\n9401,,18,2017-11-15,,Notification 1,unverified,red\n`,
      /There is no column colour\. The columns are: hsn/,
    ],
    ['what is no CSV', () => `${HEAD}\n"9401,,18\n`, /quotation mark that no other one ends/],
  ])('%s changes nothing, and is named [LAW-03]', async (_, spoil, sentence) => {
    const { faults, exit } = await importing(spoil(exported), '--yes');
    expect(exit).toBe(1);
    expect(faults.join('\n')).toMatch(sentence);
    expect(faults.join('\n')).toContain('Nothing was changed.');
    expect((await importing(exported)).lines).toEqual(['unchanged: 16']);
  });

  it('are checked against products: one without a rate fails the check, and cannot be published [LAW-03]', async () => {
    const mirror = (hsn_code: string, is_published: boolean) =>
      app()
        .db.updateTable('products')
        .set({ hsn_code, is_published })
        .where('slug', '=', 'amara-floor-mirror-in-acacia-wood')
        .execute();
    await mirror('9999', false);
    const { lines, exit } = await store('gst', 'check');
    expect(lines[1]).toMatch(/^9999: has no rate, and is the code of product KC-/);
    expect(exit).toBe(1);
    await expect(mirror('9999', true)).rejects.toMatchObject({
      code: 'RF001',
      message: expect.stringContaining('Its HSN code 9999 has no GST rate today.'),
    });
    await mirror('7009', true);
  });
});
