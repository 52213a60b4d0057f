import { screen, within } from '@testing-library/react';
import type { FragmentProps } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { homeAnswers } from '../testing/home-answers.ts';
import arabic from '../words.ar.ts';
import { loadHome } from './load-home.ts';
import { page } from './page.tsx';

/** Stands in for the catalogue's shelf: what the home page hands over is all that is looked at here. */
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
  // jsdom has no media queries: a browser that wants less motion.
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  });
});

const openHome = (
  api: Readonly<Record<string, unknown>> = {},
  fragments = { 'catalog/fragments/product-shelf': Shelf },
) => renderPage(page, { path: '/', api: { ...homeAnswers, ...api }, fragments });

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
      'New arrivals',
      'Every piece, in one place',
      'King Size Beds',
      'Fabric Sofas',
      'Why shop with us',
      'Kashtha & Co. Reviews',
      'All Collection',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('shows the four newest cane products beside a room, and six popular ones as new arrivals [HOME-04]', async () => {
    const { calls } = await openHome();
    expect(shelf('New in cane')).toEqual(['Product 50', 'Product 51', 'Product 52', 'Product 53']);
    expect(shelf('New arrivals')).toEqual([20, 21, 22, 23, 24, 25].map((id) => `Product ${id}`));
    expect(calls.find(({ name }) => name === 'get-recents-products-list')?.request).toEqual({
      PageSize: 20,
      CategoryID: 7,
    });
    expect(calls.find(({ name }) => name === 'get-popular-products-list')?.request).toEqual({ PageSize: 20 });
    expect(screen.getByRole('link', { name: 'See all of New in cane' })).toHaveAttribute(
      'href',
      '/collections/cane-furniture',
    );
  });

  test('shows four real king size beds and four real fabric sofas, and leads to the rest [HOME-05]', async () => {
    await openHome();
    expect(shelf('King Size Beds')).toEqual(['Product 600', 'Product 601', 'Product 602', 'Product 603']);
    expect(shelf('Fabric Sofas')).toEqual(['Product 400', 'Product 401', 'Product 402', 'Product 403']);
    expect(screen.getByRole('link', { name: 'See all of King Size Beds' })).toHaveAttribute(
      'href',
      '/collections/king-size-beds',
    );
  });

  test('leads to the popular categories and to every collection that holds something [HOME-03] [SH-09]', async () => {
    await openHome();
    const popular = within(screen.getByRole('region', { name: 'Popular categories' }));
    expect(popular.getByRole('link', { name: /Sofas 14 pieces/ })).toHaveAttribute('href', '/collections/sofas');
    expect(popular.getByRole('link', { name: /Mirrors 1 piece/ })).toHaveAttribute('href', '/collections/mirrors');
    const all = within(screen.getByRole('region', { name: 'All Collection' }));
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ProductListing',
      '/collections/living-room',
      '/collections/bedroom',
      '/collections/cane-furniture',
    ]);
  });

  test('gives six reasons [SH-09]', async () => {
    await openHome();
    expect(within(screen.getByRole('region', { name: 'Why shop with us' })).getAllByRole('listitem')).toHaveLength(6);
  });

  test('shows reviews from the API and says which are samples [HOME-08]', async () => {
    await openHome();
    const reviews = within(screen.getByRole('region', { name: 'Kashtha & Co. Reviews' }));
    expect(reviews.getByRole('img', { name: /5\.0/ })).toBeInTheDocument();
    expect(reviews.getByText('The sofa outlived two moves.')).toBeInTheDocument();
    expect(reviews.getByText('Meera')).toBeInTheDocument();
    expect(reviews.getByText('Pune')).toBeInTheDocument();
    expect(reviews.getByText('Sample review')).toBeInTheDocument();
  });

  test('shows three reviews of however many there are [HOME-08]', async () => {
    const [review] = homeAnswers['get-testimonials'];
    const many = ['One.', 'Two.', 'Three.', 'Four.'].map((Quote) => ({ ...review, Quote }));
    await openHome({ 'get-testimonials': many });
    const reviews = within(screen.getByRole('region', { name: 'Kashtha & Co. Reviews' }));
    expect(reviews.getAllByRole('figure')).toHaveLength(3);
  });

  test('does without the blocks that the store has nothing for', async () => {
    await openHome({
      'get-categories-list': [],
      'get-testimonials': [],
      'get-home-screen-banner': [],
      'get-popular-categories': [],
    });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['New arrivals', 'Why shop with us']);
  });

  test('keeps its other blocks while the catalogue’s shelves are away [SH-12]', async () => {
    await openHome({}, {} as never);
    expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Why shop with us' })).toBeInTheDocument();
  });

  test('asks for everything at once, save the shelves that wait for their category', async () => {
    const asked: string[] = [];
    let answerAll = () => {};
    const held = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    const answers: Readonly<Record<string, unknown>> = homeAnswers;
    const api = {
      call: async ({ name }: { name: string }, request: unknown) => {
        asked.push(name);
        await held;
        const answer = answers[name];
        return { ok: true, value: typeof answer === 'function' ? answer(request) : answer };
      },
    };
    const loading = loadHome({ api } as never);
    expect(asked.toSorted()).toEqual([
      'get-categories-list',
      'get-home-screen-banner',
      'get-popular-categories',
      'get-popular-products-list',
      'get-testimonials',
      'get-web-content',
    ]);
    answerAll();
    expect((await loading).kind).toBe('show');
  });

  test('fails as a page when the API is away, so that nothing half is ever cached [SH-11]', async () => {
    await openHome({ 'get-home-screen-banner': reply.problem(500) });
    expect(screen.getByRole('alert')).toHaveTextContent('http 500');
  });
});

describe('the head of the home page', () => {
  const context = { language: 'en', storeName: 'Kashtha & Co.' } as const;

  async function head(answers: Readonly<Record<string, unknown>> = {}) {
    const given: Readonly<Record<string, unknown>> = { ...homeAnswers, ...answers };
    const api = {
      call: async ({ name }: { name: string }, request: unknown) => {
        const answer = given[name];
        return { ok: true, value: typeof answer === 'function' ? answer(request) : answer };
      },
    };
    const outcome = await loadHome({ api } as never);
    return page.head(outcome.kind === 'show' ? outcome.data : undefined, context);
  }

  test('names the store and the page, with keywords, description and structured data [HOME-01]', async () => {
    expect(await head()).toMatchObject({
      title: 'Kashtha & Co. - Home',
      keywords: 'sofas, beds',
      description: 'Furniture from Indian workshops.',
      structuredData: [{ '@type': 'FurnitureStore' }],
    });
  });

  test('preloads the picture of the first slide [HOME-02]', async () => {
    const { preload } = await head();
    expect(preload?.type).toBe('image/avif');
    expect(preload?.srcSet).toContain('/media/room-1/480.avif 480w');
  });

  test.each(['{broken', 'null', '"text"', '[1]', ''])(
    'has no structured data where the editors wrote %p [HOME-01]',
    async (Meta_Schema) => {
      const written = { ...homeAnswers['get-web-content'], Meta_Schema };
      expect((await head({ 'get-web-content': written })).structuredData).toEqual([]);
    },
  );

  test('stands without any content of the editors', async () => {
    expect((await head({ 'get-web-content': null })).title).toBe('Kashtha & Co.');
  });
});

test('every text is there in Arabic', () => {
  expect(Object.values(arabic).filter((text) => text.trim() === '')).toEqual([]);
});
