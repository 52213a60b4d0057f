import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { instantOf } from 'shared-contracts/domain/instant';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { NO_FACTS } from '../testing/no-facts.ts';
import { aarviFamily, categories, listItem, listItems, productDetail } from '../testing/sample-catalogue.ts';
import { reviewsPage } from '../testing/sample-reviews.ts';
import { arrived, backEnd, HERE, home, PRODUCT, show, TITLE } from '../testing/show-product-page.ts';
import { shownProduct } from '../testing/shown-product.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

const byPath = { CategorySlug: 'fabric-sofas', ProductSlug: 'aarvi-3-seater-fabric-sofa-in-teal' };

test('the product, its reviews and related products are asked for by the path, none after another [CAT-11]', async () => {
  const { calls } = await show();
  expect(calls.slice(0, 4).map(({ name, request }) => [name, request])).toEqual([
    ['get-categories-list', expect.anything()],
    ['get-product_detail', { ...byPath, recordValueJson: '[]' }],
    ['get-product-reviews', { ...byPath, PageNo: 1, PageSize: 5 }],
    ['get-related-products-list', byPath],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
});

test('of a back end that knows ids alone the id is asked for by the names of the path, hyphens as spaces [CAT-11]', async () => {
  const answers = backEnd();
  const byId = (answer: unknown) => (asked: { ProductId?: number }) =>
    asked.ProductId === 7 ? answer : reply.problem(400, { errors: [{ path: 'ProductId', message: 'is missing' }] });
  const { calls } = await arrived(
    renderPage(page, {
      path: HERE,
      pattern: PRODUCT,
      api: {
        ...answers,
        'get-product-id-bynameAndCategory': 7,
        'get-product_detail': byId([productDetail()]),
        'get-product-reviews': byId(reviewsPage(12)),
        'get-related-products-list': byId([]),
      },
    }),
  );
  expect(calls.find(({ name }) => name === 'get-product-id-bynameAndCategory')?.request).toEqual({
    productName: 'aarvi 3 seater fabric sofa in teal',
    categoryName: 'fabric sofas',
  });
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
});

const VISITOR = () => ({ token: '', userId: '' });

const load = (path: string, api: Record<string, unknown>) => {
  const [, , category, product] = path.split('/').map(decodeURIComponent);
  return page.load?.({
    url: new URL(path, 'http://store.test'),
    params: { category, product },
    language: 'en',
    signal: new AbortController().signal,
    api: fakeApi(api, VISITOR).api,
  });
};

test.each([
  ['an unknown path', HERE, { 'get-product_detail': [] }],
  ['a name of hyphens only', '/collections/fabric-sofas/---', {}],
  ['a name beyond any length', `/collections/fabric-sofas/${'x'.repeat(400)}`, {}],
])("%s answer HTTP 404 and 'Product not found' [CAT-11]", async (_, path, answers) => {
  const others = { 'get-product-reviews': reviewsPage(0), 'get-related-products-list': [] };
  const api = { 'get-categories-list': categories, ...others, ...answers };
  expect(await load(path, api)).toMatchObject({ kind: 'show', status: 404 });
  await renderPage(page, { path, pattern: PRODUCT, api });
  expect(screen.getByRole('heading', { level: 1, name: 'Product not found' })).toBeInTheDocument();
});

test('a recalled product answers HTTP 410, says why and what to do, and promises no return [CAT-11] [CON-07]', async () => {
  const recall = {
    ProductName: 'Oslo Chair',
    Sku: 'OSLO-1',
    SinceUTC: '2026-11-27T20:00:00Z',
    Reason: 'A leg may break.',
    Advice: 'Do not sit on it.',
  };
  const outcome = await page.load?.({
    url: new URL('http://store.test/collections/chairs/oslo-chair'),
    params: { category: 'chairs', product: 'oslo-chair' },
    language: 'en',
    signal: new AbortController().signal,
    api: fakeApi({ ...backEnd(), 'get-product_detail': reply.enveloped([], { recall }) }, VISITOR).api,
  });
  const data = {
    kind: 'recalled',
    recall: {
      name: 'Oslo Chair',
      sku: 'OSLO-1',
      since: instantOf(recall.SinceUTC),
      reason: recall.Reason,
      advice: recall.Advice,
    },
    address: 'http://store.test/collections/chairs/oslo-chair',
  } as const;
  expect(outcome).toEqual({ kind: 'show', status: 410, data });
  const head = page.head?.(data, { language: 'en', storeName: 'Store' });
  expect(head).toMatchObject({ title: 'Recalled: Oslo Chair | Store', noindex: true });
  expect(JSON.stringify(head?.structuredData)).toContain('https://schema.org/Discontinued');

  await renderPage(<page.Component data={data} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Recalled: Oslo Chair' })).toBeInTheDocument();
  expect(screen.getByText(/on 28 Nov 2026 \(SKU OSLO-1\)/)).toBeInTheDocument();
  for (const text of [recall.Reason, recall.Advice]) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/tell me when/i)).not.toBeInTheDocument();
});

test.each([
  ['another spelling', '/collections/Fabric-Sofas/Aarvi-3-Seater-Fabric-Sofa-in-Teal', home],
  ['a former name', '/collections/fabric-sofas/aarvi-sofa', { ...home, isCurrent: false }],
])('%s leads to the canonical address for good [CAT-11] [CAT-02]', async (_, path, address) => {
  const shown = await show({}, path, address);
  expect(shown.path()).toBe(HERE);
});

test('under another of its categories the page names the main one as canonical [CAT-02]', async () => {
  const outcome = await load('/collections/sofas/aarvi-3-seater-fabric-sofa-in-teal', {
    'get-product_detail': [productDetail()],
    'get-categories-list': categories,
  });
  if (outcome?.kind !== 'show') throw new Error('not shown');
  expect(page.head(outcome.data, { language: 'en', storeName: 'K' })).toMatchObject({
    canonical: HERE,
    title: `${TITLE} | K`,
  });
});

test('what decides comes before the button, facts after it [CAT-13] [CAT-28]', async () => {
  await show();
  const text = document.body.textContent ?? '';
  const order = [
    'fabric sofa · teal · living room',
    TITLE,
    '12 reviews',
    'Rs. 25,499.50',
    'Rs. 29,999.00',
    '15% Off',
    'EMI from Rs. 1,224 a month',
    'Inclusive of all taxes. Free delivery.',
    'Delivery to',
    'To see the delivery date and assembly options.',
    'Add to Cart',
    'Deep seats on a sheesham frame.',
    'Availability',
    'Delivery',
    'Shipping',
    'Free assembly in major cities',
    'Grab The Deals',
    'FIRST10',
    'Bestseller',
    'Standard',
    'Product Attributes',
    'Vendor: Jodhpur Craft House',
    'Rating: 4.5 / 5 (12 reviews)',
    'Free Shipping',
    'Returnable',
    'New Arrival',
    'Est. Delivery 9 days',
    'Share',
    'Product Details',
    'Seats three.',
  ];
  let from = text.indexOf('fabric sofa · teal');
  for (const part of order) {
    const found = text.indexOf(part, from);
    expect([part, found]).not.toEqual([part, -1]);
    from = found;
  }
  expect(screen.getByRole('link', { name: /Inclusive of all taxes/ })).toHaveAttribute(
    'href',
    '/pages/delivery-and-assembly',
  );
});

// A press while the parts below have no code yet let the browser scroll to a part that React then took away.
test.each([
  ['EMI from Rs. 1,224 a month', 'emi'],
  [/12 reviews/, 'reviews'],
])('%s shows that part of the page, unfolded, without a navigation [CAT-21] [CAT-19]', async (name, id) => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.closest('details') ?? this.id);
  };
  const { user, path } = await show();
  const before = path();
  await user.click(screen.getByRole('link', { name }));
  const part = document.getElementById(id);
  expect(scrolled).toHaveBeenCalledWith(part?.closest('details') ?? id);
  expect(part?.closest('details') ?? { open: true }).toHaveProperty('open', true);
  expect(document.activeElement).not.toBe(document.body);
  expect(path()).toBe(before);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a download has neither a quantity nor assembly [CAT-15] [CAT-17]', async () => {
  await show({ IsDigitalProduct: true, DeliveryContent: '<p>Download it from your orders.</p>' });
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Delivery' })).toBeInTheDocument();
  expect(screen.queryByText(/ssembly/)).not.toBeInTheDocument();
});

test('what arrives assembled is promised no assembly, and what cannot be returned is a final sale [CAT-33]', async () => {
  await show({ Facts: { ...NO_FACTS, Assembly: 'Arrives assembled', ArrivesAssembled: true }, IsReturnAble: false });
  expect(screen.queryByText(/Free assembly/)).not.toBeInTheDocument();
  expect(screen.getByText('Final sale')).toBeInTheDocument();
});

test('the eyebrow has three keywords at most [CAT-28]', async () => {
  await show({ MetaKeywords: 'sofa, teal, fabric, living room, bestseller' });
  expect(screen.getByText('sofa · teal · fabric')).toBeInTheDocument();
  expect(screen.queryByText(/bestseller,|living room/)).not.toBeInTheDocument();
});

test('quantity and Add to Cart are one row [CAT-28]', async () => {
  await show();
  const row = screen.getByRole('group', { name: 'Quantity' }).parentElement;
  expect(within(row as HTMLElement).getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
});

// A guide in PDF offered instalments, assembly and shipping.
test('a download has no instalments, no delivery and no shipping [CAT-21] [CAT-28]', async () => {
  const { container } = await show({ IsDigitalProduct: true, EmiFrom: null });
  expect(container).not.toHaveTextContent(/EMI|instalment|Free assembly|Shipping calculated/i);
  expect(screen.queryByRole('textbox', { name: 'Pincode' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ways to Pay' })).toBeInTheDocument();
  expect(screen.getByText('Inclusive of all taxes.')).toBeInTheDocument();
});

test('old price and discount are hidden when the old price is not above the price [CAT-14]', async () => {
  await show({ OldPrice: 25_499.5 });
  expect(screen.queryByText(/% Off/)).not.toBeInTheDocument();
  expect(screen.queryByText('No Discount')).not.toBeInTheDocument();
});

test('a product without a price shows none, cannot be bought, and is reported once [CAT-25]', async () => {
  const { calls, unmount } = await show({ ProductId: 8, Price: null });
  expect(screen.queryByText(/Rs\./)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Quantity' })).not.toBeInTheDocument();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'insert-client-report')).toHaveLength(1));
  unmount();
  const again = await show({ ProductId: 8, Price: null });
  expect(again.calls.some(({ name }) => name === 'insert-client-report')).toBe(false);
});

test('accordions without content are omitted [CAT-17]', async () => {
  await show();
  const titles = screen.getAllByRole('group').flatMap((group) => within(group).queryAllByRole('heading', { level: 2 }));
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Specification',
    'EMI & Ways to Pay',
    'Ask For Customization',
    'Delivery & Assembly',
    'Furniture Care',
  ]);
  expect(screen.getByText('Brought to your door.')).toBeInTheDocument();
});

test('nothing of the description runs [CAT-18]', async () => {
  const { container } = await show();
  expect(container.querySelector('script')).toBeNull();
  expect(container).not.toHaveTextContent('alert(1)');
});

test('the page can be shared and its link copied [CAT-14]', async () => {
  const { user, toasts } = await show();
  expect(screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent(HERE),
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`${HERE}$`));
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Link copied' }]);
});

test('in Arabic the interface is Arabic, prices keep their digits, catalogue text says it is English [SH-16]', async () => {
  installWords('catalog', 'ar', arabic);
  await arrived(renderPage(page, { path: HERE, pattern: PRODUCT, language: 'ar', api: backEnd() }));
  expect(screen.getByRole('button', { name: 'أضف إلى السلة' })).toBeInTheDocument();
  expect(screen.getAllByText('Rs. 25,499.50')[0]).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('Deep seats on a sheesham frame.')).toHaveAttribute('lang', 'en');
});

test('other products like it are shown, the ones looked at before too, but never itself [CAT-22]', async () => {
  localStorage.setItem('store:recentlyViewed', '[7,21,22]');
  const seen = [listItem({ ProductId: 21, ProductName: 'Seen Chair', Slug: 'seen-chair' })];
  const { calls } = await arrived(
    renderPage(page, {
      path: HERE,
      pattern: PRODUCT,
      api: { ...backEnd(), 'get-related-products-list': listItems(3), 'get-products-list-by-ids': seen },
    }),
  );
  const shelf = within(screen.getByRole('region', { name: 'You may also like' }));
  expect(shelf.getAllByRole('article')).toHaveLength(3);
  const before = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(before.getByRole('heading', { name: 'Seen Chair' })).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'get-products-list-by-ids')?.request).toEqual({ ProductIds: '21,22' });
  expect(localStorage.getItem('store:recentlyViewed')).toBe('[7,21,22]');
});

test('a failed secondary part does not hide the product [CAT-11]', async () => {
  const api = {
    ...backEnd(),
    'get-product-reviews': reply.problem(500),
    'get-related-products-list': reply.problem(500),
  };
  await arrived(renderPage(page, { path: HERE, pattern: PRODUCT, api }));
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
  expect(await screen.findByText('The reviews cannot be shown right now.')).toBeInTheDocument();
});

test('its design is offered in each colour between price and PIN, what is shown is named, sold-out ones say so [CAT-27]', async () => {
  await show({ Family: aarviFamily });
  const colours = within(screen.getByRole('list', { name: 'Colour' })).getAllByRole('link');
  expect(colours.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Teal',
    'Navy, Rs. 1,999.50 more',
    'Beige, Out of stock',
    'Plum, only velvet, Rs. 6,000 more',
  ]);
  expect(screen.getByRole('link', { name: 'Teal', current: true })).toBeInTheDocument();
  const [first] = colours;
  const follows = (other: Element) => first?.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(screen.getByRole('heading', { level: 1 }))).toBe(false);
  expect(follows(screen.getByRole('textbox', { name: /PIN/i }))).toBe(true);
});

test('what its family lacks is struck and says what it changes as well, also in words below [CAT-27]', async () => {
  await show({ Family: aarviFamily });
  const covers = within(screen.getByRole('list', { name: 'Cover' }));
  expect(covers.getByRole('link', { name: 'Woven fabric', current: true })).not.toHaveAttribute('data-struck');
  const velvet = covers.getByRole('link', { name: 'Velvet, only Plum, Rs. 6,000 more' });
  expect(velvet).toHaveAttribute('data-struck');
  expect(velvet).toHaveAttribute('href', '/collections/fabric-sofas/aarvi-in-plum');
  expect(covers.getByText('only Plum')).toBeInTheDocument();
  expect(covers.getByText('Rs. 6,000 more')).toBeInTheDocument();
});

test('choosing a colour changes the page in place [CAT-27]', async () => {
  const { user, path, state } = await show({ Family: aarviFamily });
  await user.click(screen.getByRole('link', { name: /^Navy/ }));
  await waitFor(() => expect(path()).toBe('/collections/fabric-sofas/aarvi-in-navy'));
  expect(state()).toEqual({ inPlace: true });
});

test('going to another colour keeps the page and the focus: all are of one subject [CAT-27]', () => {
  const subject = (change: Parameters<typeof productDetail>[0]) => page.subject?.(shownProduct(change));
  expect(subject({ Family: aarviFamily })).toBe(subject({ Family: aarviFamily, ProductId: 8 }));
  expect(subject({})).toBeUndefined();
});
