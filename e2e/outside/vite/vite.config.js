import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

/** The shell has these: a page has them once. */
const lent = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

export default defineConfig(({ isSsrBuild }) => ({
  base: '',
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/node' : 'dist/web',
    ssr: isSsrBuild ? 'src/page.tsx' : false,
    // A page's Integrity-Policy lets no import through without a hash: the packer's script fetches what there is.
    modulePreload: false,
    rollupOptions: { input: 'src/page.tsx' },
  },
  // The shell's renderer has no node_modules of this folder.
  ssr: { noExternal: true },
  plugins: [
    federation({
      name: 'mfe_workshops',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './pages/workshops': './src/page.tsx', './words/ar': './src/words.ar.ts' },
      shared: { react: lent('^19.3.0'), 'react/jsx-runtime': lent('^19.3.0'), 'shared-contracts': lent('^1.7.0') },
    }),
  ],
}));
