interface LoggedService {
  readonly service: string;
  readonly version: string;
  readonly level: string;
}

/** What `LogController` calls a request's id in a line. */
export const REQUEST_ID_LABEL = 'requestId';

/**
 * pino's options for every service: JSON lines of one format, which docs/operations.md describes. No addresses, bodies,
 * headers or queries are in them.
 */
export function serviceLog({ service, version, level }: LoggedService) {
  return {
    level,
    base: { service, serviceVersion: version },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeFault, req: () => ({}), res: () => ({}) },
    redact: {
      paths: ['token', 'password', 'email', 'phone', '*.token', '*.password', '*.email', '*.phone'],
      censor: '[redacted]',
    },
  };
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
