export interface SecurityPolicy {
  /** Third-party script origins of this page: the payment provider, on /payment only. */
  readonly scriptOrigins: readonly string[];
  /** Whether the store is reached over TLS. */
  readonly secure: boolean;
}

/**
 * Headers of every document (SEC-01). No inline script runs: boot data is application/json. Styles may be inline,
 * since antd's parts and measured positions set them.
 */
export function securityHeaders({ scriptOrigins, secure }: SecurityPolicy): Record<string, string> {
  const third = scriptOrigins.length > 0 ? ` ${scriptOrigins.join(' ')}` : '';
  const directives = [
    "default-src 'self'",
    `script-src 'self'${third}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${third}`,
    `frame-src 'self'${third}`,
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
