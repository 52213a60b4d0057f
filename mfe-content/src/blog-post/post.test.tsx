import { screen, within } from '@testing-library/react';
import { type FragmentProps, installWords } from 'shared-contracts';
import { articleOf } from 'shared-contracts/domain/article';
import { renderPage } from 'shared-contracts/testing/render-page';
import { post, products } from '../testing/home-answers.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

beforeAll(() => installWords('content', 'ar', arabic));

const article = {
  ...post(1),
  Slug: 'how-to-choose-dining-room-furniture',
  Title: 'How to choose dining room furniture',
  Content: '<p>Begin with a tape measure.<script>alert(1)</script></p><h2>The room</h2>',
  Meta_Keyword: 'dining',
  Meta_Description: 'A table has to fit.',
};

const answers = {
  'get-blog-detail': article,
  'get-blog-comments': [
    { CommentID: 1, Name: 'Ravi', Message: 'We measured twice.', CreatedOn: '2023-07-02T20:00:00Z' },
  ],
  'get-popular-products-list': products(1, 20),
};

function Shelf({ heading, products: shown }: FragmentProps['catalog/fragments/product-shelf']) {
  return (
    <section aria-label={heading}>
      <ul>
        {shown.map(({ ProductId, ProductName }) => (
          <li key={ProductId}>{ProductName}</li>
        ))}
      </ul>
    </section>
  );
}

const openPost = (api: Readonly<Record<string, unknown>> = {}, language: 'en' | 'ar' = 'en') =>
  renderPage(page, {
    path: `/Blog/${article.Slug}`,
    pattern: '/Blog/:slug',
    language,
    api: { ...answers, ...api },
    fragments: { 'catalog/fragments/product-shelf': Shelf },
  });

test('shows where it is: Home, Blog, its title [CON-05]', async () => {
  await openPost();
  const trail = within(screen.getByRole('navigation'));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/Blog');
  expect(trail.getByText(article.Title)).toHaveAttribute('aria-current', 'page');
});

test('shows title, day, author, picture and text, and nothing active of it [CON-05] [CAT-18]', async () => {
  const { container } = await openPost();
  expect(screen.getByRole('heading', { level: 1, name: article.Title })).toBeInTheDocument();
  expect(screen.getByText('Jun 28, 2023')).toBeInTheDocument();
  expect(screen.getByText(/by Asha Rao/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A picture of post-1' })).toBeInTheDocument();
  expect(screen.getByText('Begin with a tape measure.')).toBeInTheDocument();
  expect(container.querySelector('script')).toBeNull();
});

test('says on an Arabic page that it is written in English [SH-16]', async () => {
  await openPost({}, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).firstElementChild).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'العودة إلى المدونة' })).toHaveAttribute('href', '/ar/Blog');
});

test('can be shared, tweeted, pinned and sent by plain links to the networks [CON-05]', async () => {
  await openPost();
  const share = within(screen.getByRole('list', { name: 'Share this post' }));
  const address = `/Blog/${article.Slug}`;
  const hosts = share.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? ''));
  expect(hosts.map(({ host }) => host)).toEqual(['www.facebook.com', 'x.com', 'www.pinterest.com', 'wa.me']);
  expect(hosts[0]?.searchParams.get('u')).toContain(address);
  expect(hosts[1]?.searchParams.get('url')).toContain(address);
  expect(hosts[1]?.searchParams.get('text')).toBe(article.Title);
  expect(hosts[2]?.searchParams.get('media')).toContain('/media/post-1/1440.jpg');
  expect(hosts[3]?.searchParams.get('text')).toContain(address);
  expect(share.getByRole('link', { name: 'Tweet (opens X)' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('leads back to the blogs and on to three products and all others [CON-05]', async () => {
  await openPost();
  expect(screen.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/Blog');
  const shelf = within(await screen.findByRole('region', { name: 'You may also like' }));
  expect(shelf.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Product 1',
    'Product 2',
    'Product 3',
  ]);
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/ProductListing');
});

test('shows approved comments as text, by the day in India [CON-05]', async () => {
  await openPost({
    'get-blog-comments': [
      { CommentID: 1, Name: 'Ravi', Message: '<b>Not bold</b>', CreatedOn: '2023-07-02T20:00:00Z' },
    ],
  });
  const comments = within(screen.getByRole('region', { name: 'Comments' }));
  expect(comments.getByText('<b>Not bold</b>')).toBeInTheDocument();
  expect(comments.getByText('Jul 3, 2023')).toBeInTheDocument();
});

test('a post without comments has no heading for them, and still takes one', async () => {
  await openPost({ 'get-blog-comments': [] });
  expect(screen.queryByRole('heading', { name: 'Comments' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Leave a comment' })).toBeInTheDocument();
});

describe('what a post’s address loads', () => {
  const load = (slug: string, found: unknown = article) => {
    const requests: string[] = [];
    const outcome = page.load?.({
      url: new URL(`http://store.test/Blog/${slug}`),
      params: { slug },
      language: 'en',
      api: {
        call: async ({ name }: { name: keyof typeof answers }) => {
          requests.push(name);
          return { ok: true, value: name === 'get-blog-detail' ? found : answers[name] };
        },
      },
      signal: new AbortController().signal,
    } as never);
    return { outcome, requests };
  };

  test('an unknown slug is a 404 [CON-05]', async () => {
    expect(await load('no-such-post', null).outcome).toEqual({ kind: 'show', data: null, status: 404 });
  });

  test('another spelling of its slug is a redirect to the one that counts [SH-23]', async () => {
    const { outcome, requests } = load('How-To-Choose');
    expect(await outcome).toEqual({ kind: 'redirect', to: '/Blog/how-to-choose', permanent: true });
    expect(requests).toEqual([]);
  });

  test.each(['a_b', '..%2f', 'x'.repeat(201), ''])('%p is not a slug: no request is sent [CON-05]', async (slug) => {
    const { outcome, requests } = load(slug);
    expect(await outcome).toEqual({ kind: 'show', data: null, status: 404 });
    expect(requests).toEqual([]);
  });
});

test('a post that does not exist leads back to the blogs', async () => {
  await openPost({ 'get-blog-detail': null, 'get-blog-comments': [] });
  expect(screen.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/Blog');
});

test('search engines read it as a blog posting with absolute addresses [SH-18]', () => {
  const wire = { ...article, ModifiedOn: '2024-02-03T04:05:06.000Z' };
  const post = articleOf(wire) ?? ({} as never);
  const shown = {
    post,
    text: [],
    comments: [],
    products: [],
    address: `https://store.example/Blog/${post.slug}`,
  };
  const head = page.head(shown, { language: 'en', storeName: 'Kashtha & Co.' });
  expect(head).toMatchObject({
    title: 'Kashtha & Co. - How to choose dining room furniture',
    description: 'A table has to fit.',
    image: '/media/post-1/1440.jpg',
    breadcrumb: [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/Blog' },
      { name: post.title, path: `/Blog/${post.slug}` },
    ],
  });
  expect(head.structuredData).toEqual([
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: '2023-06-28T06:30:00.000Z',
      dateModified: '2024-02-03T04:05:06.000Z',
      image: 'https://store.example/media/post-1/1440.jpg',
      mainEntityOfPage: `https://store.example/Blog/${post.slug}`,
      author: { '@type': 'Person', name: 'Asha Rao' },
    }),
  ]);
  // Untranslated, it is English on the Arabic page too.
  const arabic = page.head(shown, { language: 'ar', storeName: 'Kashtha & Co.' });
  expect(arabic.structuredData).toEqual([expect.objectContaining({ inLanguage: 'en' })]);
  expect(page.head(null, { language: 'en', storeName: 'Kashtha & Co.' })).toMatchObject({
    noindex: true,
    absent: true,
  });
});
