import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CanaryVisits } from './canary-visits.ts';

/** Its name says nothing that blockers of telemetry look for. */
export const VISIT_PATH = '/store-visit';
/** Of the header Server-Timing, which a cached document gets anew with each answer and scripts can read. */
export const VISIT_TIMING = 'visit';

const MAX_BYTES = 1024;
const PEER_TIMEOUT_MS = 1000;
const ASKED_BY_PEER = 'x-asked-by-peer';

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

/** What a browser says of its document while a canary is up; nothing is answered, and nothing stored. */
export function registerVisitRoutes(app: FastifyInstance, { visits, peers }: VisitRoutesOptions): void {
  app.post(VISIT_PATH, { bodyLimit: MAX_BYTES, logLevel: 'warn' }, async (request, reply) => {
    reply.code(204).header('cache-control', 'no-store');
    const said = v.safeParse(Said, request.body);
    if (!said.success) return reply.code(400).send();
    const { token, fault } = said.output;
    const isKnown = visits()?.said(token, fault);
    if (isKnown === false && !request.headers[ASKED_BY_PEER]) for (const peer of peers()) passOn(peer, said.output);
    return reply.send();
  });
}

function passOn(peer: string, said: v.InferOutput<typeof Said>): void {
  fetch(`${peer}${VISIT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [ASKED_BY_PEER]: '1' },
    body: JSON.stringify(said),
    signal: AbortSignal.timeout(PEER_TIMEOUT_MS),
    // A visit that is lost counts as silent.
  }).catch(() => undefined);
}
