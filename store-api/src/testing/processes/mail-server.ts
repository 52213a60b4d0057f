import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Where a conversation with the mail server stops for good, as seen by who sends. */
export type Silence = 'before-the-mail' | 'after-the-mail' | null;

/**
 * A mail server on this machine that counts what has wholly arrived, and falls silent when the test says so. It takes what
 * goes to the store itself, at the address `store`, without counting it and without a silence.
 */
export async function startMailServer({ store }: { readonly store?: string } = {}) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let silence: Silence = null;
  let fellSilent: () => void = () => undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    // A sender that was killed resets the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let text = '';
    let inMail = false;
    let isForStore = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('data', (chunk) => {
      text += chunk;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (inMail && line === '.') {
          inMail = false;
          if (!isForStore) received.push(line);
          if (silence === 'after-the-mail' && !isForStore) fellSilent();
          else say('250 taken');
        } else if (inMail) continue;
        else if (line === 'DATA' && silence === 'before-the-mail' && !isForStore) fellSilent();
        else if (line === 'DATA') {
          inMail = true;
          say('354 go on');
        } else {
          if (line.startsWith('RCPT TO:')) isForStore = store !== undefined && line.includes(`<${store}>`);
          say(line === 'QUIT' ? '221 bye' : '250 ok');
        }
      }
    });
    say('220 test');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Mails to shoppers that have arrived so far. */
    count: () => received.length,
    /** Falls silent at the given point from now on; resolves when somebody has met the silence. */
    beSilent(at: Exclude<Silence, null>) {
      silence = at;
      return new Promise<void>((resolve) => {
        fellSilent = resolve;
      });
    },
    speakAgain() {
      silence = null;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
