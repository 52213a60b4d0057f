import * as v from 'valibot';
import { readCsv, readDocuments, readYaml, sectionsOf, toHtml } from './read-files.ts';

describe('the files below seed/', () => {
  it('are refused with the file and the field at fault', () => {
    const slugOnly = v.strictObject({ slug: v.string() });
    expect(() => readCsv('catalog/offers.csv', slugOnly)).toThrow(/^seed\/catalog\/offers\.csv:.*"price"/s);
    expect(() => readYaml('catalog/vendors.yaml', v.record(v.string(), slugOnly))).toThrow(/vendors\.yaml:.*marwar/s);
    expect(() => readDocuments('content/posts', slugOnly)).toThrow(/^seed\/content\/posts\/.+\.md:.*"title"/s);
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
