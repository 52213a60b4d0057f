import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { TEAM_NAMES, TEAMS } from 'shared-contracts/remote/teams';
import { ReleaseVersion } from 'shared-contracts/server/release';
import * as v from 'valibot';
import type { ReleasedPackage, ReleaseStore } from '../releases/release-store.ts';

interface ReleaseFile {
  /** Absent for the shell's own files. */
  readonly name?: string;
  readonly version: string;
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
        scope.get<{ Params: ReleaseFile }>('/:version/*', ({ params: { name, version, '*': file } }, reply) => {
          if ((name && !REMOTES.includes(name)) || !v.is(ReleaseVersion, version)) return notFound(reply);
          return reply.sendFile(file, store.folder((name ?? 'shell') as ReleasedPackage, version, 'web'));
        });
      },
      { prefix },
    );
  }
}

function notFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found');
}
