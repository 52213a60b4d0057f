/** The version being built, put in by the build preset. */
declare const __BUILD_VERSION__: string;
