interface FairQueueLimits {
  /** Works at once, of all clients and of one. */
  readonly running: number;
  readonly runningPerClient: number;
  /** Of all devices of an address together; as of one client unless said. */
  readonly runningPerOrigin?: number;
  readonly waiting: number;
  /** Milliseconds that a work may wait. */
  readonly maxWaitMs: number;
}

/** The work was not begun: answered with 503 and Retry-After. */
export class Overloaded extends Error {
  constructor(reason: string) {
    super(`overloaded: ${reason}`);
    this.name = 'Overloaded';
  }
}

/** A whole mobile network has one address: its devices are clients of their own, as far as they are proven. */
export interface QueueClient {
  /** From `clientOrigin`. */
  readonly origin: string;
  /** Null for a client without a proven device: all of those at one address share its turns. */
  readonly device: string | null;
}

export interface FairQueue {
  /**
   * Runs `work` when it is its client's turn.
   * @param client a plain key for a client without an address or device
   * @throws Overloaded
   */
  run<Result>(client: QueueClient | string, work: () => Promise<Result>): Promise<Result>;
  running(): number;
  waiting(): number;
}

interface Ticket {
  readonly origin: string;
  begin(): void;
  shed(reason: string): void;
}

/**
 * A bounded queue in which clients take turns (OPS-10): one that asks for a hundred pages delays its own only. When the
 * queue is full, the client with most works in it loses its newest; of several, one of the address with most.
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const {
    running: most,
    runningPerClient,
    runningPerOrigin = runningPerClient,
    waiting: mostWaiting,
    maxWaitMs,
  } = limits;
  /** In the order of their turns. */
  const lines = new Map<string, Ticket[]>();
  /** By client, and by address. */
  const running = new Map<string, number>();
  const runningAt = new Map<string, number>();
  let runs = 0;
  let waits = 0;

  const mayRun = (client: string, origin: string) =>
    runs < most && (running.get(client) ?? 0) < runningPerClient && (runningAt.get(origin) ?? 0) < runningPerOrigin;

  function count(client: string, origin: string, change: 1 | -1): void {
    runs += change;
    add(running, client, change);
    add(runningAt, origin, change);
  }

  function leave(client: string, ticket: Ticket): void {
    const line = lines.get(client) ?? [];
    line.splice(line.indexOf(ticket), 1);
    waits -= 1;
    // The next turn is another client's.
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
  }

  function shedNewest(): void {
    const waitingAt = new Map<string, number>();
    for (const line of lines.values()) add(waitingAt, line[0]?.origin ?? '', line.length);
    const ofAddress = ([ticket]: readonly Ticket[]) => waitingAt.get(ticket?.origin ?? '') ?? 0;
    const [longest] = [...lines.values()].toSorted(
      (one, other) => other.length - one.length || ofAddress(other) - ofAddress(one),
    );
    longest?.at(-1)?.shed('the queue is full');
  }

  function next(): void {
    for (const [client, [first]] of lines) {
      if (!first || !mayRun(client, first.origin)) continue;
      first.begin();
      return;
    }
  }

  function turn(client: string, origin: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => ticket.shed(`waited for ${maxWaitMs} ms`), maxWaitMs);
      timer.unref();
      const ticket: Ticket = {
        origin,
        begin() {
          clearTimeout(timer);
          leave(client, ticket);
          count(client, origin, 1);
          resolve();
        },
        shed(reason) {
          clearTimeout(timer);
          leave(client, ticket);
          reject(new Overloaded(reason));
        },
      };
      const line = lines.get(client) ?? [];
      line.push(ticket);
      lines.set(client, line);
      waits += 1;
      if (waits > mostWaiting) shedNewest();
    });
  }

  return {
    async run(asking, work) {
      const { origin, device } = typeof asking === 'string' ? { origin: asking, device: null } : asking;
      const client = device === null ? origin : `${origin} ${device}`;
      if (mayRun(client, origin)) count(client, origin, 1);
      else await turn(client, origin);
      try {
        return await work();
      } finally {
        count(client, origin, -1);
        next();
      }
    },
    running: () => runs,
    waiting: () => waits,
  };
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const sum = (counts.get(key) ?? 0) + change;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}
