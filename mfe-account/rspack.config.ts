import { remote } from 'shared-contracts/build/preset.ts';

export default remote(import.meta.dirname, {
  team: 'account',
  exposes: {
    'pages/login': './src/login/page.tsx',
    'pages/create-account': './src/sign-up/page.tsx',
    'pages/reset-password': './src/reset-password/page.tsx',
    'pages/overview': './src/overview/page.tsx',
    'pages/profile': './src/profile/page.tsx',
    'pages/addresses': './src/addresses/page.tsx',
    'pages/orders': './src/orders/page.tsx',
    'pages/order': './src/order/page.tsx',
    'pages/track-order': './src/track-order/page.tsx',
    'headless/session': './src/session/headless.ts',
    'words/ar': './src/words.ar.ts',
  },
});
