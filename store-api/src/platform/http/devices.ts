import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookie, cookieIn, DEVICE_COOKIE, DEVICE_KNOWN_HEADER } from 'shared-contracts/server-kit/cookies';
import { signatureMatches } from '../signature.ts';

/** Browsers that have written before (API-03): each has a cookie with a signed random number, which says nothing of it. */
export interface Devices {
  /** Its number; null without a cookie of this store. */
  numberOf(request: FastifyRequest): string | null;
  /** Gives a browser that has none its cookie. */
  meet(request: FastifyRequest, reply: FastifyReply): void;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const TOKEN = /^([\w-]{16})\.([\w-]{43})$/;

export function createDevices(secret: string): Devices {
  const sign = (number: string) => createHmac('sha256', secret).update(`device ${number}`).digest('base64url');
  const numberOf = ({ headers }: FastifyRequest) => {
    const [, number = '', signature = ''] = TOKEN.exec(cookieIn(headers.cookie ?? '', DEVICE_COOKIE) ?? '') ?? [];
    return signatureMatches(signature, sign(number)) ? number : null;
  };
  return {
    numberOf,
    meet(request, reply) {
      if (numberOf(request) !== null) return;
      const number = randomBytes(12).toString('base64url');
      const scope = { maxAge: YEAR_SECONDS, isSecure: request.protocol === 'https' };
      reply.header('set-cookie', cookie(DEVICE_COOKIE, `${number}.${sign(number)}`, scope));
    },
  };
}

/** The gateway has no key: it learns from answers which devices are this store's, and lets those take turns (OPS-10). */
export function tellKnownDevices(http: FastifyInstance, devices: Pick<Devices, 'numberOf'>): void {
  http.addHook('onRequest', async (request, reply) => {
    if (request.headers.cookie !== undefined && devices.numberOf(request) !== null)
      reply.header(DEVICE_KNOWN_HEADER, '1');
  });
}
