import { parseDocument, sectionsOf, toHtml, writeDocument } from './markdown.ts';

describe('the files of the editors', () => {
  it('are a block of named values and a text, and come back as they were [CON-09]', () => {
    const text =
      '---\ntitle: "Care: wood"\npictures:\n  banner:\n    - place:journal-care\n---\n\n## Dust\n\nWith --- a cloth.\n';
    const document = parseDocument(text);
    expect(document).toEqual({
      front: { title: 'Care: wood', pictures: { banner: ['place:journal-care'] } },
      markdown: '## Dust\n\nWith --- a cloth.',
    });
    expect(document && writeDocument(document)).toBe(text);
    expect(parseDocument('---\norder: 1\n---')).toEqual({ front: { order: 1 }, markdown: '' });
  });

  it.each([
    ['of Windows', '\uFEFF---\r\norder: 1\r\n---\r\n\r\nText.\r\n'],
    ['with spaces after the rule', '---\norder: 1\n---  \nText.'],
  ])('are understood %s [CON-09]', (_, text) => {
    expect(parseDocument(text)).toEqual({ front: { order: 1 }, markdown: 'Text.' });
  });

  it.each(['', 'Just text.', '---\ntitle: x\n', '---\n"\n---\n'])('%j is none', (text) => {
    expect(parseDocument(text)).toBeNull();
  });

  it('hold Markdown, in which a table may be HTML', () => {
    expect(toHtml('## Care\n\nA **dry** cloth, see [care](/pages/care).')).toBe(
      '<h2>Care</h2>\n<p>A <strong>dry</strong> cloth, see <a href="/pages/care">care</a>.</p>',
    );
    expect(toHtml('<table>\n<caption>Sizes</caption>\n</table>')).toBe('<table>\n<caption>Sizes</caption>\n</table>');
  });

  it('are split by their headings of the second level only', () => {
    expect(sectionsOf('## One\n\nFirst.\n\n### Detail\n\nMore.\n\n## Two\n\nLast.')).toEqual([
      { heading: 'One', markdown: 'First.\n\n### Detail\n\nMore.' },
      { heading: 'Two', markdown: 'Last.' },
    ]);
  });
});
