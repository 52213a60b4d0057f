import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { scratchFolder } from '../../../store/data-folders.ts';

/** What the page gets. */
export interface Hosted {
  /** The address of a manifest. */
  readonly manifest: string;
  readonly props: object;
}

/** A site of somebody else, made with Module Federation's own runtime alone. */
export async function outsideHost(kind: 'plain' | 'react') {
  const script = await bundled(kind);
  let hosted: Hosted | undefined;
  const server = createServer((request, response) => {
    const isScript = request.url === '/host.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : documentFor(hosted));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    show(next: Hosted): string {
      hosted = next;
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function documentFor(hosted: Hosted | undefined): string {
  const data = JSON.stringify(hosted).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<!doctype html><html lang="en"><title>Partner</title><body data-host='${data}'><main></main><button>Remove</button><script src="/host.js"></script>`;
}

async function bundled(kind: string): Promise<string> {
  const folder = scratchFolder();
  const compiler = rspack({
    mode: 'production',
    entry: path.join(import.meta.dirname, `${kind}.ts`),
    output: { path: folder, filename: 'host.js' },
    module: { rules: [{ test: /\.ts$/, type: 'javascript/auto', use: 'builtin:swc-loader' }] },
    performance: false,
  });
  const faults = await new Promise<string>((resolve, reject) => {
    compiler.run((fault, stats) => (stats ? resolve(stats.toString('errors-only')) : reject(fault)));
  });
  await new Promise((closed) => compiler.close(closed));
  if (faults) throw new Error(faults);
  return readFileSync(path.join(folder, 'host.js'), 'utf8');
}
