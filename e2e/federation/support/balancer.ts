import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const CHECK_MS = 100;

/**
 * A balancer as ops would run one: asks each server's /readyz, sends requests to those that are ready in turn, keeps its
 * connections, and never tries a request again.
 */
export class ReadinessBalancer {
  /** Requests that had no answer, or one that says the server's fault or a missing file. */
  readonly failed: string[] = [];
  /** How many requests each server has answered. */
  readonly served = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly ready = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private readonly server: Server;
  private readonly origins: readonly string[];
  private turn = 0;

  private constructor(origins: readonly string[]) {
    this.origins = origins;
    this.server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));
    this.timer = setInterval(() => void this.check(), CHECK_MS);
  }

  static async listen(port: number, origins: readonly string[]): Promise<ReadinessBalancer> {
    const balancer = new ReadinessBalancer(origins);
    await balancer.check();
    balancer.server.listen(port, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  /** Resolves once requests are sent to the server. */
  async uses(origin: string): Promise<void> {
    while (!this.ready.has(origin)) await wait(20);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private async check(): Promise<void> {
    const asked = this.origins.map(async (origin) => {
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      if (answer?.ok) this.ready.add(origin);
      else this.ready.delete(origin);
    });
    await Promise.all(asked);
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '', headers } = incoming;
    const fail = (reason: string) => {
      this.failed.push(`${method} ${url}: ${reason}`);
      outgoing.writeHead(502).end();
    };
    const origin = [...this.ready].toSorted()[this.turn++ % Math.max(1, this.ready.size)];
    if (!origin) {
      fail('no server is ready');
      return;
    }
    const passed = request(`${origin}${url}`, { method, headers, agent: this.agent }, (answer) => {
      const { statusCode = 502 } = answer;
      this.served.set(origin, (this.served.get(origin) ?? 0) + 1);
      if (statusCode >= 500 || (statusCode === 404 && /\.(js|css)$/.test(url)))
        this.failed.push(`${method} ${url}: ${statusCode} by ${origin}`);
      outgoing.writeHead(statusCode, answer.headers);
      answer.on('error', (fault) => {
        this.failed.push(`${method} ${url}: ${fault.message}`);
        outgoing.destroy();
      });
      answer.pipe(outgoing);
    });
    passed.on('error', (fault) => (outgoing.headersSent ? outgoing.destroy() : fail(fault.message)));
    incoming.pipe(passed);
  }
}
