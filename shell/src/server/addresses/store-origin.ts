import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const FALLBACK_ORIGIN = 'http://localhost';

/** Origin of absolute links: the configured one, else the request's. The client controls the Host header: it is checked. */
export function storeOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicOrigin: string): string {
  if (publicOrigin) return publicOrigin;
  const requested = `${request.protocol}://${request.host}`;
  return HOST.test(request.host) && URL.canParse(requested) ? requested : FALLBACK_ORIGIN;
}
