import { CHAIR, NEW, productTables, table } from '../../testing/product-tables.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('a table of products as spreadsheets and their enemies write it', (app) => {
  const { imported, exported, recordOf } = productTables(app);

  const nasty = [
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1+2',
    '@SUM(A1)',
    "'=already",
    "''twice",
    'a|b \\ c, "d"',
    'two\nlines',
    '＝full width',
    '₹ कुर्सी كرسي 🪑',
  ];

  it('with cells that look like formulas, which come back as they were [API-06] [SEC-05]', async () => {
    const lines = nasty.map((text, place) =>
      JSON.stringify({
        sku: `NASTY-${place}`,
        name: text.replaceAll('\n', ' '),
        categories: ['lounge-chairs'],
        vendor: 'Marwar Woodworks',
        hsn: '9401',
        shipping_days: 9,
        short_description: text,
        keywords: text.replaceAll('\n', ' '),
      }),
    );
    expect(await imported(lines.join('\n'), { format: 'jsonl' })).toMatchObject({
      created: nasty.length,
      faults: [],
    });
    const csv = await exported();
    expect(csv.split(/,|\r\n/).filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    expect(await imported(csv)).toMatchObject({ changed: 0, created: 0, faults: [] });
    expect((await recordOf('NASTY-0'))?.short_description).toBe(nasty[0]);
  });

  it.each([
    ['a byte order mark', '\ufeffsku,stock\nKC-00007,5'],
    ['line ends of all kinds', 'sku,stock\r\nKC-00007,5\r\n\r\n'],
    ['capitals and blanks in the head', 'SKU, Stock \nKC-00007, 5 '],
    ['rows of commas at the end', 'sku,stock\nKC-00007,5\n,\n,\n'],
    ['quotation marks around all', '"sku","stock"\n"KC-00007","5"'],
    ['semicolons, as a spreadsheet in Hindi or German saves it', '\ufeffsku;stock\r\nKC-00007;5\r\n'],
    ['tabs', 'sku\tstock\nKC-00007\t5'],
    ['blanks around everything, a SKU in small letters', ' sku , stock \n kc-00007\u00a0, 5 '],
  ])('with %s [API-06]', async (_, text) => {
    await imported('sku,stock\nKC-00007,4');
    expect(await imported(text)).toMatchObject({ rows: 1, changed: 1, faults: [] });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['UTF-16', Buffer.from('\ufeffsku,stock\nKC-1,5', 'utf16le'), /is in UTF-16\. Save it as "CSV UTF-8"/],
    ['the encoding of Windows', Buffer.from('sku,name\nKC-00007,Caf\xe9', 'latin1'), /not in UTF-8/],
    ['a cell of 10 MB', `sku,name\nKC-00007,"${'x'.repeat(10_000_000)}"`, /longer than a megabyte/],
    ['a quotation mark that nothing ends', 'sku,name\nKC-00007,"Chair', /no other one ends \(line \d+\)/],
    ['a quotation mark within a cell', 'sku,name\nKC-00007,12" shelf', /quotation mark is within a cell.*line \d+/],
    [
      'commas and semicolons in one head',
      'sku;name,price\nKC-00007;Chair,5',
      /names the columns, among them sku\. Its cells are to be separated by commas/,
    ],
    ['a workbook', Buffer.from('PK\x03\x04xl/workbook.xml'), /is a workbook.*save its sheet as "CSV UTF-8"/],
    ['a workbook of 2003', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /is a workbook/],
    ['an unknown column', 'sku,prize\nKC-00007,5', /no column prize; did you mean price\? The columns are: sku, name/],
    ['a column that is like none', 'sku,comment\nKC-00007,5', /no column comment\. The columns are: sku, name/],
    ['a column twice', 'sku,name,name\nKC-00007,a,b', /The column name is there twice/],
    ['nothing', '', /The file is empty/],
  ])('refusing %s in a sentence [API-06]', async (_, text, sentence) => {
    await expect(imported(text)).rejects.toThrow(sentence);
  });

  it.each([
    ['NUL', 'KC-00007,Cha\u0000ir', 'name: has characters that cannot be shown (control characters)'],
    ['more text than a name has', `KC-00007,${'x'.repeat(201)}`, 'name: has at most 200 characters'],
  ])('refusing a row with %s [API-06]', async (_, row, fault) => {
    expect((await imported(table('sku,name', row))).faults).toEqual([`row 2, ${fault}`]);
  });

  it.each([
    ['no JSON', '{"sku":', ': is no JSON object'],
    ['a list', '["KC-00007"]', ': is no JSON object'],
    ['an unknown key', '{"sku":"KC-00007","prize":5}', 'prize: is no column; did you mean price?'],
    ['a price in words', '{"sku":"KC-00007","price":"5"}', 'price: is an amount in rupees like 24990 or 499.50'],
    ['a prototype', '{"sku":"KC-00007","__proto__":{"price":1}}', '__proto__: is no column'],
  ])('refusing a line with %s [API-06]', async (_, line, fault) => {
    expect((await imported(line, { format: 'jsonl' })).faults).toEqual([`row 1, ${fault}`]);
  });

  it.each([
    ['1,25,000', 125_000],
    ['1,250', 1250],
    ['₹ 12,500.00', 12_500],
    ['Rs. 12,500.50/-', 12_500.5],
    ['INR 450', 450],
    [' 24990.00 ', 24_990],
  ])('with the price %j, which is %d rupees [API-06]', async (cell, price) => {
    expect(await imported(table(`${NEW},price`, `AMOUNT-1,${CHAIR},"${cell}"`))).toMatchObject({
      faults: [],
      isWritten: true,
    });
    expect((await recordOf('AMOUNT-1'))?.price).toBe(price);
  });

  it.each(['12,50', '1.250,00', '1,2500', '12 500', 'about 5'])(
    'refusing the price %j, which could be another [API-06]',
    async (cell) => {
      const { faults } = await imported(table('sku,price', `KC-00007,"${cell}"`));
      expect(faults).toEqual(['row 2, price: is an amount in rupees like 24990 or 499.50']);
    },
  );

  it('says which name of the shop was meant [API-06]', async () => {
    const { faults } = await imported(table('sku,categories,material', 'KC-00007,lounge-chair,"Shesham Wood"'));
    expect(faults).toContain(
      "row 2, categories: names 'lounge-chair', which the shop does not have; did you mean lounge-chairs?",
    );
  });

  it('finds SKUs in any case, in the shop and in the file, and no product twice [API-06]', async () => {
    const before = await imported('sku\nKC-00007');
    expect(before).toMatchObject({ unchanged: 1, faults: [] });
    const rows = [`Case-1,${CHAIR},kc-00007|CASE-2`, `Case-2,${CHAIR},case-1`];
    expect(await imported(table(`${NEW},related`, ...rows))).toMatchObject({ created: 2, faults: [] });
    expect((await recordOf('Case-1'))?.related).toEqual(['KC-00007', 'Case-2']);
    expect(await imported(table(`${NEW},related`, ...rows))).toMatchObject({ unchanged: 2, created: 0, faults: [] });
    expect(await imported('sku,stock\ncase-1,3\nCASE-1,4')).toMatchObject({
      faults: ['row 3, sku: is in row 2 already'],
    });
  });

  it('refusing a line of 10 MB [API-06]', async () => {
    const line = JSON.stringify({ sku: 'KC-00007', description: 'x'.repeat(10_000_000) });
    await expect(imported(line, { format: 'jsonl' })).rejects.toThrow('longer than a megabyte');
  });
});
