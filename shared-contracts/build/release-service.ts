import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { REQUEST_ID_LABEL } from '../server-kit/service-log.ts';

/** A remote's deployment: live.json (never cached) and immutable version folders below `root`. */
export async function createReleaseService(
  root: string,
  logger: NonNullable<FastifyServerOptions['logger']> = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
  });
  const liveFile = path.join(root, 'live.json');
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send('not found'));
  await app.register(fastifyStatic, {
    root,
    // A team's own files of its releases (private-files.ts).
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', file === liveFile ? 'no-store' : 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  return app;
}
