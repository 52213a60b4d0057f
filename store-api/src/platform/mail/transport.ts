import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

export interface OutgoingMail {
  /** Unique; becomes the Message-ID, by which receivers detect repetitions. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** 'not-sent' may be retried; 'unsure' broke off after the content had begun to leave. */
export type SendResult =
  | { readonly result: 'sent' }
  | { readonly result: 'not-sent' | 'unsure'; readonly fault: string };

export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendResult>;
  /** Deletes stored mails older than a moment or erased by the store. */
  forget(before: Date, remembered: RememberedMails): Promise<void>;
}

/** The keys whose receiver is still stored. */
export type RememberedMails = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** SMTP when SMTP_URL is set; else each mail is a file in DATA_DIR/mail. */
export function createTransport({ mail, dataDir, publicOrigin }: Settings): MailTransport {
  const host = new URL(publicOrigin).hostname;
  return mail.smtpUrl ? smtp(mail.smtpUrl, mail.from, host) : folder(join(dataDir, 'mail'), mail.from, host);
}

/** The ending of a mail's file, after the mail's key. */
const MAIL = '.eml';

const messageId = (key: string, host: string) => `<${key.replace(/[^\w-]/g, '-')}@${host}>`;

function smtp(url: string, from: string, host: string): MailTransport {
  return {
    async send({ key, ...mail }) {
      // Loaded with the first mail: most starts send none.
      const { default: nodemailer } = await import('nodemailer');
      const transporter = nodemailer.createTransport(url);
      try {
        await transporter.sendMail({
          ...mail,
          attachments: [...mail.attachments],
          from,
          messageId: messageId(key, host),
        });
        return { result: 'sent' };
      } catch (fault) {
        const { message, command, responseCode } = fault as Error & { command?: string; responseCode?: number };
        // Without an answer after DATA the mail may have arrived.
        const unsure = command === 'DATA' && responseCode === undefined;
        return { result: unsure ? 'unsure' : 'not-sent', fault: message };
      } finally {
        transporter.close();
      }
    },
    forget: async () => {},
  };
}

function folder(directory: string, from: string, host: string): MailTransport {
  return {
    async send({ key, ...mail }) {
      const { default: nodemailer } = await import('nodemailer');
      const file = join(directory, `${key.replace(/[^\w-]/g, '-')}${MAIL}`);
      if (await exists(file)) return { result: 'sent' };
      const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail({
        ...mail,
        attachments: [...mail.attachments],
        from,
        messageId: messageId(key, host),
      });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Renamed when complete: a reader never sees half a mail.
      const part = `${file}.${randomUUID()}.part`;
      await writeFile(part, message as Buffer, { mode: 0o600 });
      await rename(part, file);
      return { result: 'sent' };
    },
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
