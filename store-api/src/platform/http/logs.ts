import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { serviceLog } from 'shared-contracts/server-kit/service-log';
import type { Settings } from '../settings/settings.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Of this store-api; an image's package.json names that of the image. */
export const VERSION = version;

export function logOptions(
  level: Settings['logLevel'],
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return { ...serviceLog({ service: 'store-api', version, level }), ...(stream ? { stream } : {}) };
}

export function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
