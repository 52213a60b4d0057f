import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/cli';
import type { Compiler, DevServer, MultiCompiler } from '@rspack/core';
import type { RspackDevServer } from '@rspack/dev-server';
import { teamOfPackage } from '../../contract/remote/teams.ts';
import { buildEnvironment } from '../build-environment.ts';
import type { ServedTarget } from '../build-source.ts';
import { manifestOf } from '../publication.ts';
import { rspackConfiguration } from '../rspack-preset.ts';
import { styleTypesPlugin } from '../style-types.ts';
import { browserFaults } from './browser-faults.ts';
import { composedStore } from './composed-store.ts';
import { faultsPlugin } from './hot-plugins.ts';
import { proxiedStore } from './proxied-store.ts';
import { runningStore } from './running-store.ts';
import { ServerFaults } from './server-faults.ts';
import type { StoreBehind } from './store-behind.ts';
import { watchTypes } from './watch-types.ts';

const END_WITH_PARENT = path.resolve(import.meta.dirname, '../../../.ci/end-with-parent.mjs');

/**
 * `rspack dev` of a remote, in the store of this checkout; with `--env store=https://…` in that store, which renders its own
 * release on the server, so that a save reloads the page. A save of the shell does so, too: it holds all that is open.
 */
export async function developmentBuild(target: ServedTarget, elsewhere: string | undefined): Promise<Configuration[]> {
  // Without it, the process would outlive npm and keep its port and its database.
  await import(pathToFileURL(END_WITH_PARENT).href);
  const { web: ofWeb, node: ofNode, directory } = target;
  const { name, version } = manifestOf(directory);
  const work = mkdtempSync(path.join(tmpdir(), 'store-dev-'));
  const team = teamOfPackage(name);
  const isElsewhere = elsewhere !== undefined;
  if (isElsewhere && !team) throw new Error('A store elsewhere keeps its own shell.');
  const faults = new ServerFaults();
  const store = isElsewhere && team ? runningStore(target, team, elsewhere) : composedStore(target, team, work, faults);
  const endTypes = watchTypes(directory);
  const hot = team !== null && !isElsewhere;
  const build = { ...target, version: `${version}-dev`, folder: path.join(work, 'build'), development: true };
  const web = rspackConfiguration({ ...build, ...ofWeb, side: 'web', served: hot ? 'replacing' : 'reloading' });
  const end = (compiler: Compiler) =>
    compiler.hooks.shutdown.tapPromise('development', async () => {
      await Promise.all([endTypes(), store.stop()]);
      rmSync(work, { recursive: true, force: true });
    });
  return [
    {
      ...web,
      infrastructureLogging: { level: 'warn' },
      devServer: {
        ...devServer(name, team ? `/remotes/${name}` : '/assets', store, faults),
        hot,
        proxy: proxiedStore({ ...store, isElsewhere }),
      },
      plugins: [...(web.plugins ?? []), faultsPlugin(directory), styleTypesPlugin(directory), end],
    },
    ...(isElsewhere
      ? []
      : [{ ...rspackConfiguration({ ...build, ...ofNode, side: 'node' }), devServer: false as const }]),
  ];
}

function devServer(name: string, files: string, store: StoreBehind, faults: ServerFaults): DevServer {
  const { PORT = 3000, HOST } = buildEnvironment();
  const newest = `${files}/dev/`;
  const anyRelease = new RegExp(`^${files}/[^/]+/`);
  const toNewest = (request: IncomingMessage, _: ServerResponse, next: () => void) => {
    request.url = request.url?.replace(anyRelease, newest) ?? '';
    next();
  };
  return {
    host: HOST,
    port: PORT,
    static: false,
    compress: false,
    // The server's side becomes a release, which is files.
    devMiddleware: { publicPath: newest, writeToDisk: true, index: false, headers: { 'cache-control': 'no-store' } },
    client: {
      logging: 'none',
      // browser/show-faults.ts shows those, with sources.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // The page's own.
      webSocketURL: { hostname: '0.0.0.0', port: 0 },
    },
    setupMiddlewares(middlewares, { compiler }: RspackDevServer) {
      const { hooks } = compiler as MultiCompiler;
      hooks.invalid.tap('development', () => store.saved());
      hooks.done.tap('development', (stats) => store.built(stats));
      const [web] = (compiler as MultiCompiler).compilers;
      return [browserFaults(web?.outputPath ?? ''), toNewest, ...middlewares];
    },
    setupExitSignals: false,
    onListening(server: RspackDevServer) {
      stopAtFirstSignal(server);
      faults.showOver(server);
      const place = `${name} for development at http://localhost:${PORT}`;
      void store.fresh().then(() => process.stdout.write(`${place}. Stop it with Ctrl-C.\n`));
    },
  };
}

/** A terminal's Ctrl-C arrives twice, from npm too. At the second the server's own handler would leave the store behind. */
function stopAtFirstSignal(server: RspackDevServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stopCallback(() => server.compiler.close(() => process.exit()));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
