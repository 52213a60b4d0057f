import type { FastifyRequest } from 'fastify';
import { CHANGES_PATH } from 'shared-contracts/server/change-stream';

/** Asked every few seconds, or answered for hours. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics', CHANGES_PATH]);

/** The pattern by which a trace names a request; null for what is not traced. */
export function tracedRoute({ routeOptions: { url = 'unknown' } }: FastifyRequest): string | null {
  return UNTRACED.has(url) ? null : url;
}
