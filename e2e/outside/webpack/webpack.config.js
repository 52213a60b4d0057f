import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const CONTAINER = 'mfe_gardens';

/** The shell has these: a page has them once. */
const lent = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

const side = (web) => ({
  mode: 'production',
  devtool: false,
  target: web ? ['web', 'es2022'] : 'async-node',
  entry: {},
  output: {
    path: path.resolve(web ? 'dist/web' : 'dist/node'),
    publicPath: web ? 'auto' : '',
    uniqueName: CONTAINER,
    crossOriginLoading: 'anonymous',
    ...(web ? {} : { library: { type: 'commonjs-module' } }),
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
      {
        test: /\.module\.css$/,
        use: [
          ...(web ? [MiniCssExtractPlugin.loader] : []),
          {
            loader: 'css-loader',
            options: {
              modules: { localIdentName: `${CONTAINER}-[local]`, exportOnlyLocals: !web, namedExport: false },
            },
          },
        ],
      },
    ],
  },
  optimization: { splitChunks: false, minimize: web },
  performance: false,
  stats: 'errors-warnings',
  plugins: [
    ...(web ? [new MiniCssExtractPlugin(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })] : []),
    new ModuleFederationPlugin({
      name: CONTAINER,
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: {
        './pages/gardens': { import: './src/page.tsx', name: 'gardens' },
        './words/ar': { import: './src/words.ar.ts', name: 'words-ar' },
      },
      shared: { react: lent('^19.3.0'), 'react/jsx-runtime': lent('^19.3.0'), 'shared-contracts': lent('^1.7.0') },
      ...(web ? {} : { library: { type: 'commonjs-module' } }),
    }),
  ],
});

export default [side(true), side(false)];
