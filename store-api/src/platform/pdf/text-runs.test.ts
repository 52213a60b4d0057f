import { textRuns } from './text-runs.ts';

const drawn = (line: string) => textRuns(line).map((run) => run.text);

describe('a line of a document', () => {
  it('keeps words of Latin and Devanagari in their order, each in a font that has it [PAY-14]', () => {
    expect(textRuns('Asha राव ₹5')).toEqual([
      { text: 'Asha', script: 'latin' },
      { text: ' ', script: 'latin' },
      { text: 'राव', script: 'devanagari' },
      { text: ' ', script: 'latin' },
      { text: '₹', script: 'latin-ext' },
      { text: '5', script: 'latin' },
    ]);
  });

  it('puts Arabic words from right to left among Latin ones [PAY-14]', () => {
    expect(drawn('Ms فاطمة خان Jaipur')).toEqual(['Ms', ' ', 'خان', ' ', 'فاطمة', ' ', 'Jaipur']);
  });

  it('keeps a number’s digits together and turns brackets round in Arabic [PAY-14]', () => {
    expect(drawn('شارع (12) بيت').join('')).toBe('بيت (12) شارع');
  });
});
