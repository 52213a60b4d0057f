import path from 'node:path';
import { rspack } from '@rspack/core';

const BROWSER = path.join(import.meta.dirname, 'browser');

/** Where the shell's development build starts. */
export const REFRESH_RUNTIME = path.join(BROWSER, 'refresh-runtime.ts');

/** Ends every module with a call of `refresh` in browser/hot-modules.ts. */
export const REFRESH_RULE = { test: /\.tsx?$/, exclude: BROWSER, use: 'builtin:react-refresh-loader' };

/** Starts every entry script of a package under development with browser/show-faults.ts. */
export function faultsPlugin(directory: string) {
  return new rspack.EntryPlugin(directory, path.join(BROWSER, 'show-faults.ts'), {});
}

/** The name that the loader above calls. */
export function refreshModule() {
  return new rspack.ProvidePlugin({ $ReactRefreshRuntime$: path.join(BROWSER, 'hot-modules.ts') });
}
