import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const ORIGIN_OF_NOBODY = 'http://localhost';

/**
 * Origin of a page's absolute links: the configured one, else that of the request. A Host header is whatever the
 * client sent; one that names no host counts as none.
 */
export function storeOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicOrigin: string): string {
  if (publicOrigin) return publicOrigin;
  const asked = `${request.protocol}://${request.host}`;
  return HOST.test(request.host) && URL.canParse(asked) ? asked : ORIGIN_OF_NOBODY;
}
