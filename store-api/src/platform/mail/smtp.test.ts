import { createServer, type Server, type Socket } from 'node:net';
import { testSettings } from '../../testing/test-app.ts';
import { createTransport, MAILS_AT_ONCE, type MailTransport } from './transport.ts';

type Behaviour = 'takes' | 'hangs-up' | 'falls-silent' | `5${string}`;

/** A mail server that takes every mail; or after the content hangs up or never answers; or refuses the receiver so. */
async function mailServer(behaviour: Behaviour) {
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
        else if (behaviour === 'hangs-up') socket.destroy();
      } else if (text.startsWith('DATA')) {
        isContent = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('RCPT') && behaviour.startsWith('5')) socket.write(`${behaviour}\r\n`);
      else socket.write('250 fine\r\n');
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
  async function open(behaviour: Behaviour, timeouts?: Parameters<typeof createTransport>[1]) {
    server = await mailServer(behaviour);
    transport = createTransport(testSettings({ SMTP_URL: server.url, MAIL_FROM: 'store@example.com' }), timeouts);
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

  // The library waits ten minutes, in which no other mail left.
  it('fail when the server falls silent [PAY-14]', async () => {
    const soon = { dnsTimeout: 9000, connectionTimeout: 9000, greetingTimeout: 9000, socketTimeout: 50 };
    const { server: at, transport: by } = await open('falls-silent', soon);
    expect(await by.send(mail('order-1'))).toMatchObject({ result: 'unsure' });
    expect(at.seen.contents).toBe(1);
  });

  it.each([
    ['550 5.1.1 no such user here', 'bounced'],
    ['550 no such user here', 'bounced'],
    ['550 5.2.1 this mailbox is closed', 'bounced'],
    ['550 5.7.1 you may not relay', 'not-sent'],
    ['552 5.2.2 this mailbox is full', 'not-sent'],
    ['554 we have no mail service', 'not-sent'],
  ] as const)('to a receiver refused with "%s" have %s [PAY-14]', async (answer, result) => {
    const { transport: by } = await open(answer);
    expect(await by.send(mail('order-1'))).toEqual({ result, fault: expect.stringContaining(answer) });
  });
});
