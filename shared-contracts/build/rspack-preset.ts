import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { REFRESH_RULE, REFRESH_RUNTIME, refreshModule } from './dev/hot-plugins.ts';
import { PROVIDE_BUNDLER_RUNTIME, webFederationRuntime } from './federation/federation-runtime.ts';
import { type SharedRole, sharedDependencies } from './shared-dependencies.ts';
import { STRIPPED_FUNCTIONS } from './stripped/stripped-functions.ts';

export type BuildSide = 'web' | 'node';

export interface BuildTarget {
  /** Absolute path of the package. */
  readonly directory: string;
  /** Federation container name, also the team's CSS prefix: 'mfe_catalog'. */
  readonly container: string;
  readonly version: string;
  /** Absolute folder of this version, with one folder per side. */
  readonly folder: string;
  readonly side: BuildSide;
  readonly role: SharedRole;
  readonly development: boolean;
  /** What `rspack dev` does with an open page at a save (dev/development.ts). */
  readonly served?: 'replacing' | 'reloading';
  /** The shell's entry points; none for a remote. */
  readonly entry?: Readonly<Record<string, string>>;
  /** A remote's exposed modules, 'pages/listing' to source file; none for the shell. */
  readonly exposes?: Readonly<Record<string, string>>;
  /** Modules that a side is built without: an import of one gets an empty module. */
  readonly without?: Readonly<Partial<Record<BuildSide, readonly string[]>>>;
  /** Federation runtime plugins, absolute paths. */
  readonly runtimePlugins?: readonly string[];
}

/** Links of a fragment on another site's page lead to the store. */
const OPEN_ROUTER = path.join(import.meta.dirname, '../contract/open/router.tsx');
const STRIP_FUNCTIONS = path.join(import.meta.dirname, 'stripped/strip-functions.ts');

const BROWSERS = ['chrome 111', 'edge 111', 'firefox 113', 'safari 16.4'];

const CSS_LOADERS = [
  // A rule that no browser reads fails the build, instead of being left out of it.
  { loader: 'builtin:lightningcss-loader', options: { targets: BROWSERS, errorRecovery: false } },
  { loader: path.join(import.meta.dirname, 'custom-media-loader.ts') },
];

/** A build says one line (`publish`), unless it fails. */
export const QUIET = 'errors-only';

/** The rspack configuration of one side of a package, for shell and remotes. */
export function rspackConfiguration(target: BuildTarget): Configuration {
  const { directory, container, version, side, role, development, served } = target;
  const web = side === 'web';
  const open = role === 'open';
  const hot = served === 'replacing';
  return {
    // The manifest's plugin warns of an address that is not fixed, which the shell fixes.
    ...(open ? { infrastructureLogging: { level: 'error' as const } } : {}),
    name: `${container}-${open ? 'open' : side}`,
    context: directory,
    mode: development ? 'development' : 'production',
    // For the server's log and the reports of browsers, which name sources; no script names its map (private-files.ts).
    devtool: served ? 'cheap-module-source-map' : 'hidden-source-map',
    target: web ? ['web', 'es2022'] : 'async-node',
    entry: web && development && role === 'provider' ? withRefreshRuntime(target.entry) : (target.entry ?? {}),
    output: {
      path: path.join(target.folder, open ? 'open' : side),
      publicPath: web ? 'auto' : '',
      filename: web ? '[name].[contenthash:8].js' : '[name].js',
      ...chunkNames(side, Boolean(served)),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: container,
      // Two versions of a remote can meet in a page, when Retry brings a newer one: neither may take the other's chunks.
      chunkLoadingGlobal: `${container}@${version}${open ? '-open' : ''}`,
      // An open page may still take files of the builds before.
      clean: !served,
      // Integrity needs it; the document's preloads have the same mode, or the browser fetches each file twice.
      crossOriginLoading: web ? 'anonymous' : false,
      // A module that threw throws again on the next import, instead of being returned incomplete.
      strictModuleErrorHandling: true,
      ...(web ? {} : { library: { type: 'commonjs-module' } }),
    },
    resolve: {
      alias: {
        ...(open ? { 'shared-contracts/router$': OPEN_ROUTER } : web ? webFederationRuntime(role) : {}),
        ...(development ? {} : productionRouter()),
        ...Object.fromEntries((target.without?.[side] ?? []).map((name) => [name, false] as const)),
      },
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    module: {
      rules: [
        ...(hot ? [REFRESH_RULE] : []),
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          use: { loader: 'builtin:swc-loader', options: swcOptions(hot) },
        },
        // Another site's page may take React from an open build.
        ...(web && !development && !open ? leftOutRules() : []),
        {
          test: /model-viewer\/lib\/features\/controls\.js$/,
          use: path.join(import.meta.dirname, 'model-viewer-loader.ts'),
        },
        { test: /\.module\.css$/, type: 'css/module', use: CSS_LOADERS },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', use: CSS_LOADERS },
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { emit: web } },
      ],
      generator: {
        // The same class name on both sides, unique by the team's name and the hash of the path.
        'css/module': { localIdentName: '[uniqueName]-[local]-[hash:base64:6]', exportsOnly: !web },
        css: { exportsOnly: !web },
      },
      // Custom properties keep their names: a list sets what its cards, styled in another file, read.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
    },
    optimization: {
      minimize: web && !development,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      // Federation splits by exposed module; further chunks would only add requests.
      splitChunks: false,
      // The shortest names: nothing outlives a version's folder, so none needs to be the same in the next build.
      ...(development ? {} : { moduleIds: 'natural', mangleExports: 'size' }),
      chunkIds: 'named',
      // An open page goes on with the last good build.
      ...(served ? { emitOnErrors: false } : {}),
    },
    plugins: [
      ...(hot ? [refreshModule()] : []),
      ...(web && !served ? [chunkIntegrity()] : []),
      new rspack.DefinePlugin({ __BUILD_VERSION__: JSON.stringify(version) }),
      // Nearly all of the first script runs at once. Chromium then compiles it during the download: 12 ms less evaluation
      // on the main thread of a desktop, 50 ms on a phone a quarter as quick.
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /^main\.[0-9a-f]+\.js$/,
        // After minimising, which drops comments.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
      }),
      new ModuleFederationPlugin({
        name: container,
        filename: web ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        ...(target.exposes ? { exposes: exposed(target.exposes) } : {}),
        shared: sharedDependencies({ directory, role, side }),
        // The shell registers remotes by the entry that release.json names; other sites by the manifest.
        manifest: open,
        // Types come from shared-contracts, in the workspace; other sites get those of open/open-types.ts.
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        runtimePlugins: [
          ...(web && role === 'provider' ? [PROVIDE_BUNDLER_RUNTIME] : []),
          ...(target.runtimePlugins ?? []),
        ],
        ...(web ? {} : { library: { type: 'commonjs-module' } }),
        experiments: {
          // Remotes are registered by their entry, not by a manifest: the snapshot code is dead weight (1.1 KB).
          optimization: { target: side, disableSnapshot: web },
        },
      }),
    ],
    performance: false,
    // The store asks for whole modules, whose style sheets release.json names.
    lazyCompilation: false,
    stats: QUIET,
  };
}

/** Only React's development build, the shell's, can replace components. */
function withRefreshRuntime(entry: BuildTarget['entry'] = {}) {
  return Object.fromEntries(Object.entries(entry).map(([name, file]) => [name, [REFRESH_RUNTIME, file]]));
}

/**
 * A chunk's address has the hash of its release, so that the entry script need not name one of its own. Under development
 * an open page takes the newest style sheet of a chunk from the address that it knows.
 */
function chunkNames(side: BuildSide, served: boolean) {
  const hash = side === 'web' && !served ? '' : '.[contenthash:8]';
  const chunk = `[name]${served ? '.0' : hash}.css`;
  const cssFilename = served ? chunk : '[name].[contenthash:8].css';
  return { chunkFilename: `[name]${hash}.js`, cssFilename, cssChunkFilename: chunk };
}

/**
 * Each script carries the hashes of the chunks it may load, so that the browser refuses an altered one. The documents
 * name each entry's hash, from the release's signed list; the algorithm is the list's (`integrityOf`).
 */
function chunkIntegrity() {
  return new rspack.SubresourceIntegrityPlugin({
    hashFuncNames: ['sha256'],
    htmlPlugin: false,
    enabled: true,
  });
}

/** What filters of advertisements and trackers look for in the addresses of files. */
const FILTERED = /banner|consent|offers?|popup|promo|report|social|sponsor|track/g;

/** The chunk name of an exposed module: 'fragments-pr-ba' of fragments/promo-banner. A blocked file is a page without content. */
export function chunkName(exposedModule: string): string {
  return exposedModule.replace('/', '-').replace(FILTERED, (word) => word.slice(0, 2));
}

function exposed(exposes: NonNullable<BuildTarget['exposes']>) {
  return Object.fromEntries(
    Object.entries(exposes).map(([name, file]) => [`./${name}`, { import: file, name: chunkName(name) }]),
  );
}

function swcOptions(refresh: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      // Production JSX for development too, so that shells and remotes of both kinds share one runtime; React's own build
      // decides what it checks.
      transform: { react: { runtime: 'automatic', development: false, refresh } },
    },
  };
}

function leftOutRules() {
  return STRIPPED_FUNCTIONS.map(({ file, ...parts }) => ({
    test: file,
    use: { loader: STRIP_FUNCTIONS, options: parts },
  }));
}

// For bundlers react-router's exports have no condition for its production build (8.5 KB less).
function productionRouter(): Record<string, string> {
  const router = path.dirname(fileURLToPath(import.meta.resolve('react-router/package.json')));
  return {
    'react-router/dom$': `${router}/dist/production/dom-export.mjs`,
    'react-router$': `${router}/dist/production/index.mjs`,
  };
}
