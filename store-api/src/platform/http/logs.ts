import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Logs contain no personal data: no addresses, bodies, headers or queries. */
export function logOptions(
  level: Settings['logLevel'],
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: { service: 'store-api' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeFault, req: () => ({}), res: () => ({}) },
    redact: {
      paths: ['token', 'password', 'email', 'phone', '*.token', '*.password', '*.email', '*.phone'],
      censor: '[redacted]',
    },
    ...(stream ? { stream } : {}),
  };
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

// A database message quotes the offending values ('Key (email)=(…)'), so only its code is logged.
const SQL_STATE = /^[0-9A-Z]{5}$/;

function describeFault(fault: Error & { code?: string; constraint?: string }) {
  const fromDatabase = typeof fault.code === 'string' && SQL_STATE.test(fault.code);
  return {
    type: fault.name,
    message: fromDatabase ? `database error ${fault.code}` : fault.message,
    ...(fault.code ? { code: fault.code } : {}),
    ...(fault.constraint ? { constraint: fault.constraint } : {}),
    stack: (fault.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}
