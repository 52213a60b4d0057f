import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Progress } from './progress.ts';
import { CLIENT, type Rewrite } from './rewrite-document.ts';

interface FrontOptions {
  /** The origin of the store behind it. */
  readonly store: string;
  /** Whether the store is another machine's, which knows its own origin only. */
  readonly isElsewhere: boolean;
  /** The remote's package. */
  readonly name: string;
  /** The folder of its web files. */
  readonly files: string;
  /** The text of the document's first script. */
  readonly client: string;
  readonly progress: Progress;
  /** Resolves when a document may be requested. */
  readonly fresh: () => Promise<void>;
  readonly rewrite: Rewrite;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Replaced scripts have no integrity; a store elsewhere is reached without TLS here. */
const LEFT_OUT = ['integrity-policy', 'strict-transport-security', 'content-length', 'transfer-encoding', 'etag'];

/**
 * What the browser talks to: the store, but with the remote's web files of the newest build, and documents changed for
 * development. What production relaxes nowhere, this process relaxes on its way to one machine's browser.
 */
export function createFront(options: FrontOptions): http.Server {
  const { store, isElsewhere, name, files, client, progress, fresh, rewrite } = options;
  const ownFile = new RegExp(`^/remotes/${name}/[^/]+/([\\w@.+~/-]+)$`);

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === CLIENT) return void reply.writeHead(200, uncached('.js')).end(client);
    if (pathname === '/@dev/events') return sendNews(reply);
    // The running store's worker would be installed on this origin.
    if (isElsewhere && pathname === '/sw.js') return void reply.writeHead(404).end();
    const [, file = ''] = ownFile.exec(pathname) ?? [];
    if (file && !file.includes('..') && (await sendFile(path.join(files, file), reply))) return;
    await ask(request, reply);
  }

  function sendNews(reply: ServerResponse): void {
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const stop = progress.follow((news) => void reply.write(`data: ${JSON.stringify(news)}\n\n`));
    reply.on('close', stop);
  }

  async function ask(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const isDocument = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isDocument) await fresh();
    const headers = { ...request.headers, ...(isElsewhere ? asFrom(store, request.headers) : {}) };
    if (isDocument) headers['accept-encoding'] = 'identity';
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { request: send } = store.startsWith('https:') ? https : http;
    const asked = send(store + request.url, { method: request.method, headers }, resolve).on('error', reject);
    reply.on('close', () => asked.destroy());
    // A browser that goes on leaves its request incomplete.
    pipeline(request, asked).catch(reject);
    const response = await promise;
    const { statusCode = 502 } = response;
    if (response.headers.location) response.headers.location = response.headers.location.replace(store, '');
    if (!isDocument || !response.headers['content-type']?.startsWith('text/html')) {
      reply.writeHead(statusCode, response.headers);
      return pipeline(response, reply);
    }
    const passedOn = Object.entries(response.headers).filter(([header]) => !LEFT_OUT.includes(header));
    const policy = response.headers['content-security-policy']?.toString().replace('; upgrade-insecure-requests', '');
    reply.writeHead(statusCode, {
      ...Object.fromEntries(passedOn),
      ...(policy ? { 'content-security-policy': policy } : {}),
      'cache-control': 'no-store',
    });
    reply.end(rewrite(await text(response)));
  }

  return http.createServer((request, reply) => {
    answer(request, reply).catch((fault: Error) => {
      if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      reply.end(`The store at ${store} does not answer: ${fault.message}`);
    });
  });
}

/** Whether there is such a file. */
async function sendFile(file: string, reply: ServerResponse): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return false;
  reply.writeHead(200, uncached(path.extname(file)));
  await pipeline(createReadStream(file), reply);
  return true;
}

function uncached(extension: string) {
  return { 'content-type': TYPES[extension] ?? 'application/octet-stream', 'cache-control': 'no-store' };
}

/** The headers of a request as the store would get them without this process. */
function asFrom(store: string, { host: own, origin, referer }: IncomingHttpHeaders): IncomingHttpHeaders {
  const { host } = new URL(store);
  // What another site's page sends stays another site's.
  const isOwn = (address: string | undefined) => address !== undefined && URL.parse(address)?.host === own;
  return {
    host,
    ...(isOwn(origin) ? { origin: store } : {}),
    ...(isOwn(referer) ? { referer: store + URL.parse(referer ?? '')?.pathname } : {}),
  };
}
