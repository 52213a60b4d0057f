import { csvLine } from './csv.ts';

describe('a table for a spreadsheet', () => {
  it.each([
    ['=HYPERLINK("http://evil.example";"Invoice")', `"'=HYPERLINK(""http://evil.example"";""Invoice"")"`],
    ['+cmd@evil.example', "'+cmd@evil.example"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'=1+1"],
    ['\r\n=1+1', "'=1+1"],
    ['asha@example.com', 'asha@example.com'],
    ['Asha, Jodhpur', '"Asha, Jodhpur"'],
  ])('holds %j as text [SEC-05]', (text, cell) => {
    expect(csvLine([text, '7'])).toBe(`${cell},7`);
  });
});
