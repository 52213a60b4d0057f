import { remote } from 'shared-contracts/build/preset.ts';

export default remote(import.meta.dirname, {
  team: 'cart-checkout',
  exposes: {
    'pages/cart': './src/cart/page.tsx',
    'pages/checkout': './src/checkout/page.tsx',
    'pages/payment': './src/payment/page.tsx',
    'pages/payment-success': './src/payment-success/page.tsx',
    'pages/payment-failed': './src/payment-failed/page.tsx',
    'headless/cart-rules': './src/cart-rules/headless.ts',
    'headless/open-purchase': './src/payment/open-purchase.ts',
    'words/ar': './src/words.ar.ts',
  },
});
