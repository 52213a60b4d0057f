import { screen } from '@testing-library/react';
import { paise } from '../contract/domain/money.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Price } from './price.tsx';

test("a product's price reads 'Rs. ' in Indian grouping, with the old price struck and the percent off [SH-16]", async () => {
  const { container } = await renderPage(<Price amount={paise(1_23_456_00)} oldAmount={paise(1_50_000_00)} />);
  expect(container).toHaveTextContent('Price Rs. 1,23,456.00');
  expect(screen.getByRole('deletion')).toHaveTextContent('Old price Rs. 1,50,000.00');
  expect(container).toHaveTextContent('18% Off');
});

test('elsewhere it reads ₹, and its Latin digits run left to right in Arabic too [SH-16]', async () => {
  await renderPage(<Price amount={paise(459_990)} form="rupees" />, { language: 'ar' });
  expect(screen.getByText('₹4,599.90')).toHaveAttribute('dir', 'ltr');
});

test.each([
  ['no old price', undefined],
  ['a lower old price', paise(100)],
  ['less than one percent off', paise(100_100)],
])('%s strikes nothing, and a card says so', async (_, oldAmount) => {
  const { container } = await renderPage(<Price amount={paise(100_000)} oldAmount={oldAmount ?? null} onCard />);
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('No Discount');
});
