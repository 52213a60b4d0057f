import { remote } from 'shared-contracts/build/preset.ts';

export default remote(import.meta.dirname, {
  team: 'catalog',
  exposes: {
    'pages/listing': './src/listing/page.tsx',
    'pages/product': './src/product/page.tsx',
    'pages/compare': './src/compare/page.tsx',
    'pages/product-by-id': './src/product-by-id/page.tsx',
    'pages/stock-notice': './src/stock-notice/page.tsx',
    'pages/wish-list': './src/wish-list/page.tsx',
    'fragments/product-shelf': './src/product-shelf/fragment.tsx',
    'fragments/search': './src/search/fragment.tsx',
    'headless/wish-list': './src/wish-list/headless.ts',
    'words/ar': './src/words.ar.ts',
  },
  without: {
    // It asks for the right to compile WebAssembly as soon as it is loaded; no model of the shop is packed with it.
    web: ['three/examples/jsm/libs/meshopt_decoder.module.js'],
    // A document never has the viewer.
    node: ['@google/model-viewer'],
  },
});
