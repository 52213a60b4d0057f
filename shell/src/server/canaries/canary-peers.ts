import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readBounded } from '../releases/read-bounded.ts';

/** What a shell tells the others of its canary. */
const CanaryState = v.object({
  /** Drawn at its start. Shells of earlier versions have none. */
  shell: v.optional(v.string()),
  /** Of the release; absent while none is up. */
  address: v.optional(v.string()),
  taken: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Releases that it has withdrawn or suspended since it started. */
  ended: v.array(v.object({ address: v.string(), act: v.picklist(['withdraw', 'suspend']) })),
});
export type CanaryState = v.InferOutput<typeof CanaryState>;

const CANARY_PATH = '/canary.json';
const TIMEOUT_MS = 1000;
const MAX_BYTES = 16 * 1024;

export function registerCanaryState(app: FastifyInstance, state: () => CanaryState): void {
  app.get(CANARY_PATH, { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(state()),
  );
}

/**
 * Those of the other shells that answer: one that does not holds up no canary.
 * @param shell the own one, which may be among the origins
 */
export async function canaryStates(origins: readonly string[], shell: string): Promise<readonly CanaryState[]> {
  const answers = await Promise.allSettled(origins.map(ask));
  return answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value.shell !== shell ? [answer.value] : [],
  );
}

async function ask(origin: string): Promise<CanaryState> {
  const answer = await fetch(`${origin}${CANARY_PATH}`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}`);
  return v.parse(CanaryState, JSON.parse((await readBounded(answer, MAX_BYTES)).toString('utf8')));
}
