/**
 * Functions of libraries that the store never calls and that tree shaking cannot remove, because they are referenced by
 * objects and options at run time. Only production builds for the browser strip their bodies. In brotli this saves
 * 8.1 KB of react-router and 3.8 KB of the federation runtime.
 */
export interface StrippedFunctions {
  readonly file: RegExp;
  /** Text that only this file contains, where the pattern matches several. */
  readonly holding?: string;
  /** Functions and methods that the store never calls; a comment says why. */
  readonly functions: readonly string[];
  /** Functions that are called: the statement that replaces the body. */
  readonly answers?: Readonly<Record<string, string>>;
}

export const STRIPPED_FUNCTIONS: readonly StrippedFunctions[] = [
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    holding: 'function createRouter(',
    functions: [
      // Actions and fetchers: the store's forms call the API themselves, its routes have loaders only.
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch2',
      // Lazy route discovery: the route tree is complete from the start.
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
      // The router's own serialised state: the store's boot data carries it.
      'deserializeErrors',
    ],
    answers: {
      checkFogOfWar: 'return { active: false, matches: null }',
      loadLazyRoute: 'return {}',
      normalizeNavigateOptions: 'return { path }',
      // Warnings for developers, who use the development build.
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
    // The document preloads scripts itself.
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
    // For a report that federation makes in node only.
    functions: [],
    answers: { optionsToMFContext: 'return {}' },
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/,
    // Tree shaking by federation's own server, which the store does not run.
    functions: [],
    answers: { beforeInit: 'return args' },
  },
  {
    file: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/,
    // Remotes known at build time: the shell registers all of them at run time.
    functions: ['remotes'],
  },
];
