import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { TEAM_NAMES, TEAMS } from 'shared-contracts/remote/teams';
import type { ReleasedPackage, ReleaseStore } from '../releases/release-store.ts';
import { ADDRESS } from '../releases/stored-release.ts';

interface ReleaseFile {
  /** Absent for the shell's own files. */
  readonly name?: string;
  readonly address: string;
  readonly '*': string;
}

const REMOTES: readonly string[] = TEAM_NAMES.map((team) => TEAMS[team].package);

/** Serves web files from the release store, so that open pages work after their release has been replaced. */
export async function registerReleaseFiles(app: FastifyInstance, store: ReleaseStore): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  for (const prefix of ['/remotes/:name', '/assets']) {
    await app.register(
      async (scope) => {
        scope.setNotFoundHandler((_request, reply) => notFound(reply));
        scope.get<{ Params: ReleaseFile }>('/:address/*', ({ params: { name, address, '*': file } }, reply) => {
          if ((name && !REMOTES.includes(name)) || !ADDRESS.test(address)) return notFound(reply);
          return reply.sendFile(file, store.folder((name ?? 'shell') as ReleasedPackage, address, 'web'));
        });
      },
      { prefix },
    );
  }
}

function notFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found');
}
