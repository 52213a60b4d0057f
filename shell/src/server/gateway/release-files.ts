import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import { ASKED_BY_PEER } from '../addresses/asked-by-peer.ts';
import type { EdgeHeaders } from '../edge/edge-headers.ts';
import { isQuarantined } from '../previews/quarantine-store.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { ADDRESS } from '../releases/stored-release.ts';
import { createOpenFragments } from './open-fragments.ts';
import type { PeerFiles } from './peer-files.ts';

interface ReleaseFile {
  /** Absent for the shell's own files. */
  readonly name?: string;
  readonly address: string;
  readonly '*': string;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface ReleaseFilesOptions {
  readonly store: ReleaseStore;
  readonly peers: PeerFiles;
  /** Whether a browser may have what teams uploaded, by its Cookie header. */
  readonly hasPass: (cookies?: string) => boolean;
  /** Absent without an edge. */
  readonly edge?: EdgeHeaders;
}

/**
 * Serves web files from the release store, so that open pages work after their release has been replaced; those that are
 * not in it, from another shell.
 */
export async function registerReleaseFiles(
  app: FastifyInstance,
  { store, peers, hasPass, edge }: ReleaseFilesOptions,
): Promise<void> {
  const open = createOpenFragments(store);
  const elsewhere = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const mayAsk = request.method === 'GET' && !request.headers[ASKED_BY_PEER];
    try {
      const file = mayAsk ? await peers.find(path, clientOrigin(request.ip)) : undefined;
      if (!file) return refuse(reply, 404, 'not found');
      const { name = 'shell' } = request.params as Partial<ReleaseFile>;
      return reply
        .headers({ 'cache-control': IMMUTABLE, ...edge?.tagged([`files:${name}`]) })
        .type(file.type)
        .send(file.body);
    } catch (fault) {
      if (!(fault instanceof Overloaded)) throw fault;
      return refuse(reply.header('retry-after', '1'), 503, 'overloaded');
    }
  };
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      const { name = 'shell', address = '' } = reply.request.params as Partial<ReleaseFile>;
      if (isQuarantined(address)) reply.header('cache-control', 'no-store');
      else reply.headers({ 'cache-control': IMMUTABLE, ...edge?.tagged([`files:${name}`]) });
    },
  });
  for (const prefix of ['/remotes/:name', '/assets']) {
    await app.register(
      async (scope) => {
        scope.setNotFoundHandler(elsewhere);
        scope.get<{ Params: ReleaseFile }>('/:address/*', async (request, reply) => {
          const { name, address, '*': file } = request.params;
          if ((name && !teamOfPackage(name)) || !ADDRESS.test(address)) return refuse(reply, 404, 'not found');
          if (isQuarantined(address) && !hasPass(request.headers.cookie)) return refuse(reply, 404, 'not found');
          if (name) await open.allow(request, reply, name, address, file);
          return reply.sendFile(file, store.folder(name ?? 'shell', address, 'web'));
        });
      },
      { prefix },
    );
  }
}

function refuse(reply: FastifyReply, status: 404 | 503, reason: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(reason);
}
