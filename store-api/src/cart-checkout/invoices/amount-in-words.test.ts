import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [100, 'Rupees One Only'],
  [1_950, 'Rupees Nineteen and Fifty Paise Only'],
  [2_000, 'Rupees Twenty Only'],
  [10_001, 'Rupees One Hundred and One Paise Only'],
  [99_999, 'Rupees Nine Hundred Ninety Nine and Ninety Nine Paise Only'],
  [4_599_900, 'Rupees Forty Five Thousand Nine Hundred Ninety Nine Only'],
  [10_250_050, 'Rupees One Lakh Two Thousand Five Hundred and Fifty Paise Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    12_34_56_789_12,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Twelve Paise Only',
  ],
])('%i paise are written as an Indian invoice writes them [PAY-14]', (amount, written) => {
  expect(amountInWords(amount)).toBe(written);
});
