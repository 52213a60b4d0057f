/** A line of a service's log as server-kit/service-log.ts writes it: the level is a word. */
interface LogEntry {
  readonly level: string;
  readonly msg: string;
  readonly [fact: string]: unknown;
}

const SHOWN = new Set(['warn', 'error', 'fatal']);
const OF_EVERY_LINE = ['level', 'time', 'msg', 'service', 'serviceVersion', 'requestId', 'trace_id', 'span_id'];
const NOT_LISTED = new Set([...OF_EVERY_LINE, 'err', 'stack', 'fault', 'source']);

/** Undefined for a line that is not a log entry: rendered code and Node print such lines. */
export function logEntry(line: string): LogEntry | undefined {
  try {
    const entry = JSON.parse(line) as Partial<LogEntry> | null;
    return typeof entry?.level === 'string' ? ({ msg: '', ...entry } as LogEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** What a developer reads of a warning or an error: what happened, where in the sources, its facts and its stack. Undefined for another entry. */
export function loggedFault(entry: LogEntry): string | undefined {
  const { level, msg, source, err, stack, fault } = entry;
  if (!SHOWN.has(level)) return undefined;
  const facts = Object.entries(entry).filter(([name]) => !NOT_LISTED.has(name));
  const lines = [
    `${level}: ${msg}${typeof source === 'string' ? ` at ${source}` : ''}`,
    ...facts.map(([name, value]) => `  ${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ...[stack, fault].filter((text) => typeof text === 'string'),
    ...thrown(err),
  ];
  return lines.join('\n');
}

function thrown(err: unknown): string[] {
  const { type, message, stack } = (err ?? {}) as Readonly<Record<string, unknown>>;
  if (err === undefined) return [];
  return [`${type}: ${message}`, ...(typeof stack === 'string' && stack !== '' ? [stack] : [])];
}
