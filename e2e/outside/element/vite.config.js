import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '',
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: 'dist/web',
    modulePreload: false,
    rollupOptions: { input: 'src/opening-hours.js' },
  },
  plugins: [
    federation({
      name: 'mfe_hours',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './pages/hours': './src/opening-hours.js' },
    }),
  ],
});
