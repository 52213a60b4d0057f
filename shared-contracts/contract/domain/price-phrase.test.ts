import { jest } from '@jest/globals';
import { readPricePhrase } from './price-phrase.ts';

test.each([
  ['sofa under 10000', 'sofa', null, 10_000],
  ['under 10000', '', null, 10_000],
  ['Below 20k', '', null, 20_000],
  ['teal sofa below ₹20,000', 'teal sofa', null, 20_000],
  ['bed less than Rs. 45,500 in teak', 'bed in teak', null, 45_500],
  ['dining set upto 1.5 lakh', 'dining set', null, 150_000],
  ['wardrobe above 30 thousand', 'wardrobe', 30_000, null],
  ['sofa between 20k and 40k', 'sofa', 20_000, 40_000],
  ['sofa between 20 and 40k', 'sofa', 20_000, 40_000],
  ['bed from 10000 to 20000 rupees', 'bed', 10_000, 20_000],
  ['sofa under Rs.10000', 'sofa', null, 10_000],
  ['sofa Rs10,000', 'sofa', null, 10_000],
  ['sofa between Rs.10000 and Rs.20000', 'sofa', 10_000, 20_000],
  ['sofa not more than 20k', 'sofa', null, 20_000],
  ['sofa not less than 20k', 'sofa', 20_000, null],
  ['sofa minimum budget 20k', 'sofa', 20_000, null],
  ['sofa starting at 20k', 'sofa', 20_000, null],
  ['sofa 50k+', 'sofa', 50_000, null],
  ['sofa 50k onwards', 'sofa', 50_000, null],
  ['storage 1.5 L', 'storage', null, 150_000],
  ['A20k sofa 20k', 'A20k sofa', null, 20_000],
  ['sofa under 10 lakh', 'sofa', null, null],
  ['sofa between 5 lakh and 12 lakh', 'sofa', 500_000, null],
  ['sofa below 1.5 lakh', 'sofa', null, 150_000],
  ['sofa under 2 lac', 'sofa', null, 200_000],
  ['sofa under 1.5L', 'sofa', null, 150_000],
  ['sofa under 1 lakh 20 thousand', 'sofa', null, 120_000],
  ['sofa under 1 crore', 'sofa', null, null],
  ['sofa between 5,000 and 1 lakh', 'sofa', 5000, 100_000],
  ['bed 10k-20k', 'bed', 10_000, 20_000],
  ['bed 1 to 2 lakh', 'bed', 100_000, 200_000],
  ['bed ₹20,000 - 30,000', 'bed', 20_000, 30_000],
  ['sofa 20000 tak', 'sofa', null, 20_000],
  ['20 hazar se kam sofa', 'sofa', null, 20_000],
  ['sofa 20,000 or less', 'sofa', null, 20_000],
  ['sofa 50k and above', 'sofa', 50_000, null],
  ['2 lac', '', null, 200_000],
  ['20k', '', null, 20_000],
  ['sofa for 20k only', 'sofa', null, 20_000],
  ['₹1,00,000', '', null, 100_000],
  ['sofa Rs. 45,500/-', 'sofa', null, 45_500],
  ['sofa 45000 rupees', 'sofa', null, 45_000],
  ['teal chairs 45000/-', 'teal chairs', null, 45_000],
  ['sofa price under 20k', 'sofa', null, 20_000],
  ['أريكة أقل من ١٫٥ لاك', 'أريكة', null, 150_000],
  ['أريكة ۲۰ ألف', 'أريكة', null, 20_000],
  ['أريكة أقل من 20000', 'أريكة', null, 20_000],
  ['أريكة أقل من ٢٠ ألف', 'أريكة', null, 20_000],
  ['سرير اقل من ٤٠٬٠٠٠ روبية', 'سرير', null, 40_000],
  ['طاولة أكثر من 15000', 'طاولة', 15_000, null],
  ['كنبة أقلّ من ۲۰ الف', 'كنبة', null, 20_000],
  ['سرير من ١٠٬٠٠٠ الى ٢٠٬٠٠٠ روبية', 'سرير', 10_000, 20_000],
  ['أريكة بأقل من 20 ألف', 'أريكة', null, 20_000],
  ['أريكة بأكثر من 20 ألف', 'أريكة', 20_000, null],
  ['أريكة ليس أكثر من 20 ألف', 'أريكة', null, 20_000],
  ['طاولة 20000 روبيه', 'طاولة', null, 20_000],
  ['كرسي بين 5000 و 9000', 'كرسي', 5000, 9000],
])('%s means a price [CAT-32]', (term, words, min, max) => {
  expect(readPricePhrase(term)).toEqual({ words, min, max });
});

test.each([
  'table under 6 seater',
  'bed under 180 cm',
  'wonderunder 10000',
  'side table 45',
  'teal chairs 2000',
  'bed 1800-2000',
  '2 L-shaped sofas',
  '4k tv unit',
  'unit for a 4k screen',
  'storage box 50 l',
  '2 l',
  'mattress up to 150 kgs',
  'shelf under 180 centimetres',
  'bed from 150 to 200 cm',
  'upto 500 off',
  'مرتبة حتى 150 كغ',
  'خزانة من 1200 الى 1800 مم',
  'shelf above 2',
  'sofa above 99999999',
  'sofa between 40k and 20k',
  'chair under',
  '',
])('%p names no price [CAT-32]', (term) => {
  expect(readPricePhrase(term)).toEqual({ words: term, min: null, max: null });
});

test('a term without a number is searched without compiling a pattern of prices', () => {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  expect(readPricePhrase('teal sofa').words).toBe('teal sofa');
  expect(exec.mock.contexts.filter((pattern) => (pattern as RegExp).flags === 'iu')).toEqual([]);
  exec.mockRestore();
});
