import { createServer, type Server, type Socket } from 'node:net';
import { testSettings } from '../../testing/test-app.ts';
import { createTransport, MAILS_AT_ONCE, type MailTransport } from './transport.ts';

/** A mail server that takes every mail; or takes the content and hangs up without an answer. */
async function mailServer(behaviour: 'takes' | 'hangs-up') {
  const seen = { connections: 0, contents: 0 };
  const server: Server = createServer((socket: Socket) => {
    seen.connections += 1;
    let isContent = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (isContent) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isContent = false;
        seen.contents += 1;
        if (behaviour === 'takes') socket.write('250 taken\r\n');
        else socket.destroy();
      } else if (text.startsWith('DATA')) {
        isContent = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return { seen, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const mail = (key: string) => ({
  key,
  to: 'asha@example.com',
  subject: 'Yours',
  text: 'x',
  html: 'x',
  attachments: [],
});

describe('mails over SMTP', () => {
  let transport: MailTransport | undefined;
  let server: Awaited<ReturnType<typeof mailServer>> | undefined;
  afterEach(async () => {
    await transport?.close();
    server?.close();
  });
  async function open(behaviour: 'takes' | 'hangs-up') {
    server = await mailServer(behaviour);
    transport = createTransport(testSettings({ SMTP_URL: server.url, MAIL_FROM: 'store@example.com' }));
    return { server, transport };
  }

  // Each mail used to open its own connection, one mail at a time.
  it('share a few connections', async () => {
    const { server: at, transport: by } = await open('takes');
    const results = await Promise.all(Array.from({ length: 12 }, (_, n) => by.send(mail(`order-${n}`))));
    expect(results).toEqual(Array(12).fill({ result: 'sent' }));
    expect(at.seen.contents).toBe(12);
    expect(at.seen.connections).toBeLessThanOrEqual(MAILS_AT_ONCE);
  });

  it('are not sent again by the pool when the answer to their content is lost [PAY-14]', async () => {
    const { server: at, transport: by } = await open('hangs-up');
    expect(await by.send(mail('order-1'))).toMatchObject({ result: 'unsure' });
    expect(at.seen.contents).toBe(1);
  });
});
