import {
  addPaise,
  formatProductAmount,
  formatProductPrice,
  formatRupees,
  fromRupees,
  paise,
  timesPaise,
  toRupees,
} from './money.ts';

describe('money in integer paise', () => {
  test.each([
    [0.1 + 0.2, 30],
    [19999.99, 1999999],
    [1.005, 100],
    [0, 0],
  ])('%s rupees are %s paise', (rupees, expected) => {
    expect(fromRupees(rupees)).toBe(expected);
  });

  test('the wire’s rupees come back unchanged', () => {
    for (let count = 0; count < 200_000; count += 37) expect(fromRupees(toRupees(paise(count)))).toBe(count);
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is not an amount', (count) => {
    expect(() => paise(count)).toThrow(RangeError);
  });

  test('sums and multiples are exact', () => {
    expect(addPaise(paise(1), paise(2), paise(3))).toBe(6);
    expect(timesPaise(paise(333), 3)).toBe(999);
  });

  test.each([
    [12345600, '₹1,23,456', 'Rs. 1,23,456.00'],
    [12345650, '₹1,23,456.50', 'Rs. 1,23,456.50'],
    [0, '₹0', 'Rs. 0.00'],
    [99, '₹0.99', 'Rs. 0.99'],
    [100000000, '₹10,00,000', 'Rs. 10,00,000.00'],
  ])('%s paise in Indian grouping and Latin digits [SH-16]', (count, shell, product) => {
    expect(formatRupees(paise(count))).toBe(shell);
    expect(formatProductPrice(paise(count))).toBe(product);
  });

  test('beside a product an amount in a sentence has paise only where there are some [CAT-07]', () => {
    expect(formatProductAmount(paise(12_345_600))).toBe('Rs. 1,23,456');
    expect(formatProductAmount(paise(12_345_650))).toBe('Rs. 1,23,456.50');
  });

  test('amounts are written as the platform’s own formatter writes them [SH-16]', () => {
    const format = new Intl.NumberFormat('en-IN-u-nu-latn', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (let count = 1; count < 2 ** 50; count = Math.ceil(count * 1.7) + 3)
      for (const amount of [count, -count])
        expect(formatProductPrice(paise(amount))).toBe(`Rs. ${format.format(amount / 100)}`);
  });
});
