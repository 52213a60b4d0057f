import { remote } from 'shared-contracts/build/preset.ts';

export default remote(import.meta.dirname, {
  team: 'new-team',
  serves: {
    pages: [{ path: '/new-team', page: 'pages/home', audience: 'public' }],
    fragments: ['fragments/note'],
    entries: [
      { place: 'menu', path: '/new-team', text: { en: 'New team', ar: 'صفحة جديدة' } },
      { place: 'footer', path: '/new-team', text: { en: 'New team', ar: 'صفحة جديدة' } },
    ],
  },
  exposes: {
    'pages/home': './src/home/page.tsx',
    'fragments/note': './src/note/fragment.tsx',
    'words/ar': './src/words.ar.ts',
  },
});
