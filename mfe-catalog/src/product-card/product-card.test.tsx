import { screen } from '@testing-library/react';
import { $wishList } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { listItem, productDetail } from '../testing/sample-catalogue.ts';
import { ProductCard } from './product-card.tsx';

const show = (change: Parameters<typeof listItem>[0] = {}) =>
  renderPage(<ProductCard product={listItem(change)} sizes="50vw" />);

test('a card says name, brand, prices in Indian grouping, whole percent off, rating and stock [CAT-07]', async () => {
  await show({ Price: 125_499.5, OldPrice: 150_000 });
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Aarvi 3 Seater Fabric Sofa in Teal');
  expect(card).toHaveTextContent('Jodhpur Craft House');
  expect(card).toHaveTextContent('Rs. 1,25,499.50');
  expect(card).toHaveTextContent('Rs. 1,50,000.00');
  expect(card).toHaveTextContent('16% Off');
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeInTheDocument();
  expect(card).toHaveTextContent('In stock');
});

test('its link leads to the product within its main category [CAT-07]', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Aarvi 3 Seater Fabric Sofa in Teal' })).toHaveAttribute(
    'href',
    '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal',
  );
});

test.each([
  ['no old price', null],
  ['an old price that is lower', 20_000],
  ['less than half a percent off', 25_500],
])("with %s it says 'No Discount' [CAT-07]", async (_, OldPrice) => {
  await show({ OldPrice });
  expect(screen.getByText('No Discount')).toBeInTheDocument();
  expect(screen.queryByText(/% Off/)).not.toBeInTheDocument();
});

test('without reviews there are no stars [CAT-23]', async () => {
  await show({ Rating: null, TotalReviews: 0 });
  expect(screen.queryByRole('img', { name: /Rated/ })).not.toBeInTheDocument();
});

test.each([null, 0, -1])('a price of %p shows no price [CAT-25]', async (Price) => {
  await show({ Price });
  expect(screen.queryByText(/Rs\./)).not.toBeInTheDocument();
});

test('what cannot be had says so [CAT-07]', async () => {
  await show({ StockStatus: 'Out of stock' });
  expect(screen.getByText('Out of stock')).toBeInTheDocument();
});

test('the heart adds the product to the wish list and removes it [CAT-24]', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add Aarvi 3 Seater Fabric Sofa in Teal to your wish list' }));
  expect($wishList.get()).toEqual([7]);
  await user.click(
    screen.getByRole('button', { name: 'Remove Aarvi 3 Seater Fabric Sofa in Teal from your wish list' }),
  );
  expect($wishList.get()).toEqual([]);
});

test('Quick view opens the product over the page, and closing gives focus back [HOME-07] [CAT-07]', async () => {
  const detail = Promise.withResolvers<unknown>();
  const { user } = await renderPage(<ProductCard product={listItem()} sizes="50vw" />, {
    api: { 'get-product_detail': () => detail.promise },
  });
  const button = screen.getByRole('button', { name: 'Quick view: Aarvi 3 Seater Fabric Sofa in Teal' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Loading product details...');
  detail.resolve([productDetail()]);
  expect(await screen.findByRole('dialog', { name: /Aarvi 3 Seater Fabric Sofa in Teal/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a second picture is fetched only where a mouse rests on the card', async () => {
  const { user, container } = await show();
  expect(container.querySelectorAll('img')).toHaveLength(1);
  await user.hover(container.querySelector('img') as HTMLElement);
  expect(container.querySelectorAll('img')).toHaveLength(2);
});
