import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { requestAddToCart, useApi } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page as cart } from '../cart/page.tsx';
import { headless } from '../cart-rules/headless.ts';
import { page as checkout } from '../checkout/page.tsx';
import { server } from '../testing/open-checkout.tsx';
import { home, parents } from '../testing/sample-book.ts';
import { asha, sofa } from '../testing/sample-cart.ts';

/** Product, cart and checkout as one visit, without the navigations' documents. */
function Visit() {
  const api = useApi();
  const [place, setPlace] = useState<'product' | 'cart' | 'checkout'>('product');
  useEffect(() => headless.start({ api }), [api]);
  return (
    <>
      {place === 'cart' && <cart.Component data={undefined} />}
      {place === 'checkout' && <checkout.Component data={undefined} />}
      <button type="button" onClick={() => setPlace('cart')}>
        To the cart
      </button>
      <button type="button" onClick={() => setPlace('checkout')}>
        To the checkout
      </button>
    </>
  );
}

async function visit(book: readonly object[]) {
  const opened = await renderPage(<Visit />, { loggedInAs: asha, api: { ...server, 'get-addresses': book } });
  expect(await requestAddToCart(sofa.ProductId, 2)).toMatchObject({ added: true });
  await opened.user.click(screen.getByText('To the cart'));
  expect(await screen.findByRole('link', { name: sofa.ProductName })).toBeVisible();
  await opened.user.click(screen.getByText('To the checkout'));
  await screen.findByText('Pay Now', { selector: 'button:enabled' });
  return opened.calls;
}

const pricings = (calls: Awaited<ReturnType<typeof visit>>) => calls.filter(({ name }) => name === 'cart-data');

// Product, cart and checkout asked by themselves, the checkout twice.
test('from the product to Pay Now the cart is priced once [CART-04] [PERF-02]', async () => {
  const calls = await visit([]);
  expect(pricings(calls)).toHaveLength(1);
  expect(calls.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['cart-data', 'get-addresses', 'get-states-provinces-list']),
  );
});

test('a default address in another place costs one pricing more, not two [PAY-02] [PERF-02]', async () => {
  const calls = await visit([
    { ...parents, IsDefault: true },
    { ...home, IsDefault: false },
  ]);
  await waitFor(() => expect(pricings(calls)).toHaveLength(2));
  expect(pricings(calls)[1]?.request).toMatchObject({ StateProvinceID: 13, PostalCode: '682031' });
});
