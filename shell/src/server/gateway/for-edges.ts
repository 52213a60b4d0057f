import type { IncomingHttpHeaders } from 'node:http';
import { TAGS_HEADER, VALID_HEADER } from 'shared-contracts/server/change-stream';
import { edgeCaching } from 'shared-contracts/server-kit/edge-caching';

/**
 * The headers of an API's answer as a client or an edge gets them. What is said between API and gateway ends here. An answer
 * with tags may be stored by an edge while `isPurged` says that changes of its tags reach the edge.
 */
export function forEdges(
  { [TAGS_HEADER]: tags, [VALID_HEADER]: valid, ...headers }: IncomingHttpHeaders,
  isPurged: (tags: readonly string[]) => boolean,
): IncomingHttpHeaders {
  const { 'cache-tag': cacheTag, xkey, ...plain } = headers;
  const caching = headers['cache-control'];
  const isShared =
    caching !== undefined && /^(?:no-cache$|public\b)/.test(caching) && headers['set-cookie'] === undefined;
  if (!isShared || typeof tags !== 'string' || cacheTag === undefined) return plain;
  // Edges store it anyway, and without tags nobody could take it away.
  if (/\bimmutable\b/.test(caching)) return headers;
  if (!isPurged(tags.split(' '))) return plain;
  if (caching !== 'no-cache') return headers;
  const validSeconds = valid === undefined ? {} : { validSeconds: Number(valid) };
  return { ...headers, 'cache-control': edgeCaching({ isPurged: true, ...validSeconds }) };
}
