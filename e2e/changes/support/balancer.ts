import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A load balancer for several processes of one service: each connection goes to the next process. */
export class Balancer {
  private readonly server;
  private next = 0;

  constructor(ports: readonly number[]) {
    this.server = createServer((client) => {
      const port = ports[this.next % ports.length] ?? 0;
      this.next += 1;
      const service = connect(port, '127.0.0.1');
      client.pipe(service).pipe(client);
      client.on('error', () => service.destroy());
      client.on('close', () => service.destroy());
      service.on('error', () => client.destroy());
      service.on('close', () => client.destroy());
    });
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}
