import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The way to a database server, which a test interrupts: `hang` holds every connection and passes nothing on. */
export class DatabaseLine {
  /** Reaches the database through this line. */
  readonly url: string;
  private readonly server: Server;
  private readonly pairs: Set<readonly Socket[]>;

  private constructor(url: string, server: Server, pairs: Set<readonly Socket[]>) {
    this.url = url;
    this.server = server;
    this.pairs = pairs;
  }

  static async to(databaseUrl: string): Promise<DatabaseLine> {
    const target = new URL(databaseUrl);
    const pairs = new Set<readonly Socket[]>();
    const server = createServer((client) => {
      const database = connect(Number(target.port), target.hostname);
      const pair = [client, database];
      pairs.add(pair);
      for (const socket of pair) {
        socket.on('error', () => undefined);
        socket.on('close', () => {
          pairs.delete(pair);
          for (const end of pair) end.destroy();
        });
      }
      client.pipe(database).pipe(client);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new DatabaseLine(url.href, server, pairs);
  }

  /** Refuses connections and ends those there are. */
  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    await closed;
  }

  /** Takes connections again after a cut. */
  async mend(): Promise<void> {
    this.server.listen(Number(new URL(this.url).port), '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** From now on nothing passes. */
  hang(): void {
    for (const [client, database] of this.pairs) {
      client?.unpipe().pause();
      database?.unpipe().pause();
    }
    this.server.removeAllListeners('connection');
    this.server.on('connection', (socket) => {
      this.pairs.add([socket]);
      socket.on('error', () => undefined);
    });
  }
}
