import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';

/** docs/operations.md lists them with alert rules. */
export const SECURITY_EVENTS = [
  'logged-in',
  'login-failed',
  'limit-reached',
  'token-refused',
  'access-refused',
  'signature-refused',
  'password-refused',
  'reset-requested',
  'reset-refused',
  'password-changed',
  'sessions-ended',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'account-deleted',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Whom and what an event is about. Logged as pseudonyms: the same word gives the same one, and none is read back. */
interface Circumstances {
  /** Which limit, signature, credential or route: a fixed word, never what a client sent. */
  readonly detail?: string;
  /** An account's id or a typed e-mail address. */
  readonly person?: number | string;
  /** Its client's network and its log, which has the request's id. */
  readonly request?: FastifyRequest;
}

export interface SecurityEvents {
  report(event: SecurityEvent, about?: Circumstances): void;
}

const FORBIDDEN = 403;
/** Events of everyday use. */
const USUAL: ReadonlySet<SecurityEvent> = new Set(['logged-in', 'reset-requested', 'password-changed']);

/**
 * Logs and counts what an attack would show in (SEC-06); every answered 403 is one by itself.
 * @param secret of this installation: pseudonyms are of no use outside it
 */
export function securityEvents(http: FastifyInstance, registry: Registry, secret: string): SecurityEvents {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Security events by kind; detail names the limit, signature, credential or route',
    labelNames: ['event', 'detail'],
    registers: [registry],
  });
  // A rate needs a zero before the first event.
  for (const event of SECURITY_EVENTS) counter.inc({ event, detail: '' }, 0);
  const pseudonym = (kind: string, word: number | string) =>
    createHmac('sha256', secret).update(`${kind} ${word}`).digest('base64url').slice(0, 12);

  function report(event: SecurityEvent, { detail = '', person, request }: Circumstances = {}): void {
    counter.inc({ event, detail });
    const log: FastifyBaseLogger = request?.log ?? http.log;
    log[USUAL.has(event) ? 'info' : 'warn'](
      {
        event,
        ...(detail ? { detail } : {}),
        ...(person === undefined ? {} : { person: pseudonym('person', person) }),
        ...(request ? { origin: pseudonym('origin', clientOrigin(request.ip)) } : {}),
      },
      'security event',
    );
  }

  http.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== FORBIDDEN) return;
    report('access-refused', { detail: request.routeOptions.url ?? 'unknown', request });
  });
  return { report };
}
