import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DevServer } from '@rspack/core';
import type { Rewrite } from './rewrite-document.ts';

interface ProxyOptions {
  /** Resolves to the store's origin. */
  readonly origin: () => Promise<string>;
  /** Resolves when a document may be requested. */
  readonly fresh: () => Promise<void>;
  /** Whether the store is another machine's, which knows its own origin only. */
  readonly isElsewhere: boolean;
  readonly rewrite: Rewrite;
}

/** Replaced scripts have no integrity; a store elsewhere is reached without TLS here. */
const LEFT_OUT = ['integrity-policy', 'strict-transport-security', 'content-length', 'transfer-encoding', 'etag'];

/**
 * Proxies every request that is not for a file of the remote to the store, and rewrites documents for development. Security
 * headers are relaxed here alone, on the developer's machine, never in production.
 */
export function proxiedStore({ origin, fresh, isElsewhere, rewrite }: ProxyOptions): NonNullable<DevServer['proxy']> {
  const common = {
    // `router` names the store as soon as it is known.
    target: 'http://localhost',
    // The development server looks for a remote's file at another address first.
    pathRewrite: (address: string, request: IncomingMessage & { readonly originalUrl?: string }) =>
      request.originalUrl ?? address,
    changeOrigin: isElsewhere,
    autoRewrite: isElsewhere,
  };
  const proxyReq = (toStore: ClientRequest, request: IncomingMessage) => {
    if (isElsewhere) comeFromStore(toStore, request);
    if (isDocument(request)) toStore.setHeader('accept-encoding', 'identity');
  };
  const proxyRes = async (answer: IncomingMessage, _: IncomingMessage, reply: ServerResponse) =>
    sendDocument(answer, reply, await origin(), rewrite);
  return [
    {
      ...common,
      pathFilter: (_, request) => isDocument(request),
      router: () => fresh().then(origin),
      selfHandleResponse: true,
      on: { proxyReq, proxyRes },
    },
    { ...common, router: origin, on: { proxyReq } },
  ];
}

function isDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** The headers of a request as the store would get them without this process. */
function comeFromStore(toStore: ClientRequest, { headers: { host, origin, referer } }: IncomingMessage): void {
  const store = `${toStore.protocol}//${toStore.getHeader('host')}`;
  // What another site's page sends stays another site's.
  const isOwn = (address: string) => URL.parse(address)?.host === host;
  if (origin && isOwn(origin)) toStore.setHeader('origin', store);
  if (referer && isOwn(referer)) toStore.setHeader('referer', store + URL.parse(referer)?.pathname);
}

async function sendDocument(
  answer: IncomingMessage,
  reply: ServerResponse,
  store: string,
  rewrite: Rewrite,
): Promise<void> {
  const { statusCode = 502, headers } = answer;
  const isHtml = headers['content-type']?.startsWith('text/html');
  const content = await text(answer);
  const { location } = headers;
  const policy = headers['content-security-policy']?.toString().replace('; upgrade-insecure-requests', '');
  reply.writeHead(statusCode, {
    ...Object.fromEntries(Object.entries(headers).filter(([header]) => !LEFT_OUT.includes(header))),
    ...(policy ? { 'content-security-policy': policy } : {}),
    ...(location ? { location: location.replace(store, '') } : {}),
    'cache-control': 'no-store',
  });
  reply.end(isHtml ? rewrite(content) : content);
}
