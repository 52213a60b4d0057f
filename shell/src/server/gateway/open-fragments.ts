import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { OPEN_FOLDER } from 'shared-contracts/server/release';
import { storeOrigin } from '../addresses/store-origin.ts';
import type { EdgeHeaders } from '../edge/edge-headers.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Releases, StoredRelease } from '../releases/stored-release.ts';

type Open = NonNullable<StoredRelease['open']>;

/** A release that is replaced is served for seven more days. */
const MANIFEST_CACHE = 'public, max-age=60';

const RELEASES_KNOWN = 100;

/** Lets pages of other sites read what a release declares open to them, and nothing else of it (docs/decisions/0057). */
export function createOpenFragments(store: Pick<ReleaseStore, 'find'>) {
  const known = new LRUCache<string, Open | 'nothing'>({ max: RELEASES_KNOWN });
  const openOf = async (name: string, address: string) => {
    const key = `${name}/${address}`;
    const before = known.get(key);
    if (before) return before;
    const release = await store.find(name, address);
    const open = release?.open ?? 'nothing';
    if (release) known.set(key, open);
    return open;
  };
  return {
    async allow(request: FastifyRequest, reply: FastifyReply, name: string, address: string, file: string) {
      if (!file.startsWith(`${OPEN_FOLDER}/`)) return;
      const open = await openOf(name, address);
      if (open !== 'nothing') allow(request, reply, open);
    },
  };
}

/** The manifest of a team's live release, at an address that stays: its files are those of that release. */
export function registerOpenManifest(
  app: FastifyInstance,
  {
    store,
    releases,
    publicOrigin,
    edge,
  }: {
    readonly store: Pick<ReleaseStore, 'folder'>;
    readonly releases: () => Releases;
    /** Absent without an edge. */
    readonly edge?: EdgeHeaders;
    /** '' means the request's own. */
    readonly publicOrigin: string;
  },
): void {
  app.get<{ Params: { name: string } }>('/remotes/:name/mf-manifest.json', async (request, reply) => {
    const { name } = request.params;
    const team = teamOfPackage(name);
    const release = team ? releases()[team] : undefined;
    if (!release?.open)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found');
    const file = path.join(store.folder(name, release.address, 'web'), OPEN_FOLDER, 'mf-manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    manifest.metaData.publicPath = `${storeOrigin(request, publicOrigin)}/remotes/${name}/${release.address}/${OPEN_FOLDER}/`;
    allow(request, reply, release.open);
    // Any composition's: each one after it purges this.
    reply.headers(edge?.tagged(['composition:*']) ?? {});
    return reply.header('cache-control', MANIFEST_CACHE).send(manifest);
  });
}

function allow(request: FastifyRequest, reply: FastifyReply, { origins }: Open): void {
  if (origins.includes('*')) return void reply.header('access-control-allow-origin', '*');
  const { origin } = request.headers;
  // A cache may not give one site's answer to another.
  reply.header('vary', 'origin, accept-encoding');
  if (origin && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
}
