import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Points the federation runtime at its ESM builds, which tree-shake (27 to about 15 KB of brotli). It leans
 * on file names inside the packages; the byte budget in e2e notices when an update moves them.
 */
export function esmFederationRuntime(): Record<string, string> {
  const installed = require.resolve('@module-federation/enhanced');
  const scope = installed.slice(0, installed.lastIndexOf('/enhanced/'));
  const aliases: Record<string, string> = {};
  for (const name of ['webpack-bundler-runtime', 'runtime']) {
    const esm = `${scope}/${name}/dist/bundler.js`;
    aliases[`@module-federation/${name}$`] = esm;
    aliases[`${scope}/${name}/dist/index.cjs`] = esm;
    aliases[`${scope}/${name}/dist/bundler.cjs`] = esm;
  }
  for (const name of ['runtime-core', 'sdk'])
    aliases[`${scope}/${name}/dist/index.cjs`] = `${scope}/${name}/dist/index.js`;
  aliases[`${scope}/error-codes/dist/index.cjs`] = `${scope}/error-codes/dist/index.mjs`;
  return aliases;
}
