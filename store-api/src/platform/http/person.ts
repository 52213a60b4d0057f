import type { FastifyRequest } from 'fastify';
import type { Sessions } from './sessions.ts';

/** Who asks, on a call that needs no token: the person behind a live one, or null for everybody else. */
export async function personBehind(sessions: Sessions, request: FastifyRequest): Promise<number | null> {
  const { token } = request.headers;
  if (typeof token !== 'string' || token === '') return null;
  return (await sessions.personBehind(token))?.userId ?? null;
}
