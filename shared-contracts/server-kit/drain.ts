import type { FastifyInstance } from 'fastify';

/**
 * Lets a balancer send requests elsewhere before a server stops: once `stopping` is aborted, each answer closes its
 * connection. The server's /readyz refuses from then on, and the server goes on answering until it is closed.
 */
export function drainOn(stopping: AbortSignal, http: FastifyInstance): void {
  http.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
