import path from 'node:path';
import { rspack } from '@rspack/core';

const BROWSER = path.join(import.meta.dirname, 'browser');

/** Ends every module with a call of `refresh` in browser/hot-modules.ts. */
export const REFRESH_RULE = { test: /\.tsx?$/, exclude: BROWSER, use: 'builtin:react-refresh-loader' };

/** Modules of an open page can be replaced. */
export function hotPlugins() {
  return [
    new rspack.HotModuleReplacementPlugin(),
    // The name that the loader above calls.
    new rspack.ProvidePlugin({ $ReactRefreshRuntime$: path.join(BROWSER, 'hot-modules.ts') }),
  ];
}
