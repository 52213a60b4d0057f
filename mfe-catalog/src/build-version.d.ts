/** The build preset defines it. */
declare const __BUILD_VERSION__: string;
