import { checkedRemote } from './remote-config.ts';

const exposes = {
  'pages/home': './src/home.tsx',
  'pages/article': './src/article.tsx',
  'pages/customer-reviews': './src/customer-reviews.tsx',
  'pages/studios': './src/studios.tsx',
  'pages/unsubscribe': './src/unsubscribe.tsx',
  'pages/faqs': './src/faqs.tsx',
  'pages/contact': './src/contact.tsx',
  'pages/made-to-order': './src/made-to-order.tsx',
  'pages/enquiry': './src/enquiry.tsx',
  'pages/blog': './src/blog.tsx',
  'pages/blog-post': './src/blog-post.tsx',
  'fragments/why-us': './src/why-us.tsx',
  'fragments/all-collection': './src/all-collection.tsx',
  'fragments/special-offers': './src/special-offers.tsx',
  'fragments/promo-banner': './src/promo-banner.tsx',
  'words/ar': './src/words.ar.ts',
} as const;

// Each case fails twice: in the type check (the expected errors below) and in the build.
describe('a remote exposes the modules that the contract names for its team', () => {
  test('all of it and nothing else [OPS-01]', () => {
    expect(checkedRemote({ team: 'content', exposes })).toEqual({ team: 'content', exposes });
  });

  test('a page of the registry that is not exposed stops the build [OPS-01]', () => {
    const { 'pages/blog': _, ...fewer } = exposes;
    // @ts-expect-error: STORE_PATHS leads to 'content/pages/blog'.
    expect(() => checkedRemote({ team: 'content', exposes: fewer })).toThrow(
      "rspack.config.ts of content: 'pages/blog' is promised, but not exposed",
    );
  });

  test('a page that no path leads to stops the build [OPS-01]', () => {
    // @ts-expect-error: STORE_PATHS does not know 'content/pages/hom'.
    expect(() => checkedRemote({ team: 'content', exposes: { ...exposes, 'pages/hom': './src/home.tsx' } })).toThrow(
      "rspack.config.ts of content: 'pages/hom' is exposed, but not promised",
    );
  });

  test('neither may it expose another team’s [OPS-01]', () => {
    // @ts-expect-error: the listing is the catalogue's.
    expect(() => checkedRemote({ team: 'content', exposes: { ...exposes, 'pages/listing': './src/a.tsx' } })).toThrow(
      "'pages/listing' is exposed, but not promised",
    );
  });
});
