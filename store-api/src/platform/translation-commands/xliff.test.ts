import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('translations as XLIFF', (app) => {
  const store = (...words: string[]) => operator(app(), ['translations', ...words]);
  const file = (name: string) => join(app().settings.dataDir, name);
  const csv = async (name: string) => {
    await store('export', 'ar', file(name));
    return readFile(file(name), 'utf8');
  };
  const take = async (text: string) => {
    await writeFile(file('given.xlf'), text);
    return store('import', 'ar', file('given.xlf'), '--format', 'xliff');
  };
  const xliff = (units: string, attributes = 'original="tags.name" source-language="en" target-language="ar"') =>
    `<?xml version="1.0"?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file ${attributes}><body>${units}</body></file></xliff>`;

  it('come back whole from their export: every text, tag, line and state [SH-21]', async () => {
    const { db } = app();
    const english = 'Wood & "cane" <b>2 > 1</b>\r\n  spaced  \t]]>';
    await db.updateTable('tags').set({ name: english }).where('tag_id', '=', 1).execute();
    const row = {
      language: 'ar',
      shown_from: 'tags.name',
      english,
      translated: `خشب ${english}`,
      state: 'checked',
    } as const;
    await db.insertInto('translations').values(row).execute();
    const before = await csv('before.csv');
    expect(before).toContain(',checked');

    expect((await store('export', 'ar', file('all.xlf'), '--format', 'xliff')).faults).toEqual([]);
    expect((await store('import', 'ar', file('all.xlf'), '--format', 'xliff')).lines).toEqual([
      expect.stringMatching(/^0 added, 0 changed, \d{4} as they were\.$/),
    ]);
    await db.deleteFrom('translations').where('language', '=', 'ar').execute();
    expect((await store('import', 'ar', file('all.xlf'), '--format', 'xliff')).faults).toEqual([]);
    expect(await csv('after.csv')).toBe(before);
  });

  it('are a unit each: what lacks has no target, what is checked is approved [SH-21]', async () => {
    const { db } = app();
    await db.updateTable('tags').set({ name: 'Brand new' }).where('tag_id', '=', 1).execute();
    await store('export', 'ar', file('missing.xlf'), '--missing', '--format', 'xliff');
    expect(await readFile(file('missing.xlf'), 'utf8')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="tags.name" source-language="en" target-language="ar" datatype="plaintext"><body>
<trans-unit id="3a0ff935823509e27a2470270587e85f" xml:space="preserve"><source>Brand new</source></trans-unit>
</body></file>
</xliff>
`);
    const unit = (target: string) => `<trans-unit id="1"><source>Brand new</source>${target}</trans-unit>`;
    const state = async () => (await csv('now.csv')).match(/^tags\.name,Brand new,.*$/m)?.[0];
    await take(xliff(unit('<target state="translated">جديد</target>')));
    expect(await state()).toBe('tags.name,Brand new,جديد,machine');
    await take(xliff(unit('<target state="signed-off">جديد</target>')));
    expect(await state()).toBe('tags.name,Brand new,جديد,checked');
    // Many programs write the source where a translation is to come.
    await take(xliff(unit('<target state="needs-translation">Brand new</target>')));
    expect(await state()).toBe('tags.name,Brand new,جديد,checked');
    await take(
      xliff(unit('<target state="needs-review-translation">جديدة</target>').replace('id', 'approved="yes" id')),
    );
    expect(await state()).toBe('tags.name,Brand new,جديدة,machine');
  });

  // Programs add segments, notes, and what other jobs had for a text.
  it('are read as programs of translators write them [SH-21]', async () => {
    const { faults } = await take(
      xliff(
        `<group id="g"><trans-unit id="1" approved="yes">
          <source>Brand new</source><seg-source><mrk mtype="seg" mid="1">Brand</mrk> new</seg-source>
          <target><mrk mtype="seg" mid="1">جديد</mrk><![CDATA[ <b>]]></target>
          <note>جملة</note><alt-trans><source>Old</source><target>قديم</target></alt-trans>
        </trans-unit></group>`,
        'original="tags.name" source-language="en-IN" target-language="ar-AE"',
      ),
    );
    expect(faults).toEqual([]);
    expect(await csv('now.csv')).toContain('tags.name,Brand new,جديد <b>,checked\n');
  });

  it.each([
    [
      'another language',
      xliff('', 'original="tags.name" source-language="en" target-language="hi"'),
      /not from English into ar/,
    ],
    [
      'a tag in a text',
      xliff('<trans-unit id="1"><source>A<x id="1"/></source><target>ا</target></trans-unit>'),
      /Line 2 has a tag <x> in its text/,
    ],
    [
      'an unknown column',
      xliff(
        '<trans-unit id="1"><source>A</source><target>ا</target></trans-unit>',
        'original="users.email" source-language="en" target-language="ar"',
      ),
      /Line 2, shown_from: is one of/,
    ],
    // A text without an end was read until the memory was full.
    [
      'a text that is too long',
      xliff(`<trans-unit id="sofa-1"><source>A</source><target>${'ا'.repeat(1_100_000)}</target></trans-unit>`),
      /The unit sofa-1 \(line 2\) is longer than 1048576 characters\./,
    ],
    // Each tag walked along all that were open: 20,000 took 15 seconds, 300,000 did not end.
    [
      'tags nested without an end',
      xliff(`<trans-unit id="1"><source>${'<g id="1">'.repeat(300_000)}`),
      /Line 2: tags are nested more than 100 deep\./,
    ],
    ['groups nested without an end', xliff('<group>'.repeat(300_000)), /Line 2: tags are nested more than 100 deep\./],
    [
      'tags without number in a text, named once',
      xliff(`<trans-unit id="1"><source>A${'<x/>'.repeat(200_000)}</source><target>ا</target></trans-unit>`),
      /^Line 2 has a tag <x> in its text[^\n]*\nNothing was changed\.$/,
    ],
    ['XLIFF 2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"/>', /no XLIFF 1\.2/],
    ['no XML', 'shown_from,english\n', /no XML: line 2, text data outside of root node\.$/m],
    ['half a file', xliff('').slice(0, -9), /no XML/],
    [
      'entities of its own',
      `<!DOCTYPE x [<!ENTITY a "aaaa">]>${xliff('<trans-unit id="1"><source>&a;</source></trans-unit>').replace('<?xml version="1.0"?>', '')}`,
      /no XML: .*entity/,
    ],
  ])('are refused whole with %s', async (_, text, fault) => {
    const before = await csv('before.csv');
    expect((await take(text)).faults.join()).toMatch(fault);
    expect(await csv('after.csv')).toBe(before);
  });
});
