import { screen, waitFor, within } from '@testing-library/react';
import { $cartLines, type CartLine } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { priced, pricedCart, sofa, stool } from '../testing/sample-cart.ts';
import { page } from './page.tsx';
import { unreadableLines } from './unreadable-lines.ts';

/** The server prices what it reads: no id beyond its database, no more than 9999 units or 100 lines. */
function pricing({ cartJsonData }: { readonly cartJsonData: string }) {
  const requested: { ProductId: number; Quantity: number }[] = JSON.parse(cartJsonData);
  if (requested.length > 100 || requested.some((line) => line.ProductId > 2_147_483_647 || line.Quantity > 9999)) {
    throw new Error(`the server would refuse ${cartJsonData}`);
  }
  const known = requested.flatMap((line) => [sofa, stool].filter(({ ProductId }) => ProductId === line.ProductId));
  const unknown = requested
    .map(({ ProductId }) => ProductId)
    .filter((id) => id !== sofa.ProductId && id !== stool.ProductId);
  return pricedCart(
    known.map((line) => priced(line)),
    { unknown },
  );
}

function openPlanted(text: string) {
  localStorage.setItem('cartItems', text);
  return renderPage(page, { path: '/Cart', api: { 'cart-data': pricing } });
}

const plant = (...lines: readonly unknown[]) => openPlanted(JSON.stringify(lines));
const explained = () => within(screen.getByRole('list', { name: 'Items that could not be read' }));

test.each<[story: string, quantity: unknown, text: string]>([
  ['-1', -1, `${sofa.ProductName}: “-1” is not a valid quantity, so it is not in your cart.`],
  ['1.5', 1.5, `${sofa.ProductName}: “1.5” is not a valid quantity, so it is not in your cart.`],
  ['SQL', '3; drop', `${sofa.ProductName}: “3; drop” is not a valid quantity, so it is not in your cart.`],
])(
  'a planted quantity of %s is explained next to the valid lines, and one click repairs it [CART-04]',
  async (_, Quantity, text) => {
    const { user } = await plant({ ...sofa, Quantity }, stool);
    expect(explained().getByText(text)).toBeVisible();
    expect(await screen.findByRole('link', { name: stool.ProductName })).toBeVisible();
    await user.click(explained().getByRole('button', { name: 'Add 1 to the cart' }));
    expect($cartLines.get()).toEqual([stool, { ...sofa, Quantity: 1 }]);
    expect(screen.queryByRole('list', { name: /could not be read/ })).not.toBeInTheDocument();
  },
);

test('a nonsense line can be removed, which takes it out of storage [CART-04]', async () => {
  const { user } = await plant({ ...sofa, Quantity: -1 }, stool);
  await user.click(explained().getByRole('button', { name: 'Remove' }));
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([stool]);
});

test('a billion units are brought down to what may be bought, and cost no other line its price [CART-04]', async () => {
  const { user } = await plant({ ...sofa, Quantity: 1e9 }, stool);
  await user.click(await screen.findByRole('button', { name: 'Change to 5' }));
  expect($cartLines.get()).toEqual([{ ...sofa, Quantity: 5 }, stool]);
  expect(screen.getByRole('link', { name: stool.ProductName })).toBeVisible();
});

test.each<[story: string, line: CartLine]>([
  ['unknown', { ...sofa, ProductId: 999_999, ProductName: 'Ghost' }],
  ['with an id beyond the database', { ...sofa, ProductId: 3e9, ProductName: 'Ghost' }],
])('a product %s is called no longer sold [CART-04]', async (_, line) => {
  const { user } = await plant(line, stool);
  expect(await screen.findByText('No longer sold. Remove it to continue.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove this item' }));
  expect($cartLines.get()).toEqual([stool]);
});

test.each([
  ['is not JSON', '[{"ProductId":7'],
  ['is not a list', '{"ProductId":7}'],
])('a stored cart that %s is explained, and the page lives [CART-04]', async (_, text) => {
  const { user } = await openPlanted(text);
  expect(explained().getByText('The cart saved in this browser could not be read.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await user.click(explained().getByRole('button', { name: 'Remove' }));
  expect(localStorage.getItem('cartItems')).toBeNull();
});

test('a planted price is not shown as one, and the true one waits to be accepted [CART-04]', async () => {
  await plant({ ...sofa, Price: 1e300 });
  expect(await screen.findByText('The price changed from ₹0 to ₹45,999.50 since you added it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check Out' })).toBeDisabled();
});

test('a product that is stored twice is one line [CART-03]', async () => {
  await plant(stool, { ...stool, Quantity: 2 });
  expect(await screen.findByRole('textbox', { name: `Quantity of ${stool.ProductName}` })).toHaveValue('3');
});

test('lines beyond the limit of an order are pointed out, and the others keep their prices [CART-04]', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...stool,
    ProductId: 1000 + index,
    ProductName: `Stool ${index}`,
  }));
  await plant(...many);
  await waitFor(() => expect(screen.getAllByText('No longer sold. Remove it to continue.')).toHaveLength(100));
  expect(
    screen.getByText('One order can have up to 100 different products. Remove this one to continue.'),
  ).toBeVisible();
});

// Each resolved line erased the others from storage: a reload showed none of them.
test('resolving one nonsense line leaves the others, in storage too [CART-04]', async () => {
  const other = { ...stool, Quantity: 'many' };
  const { user } = await plant({ ...sofa, Quantity: -1 }, other, null);
  const remove = () => explained().getAllByRole('button', { name: 'Remove' });
  expect(remove()).toHaveLength(3);
  await user.click(explained().getAllByRole('button', { name: 'Add 1 to the cart' })[0] as HTMLElement);
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([{ ...sofa, Quantity: 1 }, other, null]);
  await user.click(remove()[1] as HTMLElement);
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([{ ...sofa, Quantity: 1 }, other]);
  expect(explained().getByText(/“many” is not a valid quantity/)).toBeVisible();
});

test('a change of the cart leaves its nonsense lines explained [CART-04]', async () => {
  const { user } = await plant({ ...sofa, Quantity: -1 }, stool);
  await user.click(await screen.findByRole('button', { name: `Remove ${stool.ProductName}` }));
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([{ ...sofa, Quantity: -1 }]);
  expect(explained().getByRole('button', { name: 'Add 1 to the cart' })).toBeVisible();
});

test.each<[story: string, entry: unknown, found: object]>([
  ['null for a line', null, { kind: 'line', name: '', quantity: '', repaired: null }],
  ['no id', { ProductName: 'Sofa', Quantity: 1 }, { name: 'Sofa', quantity: '', repaired: null }],
  ['a name as long as a book', { ProductName: 'x'.repeat(9999) }, { name: 'x'.repeat(80) }],
])('%s is explained [CART-04]', (_, entry, found) => {
  expect(unreadableLines([entry])).toMatchObject([found]);
});
