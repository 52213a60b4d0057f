import { type Paise, paise } from 'shared-contracts/domain/money';

/**
 * Splits an amount over weights in proportion, to the exact paisa: shares are rounded down and the paise left
 * over go to the largest remainders, the earlier line first. Weights are non-negative integers.
 */
export function apportion(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => paise(0));
  // amount * weight passes 2^53 for a large cart, so the division is done in bigint.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / BigInt(whole)), remainder: Number(product % BigInt(whole)) };
  });
  const left = amount - parts.reduce((sum, part) => sum + part.share, 0);
  const largestRemainders = [...parts].sort((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, left);
  const extra = new Set(largestRemainders.map((part) => part.index));
  return parts.map((part) => paise(part.share + (extra.has(part.index) ? 1 : 0)));
}
