interface FairQueueLimits {
  /** Works at once, of all clients and of one. */
  readonly running: number;
  readonly runningPerClient: number;
  readonly waiting: number;
  /** Milliseconds that a work may wait. */
  readonly patience: number;
}

/** The work was not begun: answered with 503 and Retry-After. */
export class Overloaded extends Error {
  constructor(reason: string) {
    super(`overloaded: ${reason}`);
    this.name = 'Overloaded';
  }
}

export interface FairQueue {
  /**
   * Runs `work` when it is its client's turn.
   * @param client from `clientOrigin`
   * @throws Overloaded
   */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
  running(): number;
  waiting(): number;
}

interface Ticket {
  begin(): void;
  shed(reason: string): void;
}

/**
 * A bounded queue in which clients take turns (OPS-10): one that asks for a hundred pages delays its own only. When the
 * queue is full, the client with most works in it loses its newest.
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const { running: most, runningPerClient, waiting: mostWaiting, patience } = limits;
  /** In the order of their turns. */
  const lines = new Map<string, Ticket[]>();
  const running = new Map<string, number>();
  let runs = 0;
  let waits = 0;

  const mayRun = (client: string) => runs < most && (running.get(client) ?? 0) < runningPerClient;

  function count(client: string, change: 1 | -1): void {
    runs += change;
    const own = (running.get(client) ?? 0) + change;
    if (own > 0) running.set(client, own);
    else running.delete(client);
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
    const [longest] = [...lines.values()].toSorted((one, other) => other.length - one.length);
    longest?.at(-1)?.shed('the queue is full');
  }

  function next(): void {
    const client = [...lines.keys()].find(mayRun);
    if (client !== undefined) lines.get(client)?.[0]?.begin();
  }

  function turn(client: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => ticket.shed(`waited for ${patience} ms`), patience);
      timer.unref();
      const ticket: Ticket = {
        begin() {
          clearTimeout(timer);
          leave(client, ticket);
          count(client, 1);
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
    async run(client, work) {
      if (mayRun(client)) count(client, 1);
      else await turn(client);
      try {
        return await work();
      } finally {
        count(client, -1);
        next();
      }
    },
    running: () => runs,
    waiting: () => waits,
  };
}
