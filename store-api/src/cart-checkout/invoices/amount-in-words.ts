const SMALL = [
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen',
  'Fifteen Sixteen Seventeen Eighteen Nineteen',
]
  .join(' ')
  .split(' ');
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

const SCALES = [
  { value: 10_000_000, name: 'Crore' },
  { value: 100_000, name: 'Lakh' },
  { value: 1000, name: 'Thousand' },
  { value: 100, name: 'Hundred' },
] as const;

/** Paise as the words of an Indian invoice: 'Rupees One Lakh Two Thousand Five and Fifty Paise Only'. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const cents = rest === 0 ? '' : ` and ${words(rest)} Paise`;
  return `Rupees ${words(rupees)}${cents} Only`;
}

function words(count: number): string {
  if (count < SMALL.length) return SMALL[count] ?? '';
  if (count < 100) {
    const unit = count % 10;
    return `${TENS[Math.floor(count / 10)]}${unit === 0 ? '' : ` ${SMALL[unit]}`}`;
  }
  const scale = SCALES.find(({ value }) => count >= value) ?? SCALES[3];
  const rest = count % scale.value;
  return `${words(Math.floor(count / scale.value))} ${scale.name}${rest === 0 ? '' : ` ${words(rest)}`}`;
}
