import type { RspackDevServer } from '@rspack/dev-server';

/** A page that fails at every request fills no overlay. */
const MOST = 5;

type Client = Parameters<RspackDevServer['sendMessage']>[0][number];

/** Shows what the store's processes report over the pages that are open, and over those opened until the next save. */
export class ServerFaults {
  private server: RspackDevServer | undefined;
  private readonly faults = new Set<string>();

  showOver(server: RspackDevServer): void {
    this.server = server;
    // After the server's own listener, which tells the page how the build is.
    server.webSocketServer?.implementation.on('connection', (client: Client) => this.send([client], [...this.faults]));
  }

  add(fault: string): void {
    if (this.faults.has(fault) || this.faults.size >= MOST) return;
    this.faults.add(fault);
    this.send(this.server?.webSocketServer?.clients ?? [], [fault]);
  }

  forget(): void {
    this.faults.clear();
  }

  private send(clients: Client[], faults: readonly string[]): void {
    if (faults.length > 0) this.server?.sendMessage(clients, 'errors', faults);
  }
}
