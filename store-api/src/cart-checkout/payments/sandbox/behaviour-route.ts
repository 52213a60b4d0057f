import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { signatureMatches } from '../../../platform/signature.ts';
import { SandboxBehaviour } from './behaviour.ts';
import type { SandboxBooks } from './books.ts';
import type { SandboxKeys } from './keys.ts';
import { refusal } from './wire.ts';

/** PUT a SandboxBehaviour, authenticated with the sandbox's key. */
export function serveSandboxBehaviour(http: FastifyInstance, books: SandboxBooks, keys: SandboxKeys): void {
  const expected = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
  http.put('/payment-sandbox/behaviour', async (request, reply) => {
    if (!signatureMatches(request.headers.authorization ?? '', expected)) {
      return reply.code(401).send(refusal('Authentication failed'));
    }
    const parsed = v.safeParse(SandboxBehaviour, request.body);
    if (!parsed.success) return reply.code(400).send(refusal(parsed.issues[0].message));
    await books.behaviour.change(parsed.output);
    return parsed.output;
  });
}
