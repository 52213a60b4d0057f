import { HSTS } from 'shared-contracts/server-kit/guard-requests';
import { FIRST_SCRIPT_HASH } from './first-script.ts';
import type { PageEmbed } from './page-embeds.ts';

interface SecurityPolicy {
  /** Third-party script origins of this page: the payment provider, on /payment only. */
  readonly scriptOrigins: readonly string[];
  /** The provider's script changes at any time, so that it has no integrity: /payment only. */
  readonly unlistedScripts?: boolean;
  /** Origins of the film's iframe and of the map's tiles. */
  readonly embeds?: readonly PageEmbed[];
  /** Other sites whose pictures, frames and answers the page shows. */
  readonly origins?: readonly string[];
  readonly secure: boolean;
}

/** For every document (SEC-01). Only the first script may be inline, by its hash; styles may, since documents inline them. */
export function securityHeaders(policy: SecurityPolicy): Record<string, string> {
  const { scriptOrigins, unlistedScripts = false, embeds = [], origins = [], secure } = policy;
  const others = origins.map((origin) => ` ${origin}`).join('');
  const third = scriptOrigins.length > 0 ? ` ${scriptOrigins.join(' ')}` : '';
  const of = (kind: PageEmbed['embed']) =>
    embeds.map(({ embed, origin }) => (embed === kind ? ` ${origin}` : '')).join('');
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${FIRST_SCRIPT_HASH}${third}`,
    "style-src 'self' 'unsafe-inline'",
    // A model in three dimensions unpacks its picture into a blob, which is of this origin.
    `img-src 'self' data: blob:${of('map')}${others}`,
    "font-src 'self'",
    `connect-src 'self' blob:${third}${others}`,
    `frame-src 'self'${third}${of('video')}${others}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': directives.join('; '),
    // A script without integrity is not even requested (SEC-07). Chromium complains about a `style` in the list.
    ...(unlistedScripts ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(self${third && ` "${scriptOrigins.join('" "')}"`})`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // A request that no route was found for passes no hook.
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
  };
}
