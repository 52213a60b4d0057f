import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TEAM_NAMES, TEAMS } from 'shared-contracts/remote/teams';
import { ReleaseVersion } from 'shared-contracts/server/release';
import * as v from 'valibot';
import type { ReleasedPackage, ReleaseStore } from '../releases/release-store.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const PACKAGES = new Set<string>(TEAM_NAMES.map((team) => TEAMS[team].package));

/** Immutable web files, all from the release store, so that a page lives on when what made it is gone. */
export function registerReleaseFiles(app: FastifyInstance, store: ReleaseStore): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>('/remotes/:name/:version/*', (request, reply) => {
    const { name, version, '*': file } = request.params;
    if (!PACKAGES.has(name) || !v.is(ReleaseVersion, version)) return notFound(reply);
    return sendFile(request, reply, store.folder(name as ReleasedPackage, version, 'web'), file);
  });
  app.get<{ Params: { version: string; '*': string } }>('/assets/:version/*', (request, reply) => {
    const { version, '*': file } = request.params;
    if (!v.is(ReleaseVersion, version)) return notFound(reply);
    return sendFile(request, reply, store.folder('shell', version, 'web'), file);
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, folder: string, name: string) {
  const file = path.join(folder, path.posix.normalize(`/${name}`));
  const type = TYPES[path.extname(file)];
  if (!type || !file.startsWith(folder + path.sep)) return notFound(reply);
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const candidates = brotli ? [`${file}.br`, file] : [file];
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => null);
    if (!found?.isFile()) continue;
    if (candidate !== file) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff')
      .header('content-length', found.size)
      .type(type)
      .send(createReadStream(candidate));
  }
  return notFound(reply);
}

function notFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
}
