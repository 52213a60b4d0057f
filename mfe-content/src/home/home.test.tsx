import { screen, within } from '@testing-library/react';
import { definePage, type FragmentProps, SiteProvider } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { homeAnswers } from '../testing/home-answers.ts';
import { wholeSite } from '../testing/sample-site.ts';
import type { HomeData } from './home-data.ts';
import { loadHome } from './load-home.ts';
import { page } from './page.tsx';

/** Replaces the catalogue's shelf: these tests only check its props. */
function Shelf({ heading, products, layout = 'row' }: FragmentProps['catalog/fragments/product-shelf']) {
  return (
    <section aria-label={heading} data-layout={layout}>
      <h2>{heading}</h2>
      <ul>
        {products.map(({ ProductId, ProductName }) => (
          <li key={ProductId}>{ProductName}</li>
        ))}
      </ul>
    </section>
  );
}

beforeAll(() => {
  // jsdom has no media queries: this browser prefers reduced motion.
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  });
});

/** With a film, a chat, places and a map. */
const homeOfWholeStore = definePage<HomeData>({
  ...page,
  Component: ({ data }) => (
    <SiteProvider value={wholeSite}>
      <page.Component data={data} />
    </SiteProvider>
  ),
});

async function openHome(
  api: Readonly<Record<string, unknown>> = {},
  fragments = { 'catalog/fragments/product-shelf': Shelf },
) {
  const rendered = await renderPage(homeOfWholeStore, { path: '/', api: { ...homeAnswers, ...api }, fragments });
  // The blocks below the fold hydrate after the first ones.
  await screen.findByRole('heading', { name: 'Why shop with us' });
  return rendered;
}

const shelf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the home page', () => {
  test('shows its blocks in their order [HOME-09]', async () => {
    await openHome();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Room 1',
      'Room 2',
      'Room 3',
      'Popular categories',
      'New in cane',
      'Popular right now',
      'Will it fit through the door?',
      'All our furniture in one place',
      'King Size Beds',
      'Fabric Sofas',
      'Special offers',
      'Why shop with us',
      'Kashtha & Co. Reviews',
      'All Collection',
      'A day in our workshop',
      'From our blog',
      'Wood all the way',
      'Quick links',
      'Common questions',
      'Visit us',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('shows the four newest cane products next to a room, and six popular ones as new arrivals [HOME-04]', async () => {
    const { calls } = await openHome();
    expect(shelf('New in cane')).toEqual(['Product 50', 'Product 51', 'Product 52', 'Product 53']);
    expect(shelf('Popular right now')).toEqual([20, 21, 22, 23, 24, 25].map((id) => `Product ${id}`));
    expect(calls.find(({ name }) => name === 'get-recents-products-list')?.request).toEqual({
      PageNo: 1,
      PageSize: 20,
      TabName: 'new products',
      CategoryID: 7,
      recordValueJson: '[]',
    });
    expect(calls.find(({ name }) => name === 'get-popular-products-list')?.request).toEqual({
      PageNo: 1,
      PageSize: 20,
      recordValueJson: '[]',
    });
    expect(screen.getByRole('link', { name: 'All Cane Furniture' })).toHaveAttribute(
      'href',
      '/collections/cane-furniture',
    );
  });

  test('shows four real king size beds and four real fabric sofas, and leads to the rest [HOME-05]', async () => {
    await openHome();
    expect(shelf('King Size Beds')).toEqual(['Product 600', 'Product 601', 'Product 602', 'Product 603']);
    expect(shelf('Fabric Sofas')).toEqual(['Product 400', 'Product 401', 'Product 402', 'Product 403']);
    expect(screen.getByRole('link', { name: 'All King Size Beds' })).toHaveAttribute(
      'href',
      '/collections/king-size-beds',
    );
  });

  test('names a shelf as its category is named [HOME-05]', async () => {
    const renamed = homeAnswers['get-categories-list'].map((category) =>
      category.Slug === 'fabric-sofas' ? { ...category, Name: 'Sofas in linen' } : category,
    );
    await openHome({ 'get-categories-list': renamed });
    expect(shelf('Sofas in linen')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'All Sofas in linen' })).toBeInTheDocument();
  });

  test('opens its shelves with what is in stock [HOME-05]', async () => {
    const soldOut = (answer: (typeof homeAnswers)['get-recents-products-list']) =>
      answer.map((item, n) => (n === 0 ? { ...item, StockStatus: 'Out of stock' as const } : item));
    await openHome({ 'get-recents-products-list': soldOut(homeAnswers['get-recents-products-list']) });
    const newest = homeAnswers['get-recents-products-list'].slice(0, 4).map(({ ProductName }) => ProductName);
    expect(shelf('New in cane')).toEqual([...newest.slice(1), newest[0]]);
  });

  test('leads to the popular categories and to every collection that holds something [HOME-03] [SH-09]', async () => {
    await openHome();
    const popular = within(screen.getByRole('region', { name: 'Popular categories' }));
    expect(popular.getByRole('link', { name: /Sofas 14 items/ })).toHaveAttribute('href', '/collections/sofas');
    expect(popular.getByRole('link', { name: /Mirrors 1 item/ })).toHaveAttribute('href', '/collections/mirrors');
    const all = within(screen.getByRole('region', { name: 'All Collection' }));
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ProductListing',
      '/collections/living-room',
      '/collections/bedroom',
      '/collections/solid-wood',
      '/collections/cane-furniture',
    ]);
  });

  test('gives six reasons [SH-09]', async () => {
    await openHome();
    expect(within(screen.getByRole('region', { name: 'Why shop with us' })).getAllByRole('listitem')).toHaveLength(6);
  });

  test('leads to a chat with the configured number [HOME-05]', async () => {
    await openHome();
    const chat = new URL(screen.getByRole('link', { name: 'Ask us on WhatsApp' }).getAttribute('href') ?? '');
    expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/918000000000');
    expect(chat.searchParams.get('text')).toContain('Hello Kashtha & Co.');
  });

  test('leads to the listing by its banner [HOME-05]', async () => {
    await openHome();
    expect(screen.getByRole('link', { name: 'Browse all furniture' })).toHaveAttribute('href', '/ProductListing');
  });

  test('makes the editors’ offers, with the codes that the store takes [SH-09]', async () => {
    await openHome();
    const offers = within(screen.getByRole('region', { name: 'Special offers' }));
    expect(offers.getAllByRole('listitem')).toHaveLength(2);
    expect(offers.getByText(/FIRST10/)).toBeInTheDocument();
  });

  test('shows the reviews that the API has and says which are samples [HOME-08]', async () => {
    await openHome();
    const reviews = within(screen.getByRole('region', { name: 'Kashtha & Co. Reviews' }));
    expect(reviews.getAllByText('Sample review', { ignore: '[inert] *' })).toHaveLength(4);
    expect(reviews.getByText('Meera likes it.', { ignore: '[inert] *' })).toBeInTheDocument();
  });

  test('shows the three newest posts and leads to all [HOME-05]', async () => {
    const { calls } = await openHome();
    const blog = within(screen.getByRole('region', { name: 'From our blog' }));
    expect(blog.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Post 3',
      'Post 2',
      'Post 1',
    ]);
    expect(blog.getByRole('link', { name: 'Post 3' })).toHaveAttribute('href', '/Blog/post-3');
    expect(blog.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/Blog');
    expect(calls.find(({ name }) => name === 'get-blog-list')?.request).toEqual({ PageSize: 3 });
  });

  test('opens what the editors wrote, and unfolds the rest of it [HOME-06]', async () => {
    const { user } = await openHome();
    expect(screen.getByText('A good table outlives three phones.')).toBeVisible();
    const more = screen.getByText('Read more');
    expect(screen.getByText('They sit well.').closest('details')).not.toHaveAttribute('open');
    await user.click(more);
    expect(screen.getByText('They sit well.').closest('details')).toHaveAttribute('open');
  });

  test('names categories by room, sofas, beds and collections, none of them empty [HOME-06]', async () => {
    await openHome();
    const lists = within(screen.getByRole('navigation', { name: 'Quick links' }));
    const named = (name: string) =>
      within(lists.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.replace('/collections/', ''));
    expect(named('By room')).toEqual(['living-room', 'bedroom']);
    expect(named('Sofas')).toEqual(['sofas', 'fabric-sofas']);
    expect(named('Beds')).toEqual(['beds', 'king-size-beds']);
    expect(named('Collections')).toEqual(['solid-wood', 'sheesham-wood', 'cane-furniture']);
  });

  test('answers its own group of questions [HOME-06]', async () => {
    const { calls, user } = await openHome();
    expect(calls.find(({ name }) => name === 'get-faq-list')?.request).toEqual({ GroupName: 'Home' });
    const answer = screen.getByText('7 and 13').closest('details');
    expect(answer).not.toHaveAttribute('open');
    await user.click(screen.getByText('How long does it take?'));
    expect(answer).toHaveAttribute('open');
  });

  test('of a shop without products says that they arrive soon, and what its owner does next [API-10]', async () => {
    await openHome({
      'get-home-screen-banner': [],
      'get-popular-categories': [],
      'get-popular-products-list': [],
      'get-categories-list': [],
      'get-blog-list': [],
      'get-testimonials': [],
      'get-faq-list': [],
    });
    expect(screen.getByRole('heading', { name: 'Our first products arrive soon' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contactus');
    expect(screen.getByText(/docs\/operations\.md says how to fill it/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Special offers' })).not.toBeInTheDocument();
  });

  test('does without the blocks that the store has nothing for', async () => {
    await openHome({
      'get-categories-list': [],
      'get-testimonials': [],
      'get-home-screen-banner': [],
      'get-popular-categories': [],
      'get-blog-list': [],
      'get-faq-list': [],
      'get-web-content': null,
    });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Popular right now',
      'Will it fit through the door?',
      'Special offers',
      'Why shop with us',
      'A day in our workshop',
      'Visit us',
    ]);
  });

  test('has neither chat nor film nor map when the settings have none', async () => {
    await renderPage(page, {
      path: '/',
      api: homeAnswers,
      fragments: { 'catalog/fragments/product-shelf': Shelf },
    });
    expect(await screen.findByRole('heading', { name: 'Why shop with us' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Play the film/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Visit us' })).not.toBeInTheDocument();
  });

  test('keeps its other blocks while the catalogue’s shelves are unavailable [SH-12]', async () => {
    await openHome({}, {} as never);
    expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Why shop with us' })).toBeInTheDocument();
  });

  test('sends all requests in parallel, save the shelves that wait for their category', async () => {
    const requests: string[] = [];
    let answerAll = () => {};
    const held = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    const answers: Readonly<Record<string, unknown>> = homeAnswers;
    const api = {
      call: async ({ name }: { name: string }, request: unknown) => {
        requests.push(name);
        await held;
        const answer = answers[name];
        return { ok: true, value: typeof answer === 'function' ? answer(request) : answer };
      },
    };
    const loading = loadHome({ api } as never);
    expect(requests.toSorted()).toEqual([
      'get-blog-list',
      'get-categories-list',
      'get-faq-list',
      'get-home-screen-banner',
      'get-popular-categories',
      'get-popular-products-list',
      'get-special-offers',
      'get-testimonials',
      'get-web-content',
    ]);
    answerAll();
    expect((await loading).kind).toBe('show');
  });

  test.each(['get-web-content', 'get-categories-list'])('fails as a page without %s [SH-11]', async (name) => {
    await renderPage(page, { path: '/', api: { ...homeAnswers, [name]: reply.problem(500) } });
    expect(screen.getByRole('alert')).toHaveTextContent('http 500');
  });

  // Home by the logo with a content blocker: 'We cannot reach our catalogue', for the sake of a banner.
  test.each([
    ['get-home-screen-banner', 'is blocked', reply.nothing()],
    ['get-special-offers', 'fails', reply.problem(500)],
    ['get-popular-categories', 'is blocked', reply.nothing()],
    ['get-testimonials', 'fails', reply.problem(500)],
    ['get-recents-products-list', 'is refused', reply.problem(404)],
  ])('shows the rest where %s %s [SH-12]', async (name, _, answer) => {
    await openHome({ [name]: answer });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
