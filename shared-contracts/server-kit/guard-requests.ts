import type { FastifyInstance } from 'fastify';

export const HSTS = 'max-age=31536000; includeSubDomains';

/** For answers that are not documents: a browser trusts their type, and one that it shows runs no script, sends no form and is in no frame (SEC-01). */
export const PLAIN_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
} as const;

interface GuardOptions {
  /** Where shoppers reach the store; '' means the request's own origin. */
  readonly publicOrigin: string;
}

/**
 * For every request, whatever answers it: addresses in X-Forwarded-For count without their ports, an answer has the
 * headers above until its handler sets others, and HSTS over TLS; a compressed body is refused, since unpacking costs the
 * server far more than sending it costs; and so are two Host headers, of which a proxy in front may take the other (RFC 9112, 3.2).
 */
export function guardRequests(app: FastifyInstance, { publicOrigin }: GuardOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request;
    reply.headers(PLAIN_HEADERS);
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
    if (publicOrigin.startsWith('https:') || request.protocol === 'https') {
      reply.header('strict-transport-security', HSTS);
    }
    if (countHosts(request.raw.rawHeaders) > 1) {
      throw Object.assign(new Error('more than one Host header'), { statusCode: 400 });
    }
    if (headers['content-encoding'] === undefined) return;
    reply.header('accept-encoding', 'identity');
    throw Object.assign(new Error('compressed bodies are refused'), { statusCode: 415 });
  });
}

/** Some proxies write 'address:port'. Each connection would count as another client. */
function withoutPorts(addresses: string): string {
  return addresses
    .split(',')
    .map((address) => address.trim().replace(/^"?\[([^\]]*)\](?::\d+)?"?$|^([\d.]+):\d+$/, '$1$2'))
    .join(', ');
}

/** @param raw names and values in turn; Node keeps only the first Host in `headers` */
function countHosts(raw: readonly string[] = []): number {
  return raw.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
