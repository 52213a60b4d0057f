import { productTables, table } from '../../testing/product-tables.ts';
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
      'semicolons',
      'sku;name\nKC-00007;Chair',
      /names the columns, among them sku\. Its cells are to be separated by commas/,
    ],
    ['an unknown column', 'sku,prize\nKC-00007,5', /There is no column prize\. The columns are: sku, name/],
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
    ['an unknown key', '{"sku":"KC-00007","prize":5}', 'prize: is no column'],
    ['a price in words', '{"sku":"KC-00007","price":"5"}', 'price: is an amount in rupees like 24990 or 499.50'],
    ['a prototype', '{"sku":"KC-00007","__proto__":{"price":1}}', '__proto__: is no column'],
  ])('refusing a line with %s [API-06]', async (_, line, fault) => {
    expect((await imported(line, { format: 'jsonl' })).faults).toEqual([`row 1, ${fault}`]);
  });

  it('refusing a line of 10 MB [API-06]', async () => {
    const line = JSON.stringify({ sku: 'KC-00007', description: 'x'.repeat(10_000_000) });
    await expect(imported(line, { format: 'jsonl' })).rejects.toThrow('longer than a megabyte');
  });
});
