import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';

export interface OutgoingMail {
  /** Unique; becomes the Message-ID, by which receivers detect repetitions. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/**
 * 'not-sent' may be retried; 'unsure' broke off after the content had begun to leave; 'bounced': there is no such receiver, so
 * the same mail is refused however often it is sent.
 */
export type SendResult =
  | { readonly result: 'sent' }
  | { readonly result: 'not-sent' | 'unsure' | 'bounced'; readonly fault: string };

export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendResult>;
  /** Ends the connections. */
  close(): Promise<void>;
  /** Deletes stored mails older than a moment or erased by the store. */
  forget(before: Date, remembered: RememberedMails): Promise<void>;
}

/** The keys whose receiver is still stored. */
export type RememberedMails = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** SMTP when SMTP_URL is set; else each mail is a file in DATA_DIR/mail. */
export function createTransport(settings: Settings, timeouts: typeof SMTP_TIMEOUTS = SMTP_TIMEOUTS): MailTransport {
  const { mail, dataDir, publicOrigin } = settings;
  const host = new URL(publicOrigin).hostname;
  const from = () => mail.from ?? storeAddress(settings.store, host);
  return mail.smtpUrl ? smtp(mail.smtpUrl, from, host, timeouts) : folder(join(dataDir, 'mail'), from, host);
}

/** A store that names no address still sends codes. */
const storeAddress = ({ name, email }: Settings['store'], host: string) => ({
  name,
  address: email || `no-reply@${host}`,
});

/** The ending of a mail's file, after the mail's key. */
const MAIL = '.eml';

const messageId = (key: string, host: string) => `<${key.replace(/[^\w-]/g, '-')}@${host}>`;

type Sender = () => string | { readonly name: string; readonly address: string };

/** Connections to the mail server, each used for many mails: one for each lane of `send-mails.ts`. */
export const MAILS_AT_ONCE = 4;

/**
 * Without an answer for so long a mail has failed, and its lane goes on with the next. The last is between two answers, of
 * which the one to a mail's content may take long (RFC 5321 allows ten minutes, in which nobody would get a code).
 */
const SMTP_TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function smtp(url: string, from: Sender, host: string, timeouts: typeof SMTP_TIMEOUTS): MailTransport {
  let opened: Promise<Transporter> | undefined;
  async function open(): Promise<Transporter> {
    // Loaded with the first mail: most starts send none.
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport({ url, pool: true, maxConnections: MAILS_AT_ONCE, ...timeouts });
  }
  return {
    async send({ key, ...mail }) {
      opened ??= open();
      try {
        await (await opened).sendMail({
          ...mail,
          attachments: [...mail.attachments],
          from: from(),
          messageId: messageId(key, host),
        });
        return { result: 'sent' };
      } catch (fault) {
        const result = mayHaveArrived(fault) ? 'unsure' : hasBounced(fault) ? 'bounced' : 'not-sent';
        return { result, fault: (fault as Error).message };
      }
    },
    forget: async () => {},
    async close() {
      (await opened)?.close();
    },
  };
}

/** What nodemailer says of a connection that ended in the middle of a mail, perhaps after its content. */
const BROKEN_OFF = ['Connection closed unexpectedly', 'Timeout', 'read ECONNRESET', 'write EPIPE'];

/** The server answered nothing, and the content may have left. */
function mayHaveArrived(fault: unknown): boolean {
  const { message, command, responseCode } = fault as Error & { command?: string; responseCode?: number };
  return responseCode === undefined && (command === 'DATA' || BROKEN_OFF.includes(message));
}

/** Of an answer to 'RCPT TO': no such mailbox, no such place, one that is closed or moved (RFC 3463). */
const NO_RECEIVER = /^55[013][ -](?:5\.(?:1\.[0-36]|2\.1)\b|(?!\d\.\d))/;

/** Not what a server refuses for a reason of its own, such as 5.7: that one may be told otherwise. */
function hasBounced(fault: unknown): boolean {
  const { command, response } = fault as Error & { command?: string; response?: string };
  return command === 'RCPT TO' && NO_RECEIVER.test(response ?? '');
}

function folder(directory: string, from: Sender, host: string): MailTransport {
  return {
    async send({ key, ...mail }) {
      const { default: nodemailer } = await import('nodemailer');
      const file = join(directory, `${key.replace(/[^\w-]/g, '-')}${MAIL}`);
      if (await exists(file)) return { result: 'sent' };
      const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail({
        ...mail,
        attachments: [...mail.attachments],
        from: from(),
        messageId: messageId(key, host),
      });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Renamed when complete: a reader never sees half a mail.
      const part = `${file}.${randomUUID()}.part`;
      await writeFile(part, message as Buffer, { mode: 0o600 });
      await rename(part, file);
      return { result: 'sent' };
    },
    close: async () => {},
    async forget(before, remembered) {
      const names = (await exists(directory)) ? await readdir(directory) : [];
      const keys = names.filter((name) => name.endsWith(MAIL)).map((name) => name.slice(0, -MAIL.length));
      const known = await remembered(keys);
      const isForgotten = (name: string) => name.endsWith(MAIL) && !known.has(name.slice(0, -MAIL.length));
      for (const name of names) {
        const file = join(directory, name);
        // Another process may have deleted it.
        const found = await stat(file).catch(() => null);
        if (found && (found.mtime < before || isForgotten(name))) await rm(file, { force: true });
      }
    },
  };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
