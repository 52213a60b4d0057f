/// <reference path="./react-refresh.d.ts" />
import * as runtime from 'react-refresh/runtime';

declare global {
  /** For the modules of a remote under development (hot-modules.ts). */
  var reactRefresh: typeof runtime;
}

// First in the shell's development build: React DOM looks for this hook when it is evaluated.
runtime.injectIntoGlobalHook(globalThis);
globalThis.reactRefresh = runtime;
