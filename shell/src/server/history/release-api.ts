import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ReleaseVersion } from 'shared-contracts/server/release';
import { REQUEST_ID_LABEL } from 'shared-contracts/server-kit/service-log';
import * as v from 'valibot';
import type { ReleaseLog } from '../releases/release-log.ts';
import { RefusedAct, type releaseActs } from './release-acts.ts';
import type { ReleaseHistory } from './release-history.ts';

interface ReleaseApiOptions {
  /** SHA-256 of the token, in hex: who reads the settings cannot use it. */
  readonly tokenHash: string;
  readonly history: Pick<ReleaseHistory, 'latest'>;
  readonly acts: Pick<ReturnType<typeof releaseActs>, 'back' | 'forward'>;
  /** What runs and what does not, as JSON. */
  readonly state: () => Promise<object>;
  readonly log: Pick<ReleaseLog, 'error'>;
}

const Act = v.strictObject({ remote: v.string(), version: v.optional(ReleaseVersion) });
const Query = v.object({
  remote: v.optional(v.string()),
  most: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '100'),
});

/**
 * The store's releases for tools of operators (OPS-29), next to /metrics: `GET /releases` is what runs, `GET
 * /releases/history` what happened, `POST /releases/back` and `/releases/forward` are acts. 401 without the token, 409 with a
 * sentence for an act that the store's state forbids.
 */
export function registerReleaseApi(
  operations: FastifyInstance,
  { tokenHash, history, acts, state, log }: ReleaseApiOptions,
) {
  operations.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const [, token = ''] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
      const given = createHash('sha256').update(token).digest();
      if (!timingSafeEqual(given, Buffer.from(tokenHash, 'hex')))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ problem: 'the token is wrong or missing' });
    });
    scope.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
      const status = fault instanceof RefusedAct ? 409 : fault instanceof v.ValiError ? 400 : (fault.statusCode ?? 500);
      if (status >= 500) log.error({ err: fault, [REQUEST_ID_LABEL]: request.id }, 'the release API failed');
      return reply.code(status).send({ problem: status >= 500 ? 'it failed; the log says why' : fault.message });
    });
    scope.get('/releases', () => state());
    scope.get('/releases/history', async ({ query }) => {
      const { most, remote } = v.parse(Query, query);
      return { history: await history.latest(most, remote) };
    });
    scope.post('/releases/back', async ({ body }) => {
      const { remote, version = '' } = v.parse(Act, body);
      return { done: await acts.back(remote, version, 'API') };
    });
    scope.post('/releases/forward', async ({ body }) => {
      const { remote } = v.parse(Act, body);
      return { done: await acts.forward(remote, 'API') };
    });
  });
}
