import type { FastifyRequest } from 'fastify';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import { routeOf } from '../addresses/canonical-path.ts';

/** Asked every few seconds, or answered from a file. */
const UNTRACED = /^\/(?:healthz|readyz|composition\.json|favicon\.\w+|assets\/|remotes\/)/;

/** The pattern by which a trace names a request; null for what is not traced. */
export function tracedRoute({ routeOptions, url }: FastifyRequest, paths: readonly StorePath[]): string | null {
  const route = routeOptions.url ?? '/*';
  if (UNTRACED.test(route)) return null;
  if (route !== '/*') return route;
  const [path = ''] = url.split('?', 1);
  return routeOf(path, paths);
}
