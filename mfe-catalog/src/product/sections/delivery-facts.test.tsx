import { screen } from '@testing-library/react';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { renderPage } from 'shared-contracts/testing/render-page';
import { shownProduct } from '../../testing/shown-product.ts';
import { DeliveryFacts } from './delivery-facts.tsx';

async function factsOf(product: Partial<ProductDetail>): Promise<(string | null)[]> {
  await renderPage(<DeliveryFacts product={shownProduct(product).product} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

const availability = async (StockQuantity: number, StockStatus: ProductDetail['StockStatus'] = 'In stock') =>
  (await factsOf({ StockQuantity, StockStatus }))[0];

test.each([
  [1, 'In stock · Only 1 left'],
  [5, 'In stock · Only 5 left'],
  [6, 'In stock'],
  [500, 'In stock'],
])('with %i in stock it says the true number or none [LAW-05]', async (stock, text) => {
  expect(await availability(stock)).toBe(text);
});

test('what is out of stock has no number [LAW-05]', async () => {
  expect(await availability(0, 'Out of stock')).toBe('Out of stock');
});

// It said 'Calculated at checkout', though the fee was known.
test('what delivery costs is said with the price, not later [LAW-05]', async () => {
  expect(await factsOf({ IsShippingFree: false, ShippingFee: 499 })).toContain('₹499 for any quantity');
});

test('free delivery is said to be free [LAW-05]', async () => {
  expect(await factsOf({ IsShippingFree: true, ShippingFee: 0 })).toContain('Free');
});
