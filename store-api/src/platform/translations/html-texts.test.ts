import { htmlTexts, replaceHtmlTexts } from './html-texts.ts';

const HTML = `<h2>Care</h2>
<p>Wipe <strong>dry</strong>, see <a href="/pages/care">care</a>.</p>
<ul><li>Wood</li>
<li>Cane</li></ul>
<table><tbody><tr><td>3.4</td><td>Two<br />lines</td></tr></tbody></table>`;

describe('the texts of HTML', () => {
  it('are its headings, paragraphs, entries and cells, with the tags within them [SH-21]', () => {
    expect(htmlTexts(HTML)).toEqual([
      'Care',
      'Wipe <strong>dry</strong>, see <a href="/pages/care">care</a>.',
      'Wood',
      'Cane',
      'Two<br />lines',
    ]);
  });

  it('are replaced one by one, and nothing else is [SH-21]', () => {
    expect(replaceHtmlTexts(HTML, (text) => text)).toBe(HTML);
    expect(replaceHtmlTexts(HTML, (text) => (text === 'Cane' ? 'خيزران' : text))).toBe(HTML.replace('Cane', 'خيزران'));
    expect(replaceHtmlTexts('No block.', () => 'لا')).toBe('لا');
    expect(htmlTexts('<p>12 × 4</p><p>&nbsp;</p>')).toEqual([]);
  });
});
