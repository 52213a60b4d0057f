import type { FastifyInstance } from 'fastify';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { createFairQueue } from 'shared-contracts/server-kit/fair-queue';
import * as v from 'valibot';
import { VISIT_PATH } from '../../composition/visit-path.ts';
import { ASKED_BY_PEER } from '../addresses/asked-by-peer.ts';
import type { CanaryVisits } from './canary-visits.ts';

/** Of the header Server-Timing, which a cached document gets anew with each answer and scripts can read. */
export const VISIT_TIMING = 'visit';

const MAX_BYTES = 1024;
const PEER_TIMEOUT_MS = 1000;
/** Invented tokens are lost instead of filling the peers. */
const QUEUE = { running: 64, runningPerClient: 4, waiting: 256, maxWaitMs: PEER_TIMEOUT_MS };

const Said = v.object({
  token: v.pipe(v.string(), v.uuid()),
  fault: v.optional(v.pipe(v.string(), v.maxLength(400))),
});

interface VisitRoutesOptions {
  /** Undefined while no canary is up. */
  readonly visits: () => CanaryVisits | undefined;
  /** The other shells: one of them may have made the document. */
  readonly peers: () => readonly string[];
}

/**
 * What a browser says of its document while a canary is up, here or with a peer; nothing is answered, and nothing stored.
 */
export function registerVisitRoutes(app: FastifyInstance, { visits, peers }: VisitRoutesOptions): void {
  const queue = createFairQueue(QUEUE);
  app.post(VISIT_PATH, { bodyLimit: MAX_BYTES, logLevel: 'warn' }, async (request, reply) => {
    reply.code(204).header('cache-control', 'no-store');
    const said = v.safeParse(Said, request.body);
    if (!said.success) return reply.code(400).send();
    const { token, fault } = said.output;
    const isKnown = visits()?.said(token, fault);
    if (!isKnown && !request.headers[ASKED_BY_PEER])
      // A visit that is lost counts as silent.
      queue.run(clientOrigin(request.ip), () => passOn(peers(), said.output)).catch(() => undefined);
    return reply.send();
  });
}

async function passOn(peers: readonly string[], said: v.InferOutput<typeof Said>): Promise<void> {
  const asked = peers.map((peer) =>
    fetch(`${peer}${VISIT_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [ASKED_BY_PEER]: '1' },
      body: JSON.stringify(said),
      signal: AbortSignal.timeout(PEER_TIMEOUT_MS),
    }),
  );
  await Promise.allSettled(asked);
}
