import { EVERY_TAG } from 'shared-contracts/server-kit/edge-caching';

/** Cloudflare takes 100 a request, Fastly 256, Varnish as many as fit into 8 KB. */
const MOST_AT_ONCE = 90;

/** More that waits costs more than to purge all. */
const MOST_WAITING = 2000;

/**
 * An answer that left a shell just before that shell knew of a change may reach the edge just after the purge. Each shell
 * purges once more when such an answer has long arrived or been given up.
 */
const AGAIN_MS = 1200;

/** An edge that was out of reach for longer may have been replaced, or have heard a part: it is purged of all. */
const OUTAGE_MS = 5000;

const RETRY_MS = [50, 100, 250, 500, 1000];

interface PurgeQueueOptions {
  /** Rejects when the edge has not confirmed. */
  readonly send: (tags: readonly string[]) => Promise<void>;
  readonly onSent: () => void;
  /** @param failures those since the last confirmation */
  readonly onFailed: (fault: unknown, failures: number) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly isAgain: boolean;
}

export interface PurgeQueue {
  purge(tags: readonly string[]): void;
  /** Age of the oldest change that the edge has not confirmed, in milliseconds; 0 for none. */
  lagMs(): number;
  close(): Promise<void>;
}

/** Purges one edge in the order of the changes, many tags a request, again and again until it has confirmed them. */
export function createPurgeQueue({ send, onSent, onFailed, now = Date.now }: PurgeQueueOptions): PurgeQueue {
  const waiting = new Map<string, Waiting>();
  const closing = new AbortController();
  let sending: ReadonlyMap<string, Waiting> = new Map();
  let failures = 0;
  let failingSince = Number.POSITIVE_INFINITY;
  let running: Promise<void> | null = null;

  function add(entries: Iterable<readonly [string, Waiting]>): void {
    for (const [tag, { since, isAgain }] of entries) {
      const known = waiting.get(tag);
      waiting.set(tag, {
        since: Math.min(since, known?.since ?? since),
        isAgain: isAgain && (known?.isAgain ?? true),
      });
    }
    if (waiting.has(EVERY_TAG) || waiting.size > MOST_WAITING) onlyAll();
    running ??= run().finally(() => {
      running = null;
    });
  }

  function onlyAll(): void {
    const since = Math.min(...[...waiting.values()].map((one) => one.since));
    const isAgain = waiting.size === 1 && waiting.get(EVERY_TAG)?.isAgain === true;
    waiting.clear();
    waiting.set(EVERY_TAG, { since, isAgain });
  }

  async function run(): Promise<void> {
    while (waiting.size > 0 && !closing.signal.aborted) {
      sending = new Map([...waiting].slice(0, MOST_AT_ONCE));
      for (const tag of sending.keys()) waiting.delete(tag);
      try {
        await send([...sending.keys()]);
        succeeded();
      } catch (fault) {
        onFailed(fault, failures);
        failures += 1;
        failingSince = Math.min(failingSince, now());
        restore();
        await pause(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0);
      }
    }
  }

  function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = () => resolve();
    const timer = setTimeout(end, ms);
    closing.signal.addEventListener('abort', end);
    return promise.finally(() => {
      clearTimeout(timer);
      closing.signal.removeEventListener('abort', end);
    });
  }

  function succeeded(): void {
    const first = [...sending].filter(([, { isAgain }]) => !isAgain);
    sending = new Map();
    failures = 0;
    failingSince = Number.POSITIVE_INFINITY;
    onSent();
    if (first.length === 0) return;
    const later = () => {
      if (!closing.signal.aborted) add(first.map(([tag]) => [tag, { since: now(), isAgain: true }]));
    };
    setTimeout(later, AGAIN_MS).unref();
  }

  /** In front of what came since. */
  function restore(): void {
    const since = [...waiting];
    waiting.clear();
    const failed = sending;
    sending = new Map();
    for (const [tag, entry] of failed) waiting.set(tag, entry);
    if (now() - failingSince > OUTAGE_MS) waiting.set(EVERY_TAG, { since: now(), isAgain: false });
    add(since);
  }

  return {
    purge: (tags) => add(tags.map((tag) => [tag, { since: now(), isAgain: false }])),
    lagMs() {
      const oldest = Math.min(...[...waiting.values(), ...sending.values()].map(({ since }) => since));
      return Number.isFinite(oldest) ? Math.max(0, now() - oldest) : 0;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
