import { FIRST_SCRIPT_HASH } from './first-script.ts';
import type { PageEmbed } from './page-embeds.ts';

interface SecurityPolicy {
  /** Third-party script origins of this page: the payment provider, on /payment only. */
  readonly scriptOrigins: readonly string[];
  /** What else of other origins this page may show: the film in a frame, the map's tiles. */
  readonly embeds?: readonly PageEmbed[];
  /** Whether the store is reached over TLS. */
  readonly secure: boolean;
}

/**
 * Headers of every document (SEC-01). One inline script runs, named by its hash: it holds early taps and starts the rest. Boot
 * data is application/json. Styles may be inline, since the document carries them.
 */
export function securityHeaders({ scriptOrigins, embeds = [], secure }: SecurityPolicy): Record<string, string> {
  const third = scriptOrigins.length > 0 ? ` ${scriptOrigins.join(' ')}` : '';
  const of = (kind: PageEmbed['embed']) =>
    embeds.map(({ embed, origin }) => (embed === kind ? ` ${origin}` : '')).join('');
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${FIRST_SCRIPT_HASH}${third}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${of('map')}`,
    "font-src 'self'",
    `connect-src 'self'${third}`,
    `frame-src 'self'${third}${of('video')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': directives.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(self${third && ` "${scriptOrigins.join('" "')}"`})`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
