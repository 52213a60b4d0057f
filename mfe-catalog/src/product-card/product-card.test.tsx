import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { $deliveryWay, $wishList, LanguageProvider, links, SiteProvider } from 'shared-contracts';
import { decodeCard } from 'shared-contracts/domain/card';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { aarviFamily, listItem, productDetail } from '../testing/sample-catalogue.ts';
import { Availability } from './availability.tsx';
import { ProductCard } from './product-card.tsx';
import { WishHeart } from './wish-heart.tsx';

const show = (change: Parameters<typeof listItem>[0] = {}) =>
  renderPage(<ProductCard product={decodeCard(listItem(change))} sizes="50vw" />);

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

test('to a pincode that was checked it says by when it arrives, in the line of the stock [CAT-30]', async () => {
  await show();
  const line = screen.getByText('In stock').parentElement;
  act(() => $deliveryWay.set([7, 13]));
  expect(line).toHaveTextContent(`by ${dayText(daysFrom(new Date(), 9), 'en-IN')}`);
  expect(screen.queryByText('In stock')).not.toBeInTheDocument();
});

// Cards of a later part lost their markup to the date, and their hearts stayed empty where there was no date.
test('a card that is hydrated once the storage has been read takes its markup over, then shows wish and date [CAT-30] [CAT-31]', async () => {
  const product = decodeCard(listItem());
  const parts = (
    <LanguageProvider language="en">
      <SiteProvider value={sampleSite}>
        <WishHeart productId={product.id} name={product.name} />
        <Availability product={product} />
      </SiteProvider>
    </LanguageProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(parts);
  const heart = screen.getByRole('button');
  $wishList.set([product.id]);
  $deliveryWay.set([7, 13]);
  const complained = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, parts, { onRecoverableError: complained }));
  expect(complained).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^Remove .* from your wish list$/ })).toBe(heart);
  expect(heart).toHaveAttribute('data-wished');
  expect(screen.getByText(/^by \d/)).toBeInTheDocument();
  act(() => hydrated.unmount());
  root.remove();
});

test.each([
  ['sold out', { StockStatus: 'Out of stock' }, 'Out of stock'],
  ['a download', { IsDigitalProduct: true }, 'In stock'],
] as const)('what is %s has no day of arrival [CAT-30]', async (_, change, text) => {
  await show(change);
  act(() => $deliveryWay.set([7, 13]));
  expect(screen.getByText(text)).toBeInTheDocument();
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

test('the heart adds the product to the wish list, removes it, and says so [CAT-24] [CAT-31]', async () => {
  const { user, toasts } = await show();
  await user.click(screen.getByRole('button', { name: 'Add Aarvi 3 Seater Fabric Sofa in Teal to your wish list' }));
  expect($wishList.get()).toEqual([7]);
  await user.click(
    screen.getByRole('button', { name: 'Remove Aarvi 3 Seater Fabric Sofa in Teal from your wish list' }),
  );
  expect($wishList.get()).toEqual([]);
  expect(toasts).toMatchObject([
    { text: 'Added to your wish list', subject: 'wish-list' },
    { text: 'Removed from your wish list', subject: 'wish-list' },
  ]);
});

test('Quick view opens the product over the page, and closing gives focus back [HOME-07] [CAT-07]', async () => {
  const detail = Promise.withResolvers<unknown>();
  const { user } = await renderPage(<ProductCard product={decodeCard(listItem())} sizes="50vw" />, {
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

test.each(['a mouse', 'the focus'])(
  'a second picture is fetched only where %s is on the card [PERF-02]',
  async (by) => {
    const { user, container } = await show();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('article') });
    expect(container.querySelectorAll('img')).toHaveLength(1);
    if (by === 'the focus') await user.tab();
    else await user.hover(container.querySelector('img') as HTMLElement);
    expect(container.querySelectorAll('img')).toHaveLength(2);
  },
);

test('a card offers the colours of its design that change nothing else, each with its address; dearer and sold-out ones say so [CAT-27]', async () => {
  await show({ Family: aarviFamily });
  const colours = within(screen.getByRole('list', { name: 'Colour' })).getAllByRole('link');
  expect(colours.map((link) => [link.getAttribute('aria-label'), link.getAttribute('aria-current')])).toEqual([
    ['Teal', 'true'],
    ['Navy, Rs. 1,999.50 more', null],
    ['Beige, Out of stock', null],
  ]);
  expect(colours[1]).toHaveAttribute('href', '/collections/fabric-sofas/aarvi-in-navy');
});

test.each(['pointer', 'focus'])(
  '%s on a colour shows its picture, name, price and address on the card [CAT-27]',
  async (by) => {
    const { user } = await show({ Family: aarviFamily });
    const navy = screen.getByRole('link', { name: /^Navy/ });
    if (by === 'pointer') await user.hover(navy);
    else act(() => navy.focus());
    const card = screen.getByRole('article');
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/picture18'));
    expect(card).toHaveTextContent('Rs. 27,499.00');
    expect(screen.getByRole('link', { name: 'Aarvi 3 Seater Fabric Sofa in Navy' })).toHaveAttribute(
      'href',
      '/collections/fabric-sofas/aarvi-in-navy',
    );
    if (by === 'focus') return;
    await user.unhover(card);
    expect(card).toHaveTextContent('Rs. 25,499.50');
  },
);

test('a first touch of a colour shows it, a second one goes to its page [CAT-27]', async () => {
  const { user, path } = await show({ Family: aarviFamily });
  const navy = screen.getByRole('link', { name: /^Navy/ });
  const here = path();
  await user.pointer({ keys: '[TouchA]', target: navy });
  expect(screen.getByRole('article')).toHaveTextContent('Aarvi 3 Seater Fabric Sofa in Navy');
  expect(path()).toBe(here);
  await user.pointer({ keys: '[TouchA]', target: navy });
  expect(path()).toBe('/collections/fabric-sofas/aarvi-in-navy');
});

test('a first touch shows the colour where the browser does not focus what is touched [CAT-27]', async () => {
  const { user, path } = await show({ Family: aarviFamily });
  const navy = screen.getByRole('link', { name: /^Navy/ });
  navy.addEventListener('mousedown', (event) => event.preventDefault());
  await user.pointer({ keys: '[TouchA]', target: navy });
  expect(navy).not.toHaveFocus();
  expect(screen.getByRole('article')).toHaveTextContent('Aarvi 3 Seater Fabric Sofa in Navy');
  await user.pointer({ keys: '[TouchA]', target: navy });
  expect(path()).toBe('/collections/fabric-sofas/aarvi-in-navy');
});

test('a card is rendered again for another product alone', async () => {
  const cards = [decodeCard(listItem()), decodeCard(listItem({ ProductName: 'Isha Bedside Table' }))];
  function List() {
    const [ticks, tick] = useReducer((n: number) => n + 1, 0);
    return (
      <>
        <button type="button" onClick={tick}>
          Tick
        </button>
        <ProductCard product={cards[Math.floor(ticks / 2)] as (typeof cards)[0]} sizes="50vw" />
      </>
    );
  }
  const { user } = await renderPage(<List />);
  const rendered = jest.spyOn(links, 'product');
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  expect(rendered).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  expect(screen.getByRole('article')).toHaveTextContent('Isha Bedside Table');
  rendered.mockRestore();
});
