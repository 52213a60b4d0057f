import type { IncomingMessage } from 'node:http';

/** For Fastify's `rewriteUrl`. RFC 9112, 3.2.2: 'GET http://host/path' is valid, and its host replaces the Host header. */
export function originForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (host === undefined || path === undefined) return url;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
