import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { $cartLines, installWords } from 'shared-contracts';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { fakeCart } from '../testing/fake-cart.ts';
import { aarviFamily, productDetail } from '../testing/sample-catalogue.ts';
import arabic from '../words.ar.ts';
import { QuickView } from './quick-view.tsx';

const pass = fakeTime();

function Shop() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Look
      </button>
      {open && <QuickView productId={7} onClose={() => setOpen(false)} />}
    </>
  );
}

const look = async (answer: unknown = [productDetail()], language: 'en' | 'ar' = 'en') => {
  const shown = await renderPage(<Shop />, { language, api: { 'get-product_detail': answer } });
  await shown.user.click(screen.getByRole('button', { name: 'Look' }));
  return shown;
};
const arrived = () => screen.findByRole('dialog', { name: 'Quick view: Aarvi 3 Seater Fabric Sofa in Teal' });
const inCart = (Quantity: number) => {
  const line = { ProductId: 7, ProductName: 'Aarvi', Quantity, Price: 1, OrderMaximumQuantity: 3, Material: 'Fabric' };
  act(() => $cartLines.set([line]));
};

let owner: ReturnType<typeof fakeCart>;
afterEach(() => owner?.stop());

test('it opens with a spinner, then shows the product in short with a way to its page [HOME-07]', async () => {
  const detail = Promise.withResolvers<unknown>();
  const { calls } = await look(() => detail.promise);
  expect(screen.getByRole('dialog', { name: 'Quick view' })).toHaveTextContent('Loading product details...');
  detail.resolve([productDetail()]);
  const dialog = within(await arrived());
  expect(dialog.getByRole('heading', { name: 'Aarvi 3 Seater Fabric Sofa in Teal' })).toBeInTheDocument();
  for (const text of ['Rs. 25,499.50', 'Rs. 29,999.00', '15% Off', 'In stock', 'Deep seats on a sheesham frame.']) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  expect(dialog.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'See full details' })).toHaveAttribute(
    'href',
    '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal',
  );
  expect(dialog.queryByText('Loading product details...')).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ name: 'get-product_detail', request: { ProductId: 7 } }]);
});

test.each([
  ['an unknown product', []],
  ['a fault of the server', reply.problem(500)],
  ['no answer at all', reply.nothing()],
])("%s shows 'Product details not available' [HOME-07]", async (_, answer) => {
  await look(answer);
  expect(await screen.findByText('Product details not available')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

test('Retry requests the product again [HOME-07]', async () => {
  let unavailable = true;
  const { user } = await look(() => (unavailable ? reply.problem(500) : [productDetail()]));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  unavailable = false;
  await user.click(retry);
  expect(await arrived()).toBeInTheDocument();
});

test.each(['Close', 'Escape', 'backdrop'])('%s closes it and gives the focus back [HOME-07]', async (way) => {
  const { user } = await look();
  const dialog = await arrived();
  if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
  else if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus();
});

test('the focus goes into it [HOME-07]', async () => {
  await look();
  expect(await arrived()).toHaveFocus();
});

test('quantity and Add to Cart follow the rules of the page [CAT-15]', async () => {
  const { user, toasts } = await look();
  await arrived();
  inCart(2);
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  expect(toasts).toEqual([
    { kind: 'error', text: 'Cannot add more than 3 items for this product', duration: 2000, subject: 'cart' },
  ]);
});

test('what is added goes to the cart; after a second the shopper does too [CAT-16] [HOME-07]', async () => {
  owner = fakeCart();
  const { user, toasts, path } = await look();
  await arrived();
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(owner.wishes).toMatchObject([{ productId: 7, quantity: 2 }]);
  expect(toasts).toEqual([{ kind: 'success', text: 'Product added to cart!', duration: 2000, subject: 'cart' }]);
  expect(path()).toBe('/');
  await pass(1000);
  await waitFor(() => expect(path()).toBe('/Cart'));
});

test('closing it within that second cancels the navigation [SH-19]', async () => {
  owner = fakeCart();
  const { user, path } = await look();
  await arrived();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await user.keyboard('{Escape}');
  await pass(1300);
  expect(path()).toBe('/');
});

test('what is out of stock or has no price cannot be added [CAT-16] [CAT-25]', async () => {
  const soldOut = await look([productDetail({ StockStatus: 'Out of stock', StockQuantity: 0 })]);
  await arrived();
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
  soldOut.unmount();
  await look([productDetail({ Price: null })]);
  await arrived();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Rs\./)).not.toBeInTheDocument();
});

test('choosing a thumbnail swaps its picture [CAT-12] [HOME-07]', async () => {
  const { user } = await look();
  const dialog = within(await arrived());
  await user.click(dialog.getByRole('button', { name: 'Show picture 2 of 3' }));
  expect(dialog.getByRole('img', { name: /View/ })).toHaveAccessibleName('View 2 of the sofa');
});

test('in Arabic it speaks Arabic [SH-16]', async () => {
  installWords('catalog', 'ar', arabic);
  await look([productDetail()], 'ar');
  expect(await screen.findByRole('link', { name: 'عرض كل التفاصيل' })).toHaveAttribute(
    'href',
    '/ar/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal',
  );
});

test('another colour of the design takes the place of the one shown, in the window [CAT-27]', async () => {
  const navy = { ProductId: 8, MetaTitle: 'Aarvi 3 Seater Fabric Sofa in Navy', Family: aarviFamily };
  const { user, path } = await look(({ ProductId }: { ProductId: number }) => [
    productDetail(ProductId === 8 ? navy : { Family: aarviFamily }),
  ]);
  const here = path();
  const dialog = within(await arrived());
  await user.click(dialog.getByRole('link', { name: /^Navy/ }));
  expect(await screen.findByRole('heading', { name: navy.MetaTitle })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Navy/, current: true })).toHaveFocus();
  expect(path()).toBe(here);
});
