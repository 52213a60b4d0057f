import type { FastifyReply } from 'fastify';
import { TAGS_HEADER } from 'shared-contracts/server/change-stream';
import { tagHeaders } from 'shared-contracts/server-kit/edge-caching';

/** Marks an answer to a GET as the same for everybody until one of its tags changes: the gateway lets an edge store it. */
export function tagged(reply: FastifyReply, tags: readonly string[]): FastifyReply {
  return reply.headers({ [TAGS_HEADER]: tags.join(' '), ...tagHeaders(tags) });
}
