import { createRequire } from 'node:module';
import path from 'node:path';
import type { SharedRole } from '../shared-dependencies.ts';

const require = createRequire(import.meta.url);

/** A runtime plugin of the shell. */
export const PROVIDE_BUNDLER_RUNTIME = path.join(import.meta.dirname, 'provide-bundler-runtime.ts');
const CONSUMED_BUNDLER_RUNTIME = path.join(import.meta.dirname, 'consumed-bundler-runtime.ts');

/**
 * Points the federation runtime at its ESM builds, which tree-shake (10 KB of brotli less in the shell, 9 KB in each
 * remote), and that of remotes at the shell's (3 KB less in each). It depends on file names inside the packages; the
 * byte budget in e2e fails when an update moves them.
 */
export function webFederationRuntime(role: SharedRole): Record<string, string> {
  const installed = require.resolve('@module-federation/enhanced');
  const scope = installed.slice(0, installed.lastIndexOf('/enhanced/'));
  const aliases: Record<string, string> = {};
  for (const name of ['webpack-bundler-runtime', 'runtime']) {
    const isConsumed = role === 'consumer' && name === 'webpack-bundler-runtime';
    const esm = isConsumed ? CONSUMED_BUNDLER_RUNTIME : `${scope}/${name}/dist/bundler.js`;
    aliases[`@module-federation/${name}$`] = esm;
    aliases[`${scope}/${name}/dist/index.cjs`] = esm;
    aliases[`${scope}/${name}/dist/bundler.cjs`] = esm;
  }
  for (const name of ['runtime-core', 'sdk'])
    aliases[`${scope}/${name}/dist/index.cjs`] = `${scope}/${name}/dist/index.js`;
  aliases[`${scope}/error-codes/dist/index.cjs`] = `${scope}/error-codes/dist/index.mjs`;
  return aliases;
}
