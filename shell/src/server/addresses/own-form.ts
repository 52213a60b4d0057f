import type { FastifyRequest } from 'fastify';

/** Whether a form was sent by a page of this store: another site must not send one for a visitor. */
export function isOwnForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
