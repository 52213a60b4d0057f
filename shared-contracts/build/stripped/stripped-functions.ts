/**
 * Functions of libraries that the store never calls and that tree shaking cannot remove, because they are referenced by
 * objects and options at run time. Only production builds for the browser strip their bodies. In brotli this saves
 * 9.1 KB of react-dom, 9 KB of react-router and 4.4 KB of the federation runtime.
 */
export interface StrippedFunctions {
  readonly file: RegExp;
  /** Text that only this file contains, where the pattern matches several. */
  readonly holding?: string;
  /** Functions and methods that the store never calls; a comment says why. */
  readonly functions: readonly string[];
  /** Functions that are called: the statement that replaces the body. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Classes that are never constructed: the methods assigned to their prototypes go. */
  readonly classes?: readonly string[];
}

/** The versions of which this list was read and its effect compared (stripped-behaviour.test.ts). */
export const STRIPPED_VERSIONS = {
  'react-dom': '19.3.1',
  'react-router': '7.18.5',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
} as const;

export const STRIPPED_FUNCTIONS: readonly StrippedFunctions[] = [
  {
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    functions: [
      // Tags of the head from a component, and ReactDOM.preload and its like: the shell writes the head itself.
      'getResource',
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      // Form actions, useActionState and useFormStatus: forms have onSubmit (decision 0020).
      'startHostTransition',
      'requestFormReset',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      // Fragment refs, Activity, SuspenseList, elements with a dash, the cache of React's compiler: not in use.
      'FragmentInstance',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'setPropOnCustomElement',
      'useMemoCache',
      // The browser's own indicator of loading while a transition runs: React does not call it yet.
      'defaultOnDefaultTransitionIndicator',
      // ViewTransition: no component is one.
      'startViewTransition',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'applyViewTransitionToHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'measureViewTransitionHostInstancesRecursive',
      'createMeasurement',
      'createViewTransitionInstance',
      'scheduleViewTransitionEvent',
      // Style sheets and scripts that components bring, html, head and body as components.
      'acquireResource',
      'suspendResource',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
      'getHydratableHoistableCache',
      'adoptPreloadPropsForScript',
      'adoptPreloadPropsForStylesheet',
      'mountHoistable',
      'commitHostSingletonAcquisition',
      'resolveSingletonInstance',
      'releaseSingletonInstance',
    ],
    answers: {
      extractEvents$1: '',
      // Look for ViewTransitions below a fiber.
      commitAppearingPairViewTransitions: '',
      commitEnterViewTransitions: '',
      commitDeletedPairViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      restorePairedViewTransitions: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      measureNestedViewTransitions: '',
      // Tags of the head that components show.
      isHostHoistableType: 'return false',
      // Component stacks: no report carries them.
      getStackByFiberInDevAndProd: "return ''",
    },
    classes: ['FragmentInstance'],
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    holding: 'function createRouter(',
    functions: [
      // Actions and fetchers: the store's forms call the API themselves, its routes have loaders only.
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch2',
      'getLoadingFetcher',
      'getDoneFetcher',
      'getTargetedDataStrategyMatches',
      'deleteFetcher',
      'abortFetcher',
      'markFetchersDone',
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
      // Blockers: no hook of the facade makes one.
      'updateBlocker',
      // Outside of a data router; a root route without an ErrorBoundary.
      'useNavigateUnstable',
      'DefaultErrorComponent',
    ],
    answers: {
      markFetchRedirectsDone: 'return false',
      abortStaleFetchLoads: 'return false',
      shouldBlockNavigation: 'return',
      getSubmissionFromNavigation: 'return',
      // Removes the texts of its errors. No page shows them.
      getInternalRouterError: 'return new ErrorResponseImpl(status || 500, "", null, true)',
      checkFogOfWar: 'return { active: false, matches: null }',
      loadLazyRoute: 'return {}',
      // Transitions of an earlier document: the storage holds only what the store needs.
      persistAppliedTransitions: '',
      restoreAppliedTransitions: '',
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
    // Read only for modules that a build names.
    answers: { setIdToRemoteMap: '' },
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
    file: /[\\/]runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/,
    // Hooks of plugins that the store does not have.
    functions: [],
    answers: { emitAfterRegisterShare: '', emitAfterLoadShare: '', emitErrorLoadShare: '' },
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]share\.js$/,
    functions: [],
    answers: { shouldUseTreeShaking: 'return false' },
  },
  {
    file: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]parser\.js$/,
    // Every range is a caret and a whole version (shared-dependencies.ts).
    functions: [],
    answers: Object.fromEntries(
      ['Hyphen', 'ComparatorTrim', 'TildeTrim', 'CaretTrim', 'Tildes', 'XRanges', 'Star'].map((kind) => [
        `parse${kind}`,
        'return range',
      ]),
    ),
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
