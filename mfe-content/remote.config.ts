import { defineRemote } from 'shared-contracts/build/remote-config.ts';

export default defineRemote({
  team: 'content',
  exposes: {
    'pages/home': './src/home/page.tsx',
    'pages/article': './src/article/page.tsx',
    'words/ar': './src/words.ar.ts',
  },
});
