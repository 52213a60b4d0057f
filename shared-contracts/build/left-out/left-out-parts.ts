/**
 * Parts of libraries that no page of the store can reach and that tree shaking cannot see, because they hang on
 * objects and options at run time. Production builds for the browser leave their bodies out; development builds,
 * tests and the server keep them. In brotli it saves 8.1 KB of react-router and 3.8 KB of the federation runtime.
 */
export interface LeftOutParts {
  /** The file that holds them. */
  readonly file: RegExp;
  /** What tells it from others whose names the pattern cannot tell apart. */
  readonly holding?: string;
  /** Functions and methods by name. What each is for, and why the store never calls it, stands beside it. */
  readonly functions: readonly string[];
  /** The same, of functions that are called all the same: the statement that takes the body's place. */
  readonly answers?: Readonly<Record<string, string>>;
}

export const LEFT_OUT: readonly LeftOutParts[] = [
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    holding: 'function createRouter(',
    functions: [
      // Actions and fetchers: the store's forms call the API themselves, its routes have loaders only.
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch2',
      // Routes that arrive later: the one route tree is whole from the start.
      'discoverRoutes',
      'patchRoutesImpl',
      '_internalSetRoutes',
      // Middleware, instrumentation, React Server Components: not set up.
      'runClientMiddlewarePipeline',
      'callRouteMiddleware',
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
      'recurseRight',
      'RSCErrorHandler',
      'decodeRedirectErrorDigest',
      'decodeRouteErrorResponseDigest',
      // State of the router as its own server part writes it: the store's boot data carries it.
      'deserializeErrors',
    ],
    answers: {
      checkFogOfWar: 'return { active: false, matches: null }',
      loadLazyRoute: 'return {}',
      normalizeNavigateOptions: 'return { path }',
      // Advice to developers, who get it from the development build.
      warning: '',
      warningOnce: '',
    },
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    // Remotes are registered by their entry, never by a manifest.
    functions: ['loadRemoteSnapshotInfo', 'getManifestJson', 'loadManifestSnapshot'],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    // The document itself names what to preload.
    functions: ['preloadRemote'],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
    functions: ['preloadAssets', 'formatPreloadArgs'],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    // Remotes are classic scripts.
    functions: ['loadEsmEntry', 'loadSystemJsEntry'],
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]context\.js$/,
    // Facts for a report that federation makes in node only.
    functions: [],
    answers: { optionsToMFContext: 'return {}' },
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/,
    // Shared modules shaken at run time by federation's own server: there is none.
    functions: [],
    answers: { beforeInit: 'return args' },
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/,
    // Remotes known when the shell is built: it learns of all of them at run time.
    functions: ['remotes'],
  },
];
