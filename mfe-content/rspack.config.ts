import { remote } from 'shared-contracts/build/preset.ts';

export default remote(import.meta.dirname, {
  team: 'content',
  exposes: {
    'pages/home': './src/home/page.tsx',
    'pages/article': './src/article/page.tsx',
    'pages/customer-reviews': './src/customer-reviews/page.tsx',
    'pages/studios': './src/studios/page.tsx',
    'pages/faqs': './src/faqs/page.tsx',
    'pages/contact': './src/contact/page.tsx',
    'pages/made-to-order': './src/made-to-order/page.tsx',
    'pages/enquiry': './src/enquiry/page.tsx',
    'pages/unsubscribe': './src/unsubscribe/page.tsx',
    'pages/blog': './src/blog/page.tsx',
    'pages/blog-post': './src/blog-post/page.tsx',
    'fragments/why-us': './src/why-us/fragment.tsx',
    'fragments/all-collection': './src/all-collection/fragment.tsx',
    'fragments/special-offers': './src/special-offers/fragment.tsx',
    'fragments/promo-banner': './src/promo-banner/fragment.tsx',
    'words/ar': './src/words.ar.ts',
  },
  open: { fragments: { 'fragments/why-us': './src/why-us/open.tsx' }, origins: ['*'] },
});
