import { createServer } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** A mail server that takes every mail and keeps none, in a thread of its own. Says its port, then each mail's bytes. */
const server = createServer((socket) => {
  let content: Buffer[] | null = null;
  socket.on('error', () => undefined);
  socket.write('220 sink\r\n');
  socket.on('data', (bytes) => {
    if (content === null) {
      const isContent = bytes.toString('latin1').toUpperCase().startsWith('DATA');
      if (isContent) content = [];
      socket.write(isContent ? '354 go on\r\n' : '250 fine\r\n');
      return;
    }
    content.push(bytes);
    if (!Buffer.concat(content.slice(-2)).toString('latin1').endsWith('\r\n.\r\n')) return;
    parentPort?.postMessage({ bytes: content.reduce((sum, { length }) => sum + length, 0) });
    content = null;
    socket.write('250 taken\r\n');
  });
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage({ port: (server.address() as { port: number }).port }));
