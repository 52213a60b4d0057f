import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { RunningStore } from '../../.ci/start/running-store.ts';

/**
 * Waits for the newest mail to an address whose text matches, and returns the text. Without SMTP_URL the store saves
 * each mail as a file.
 */
export async function mailTo(store: RunningStore, email: string, expected: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const texts = await mailsTo(store, email);
        found = texts.find((text) => expected.test(text)) ?? '';
        return found !== '';
      },
      { message: `a mail with ${expected}` },
    )
    .toBe(true);
  return found;
}

/** The six digits of the newest mail with a code. */
export async function mailedCode(store: RunningStore, email: string): Promise<string> {
  const text = await mailTo(store, email, /^\s*\d{6}\s*$|\b\d{6}\b/m);
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}

/** Texts of all mails to an address, the newest first. */
async function mailsTo(store: RunningStore, email: string): Promise<string[]> {
  const folder = path.join(store.options.dataFolder, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const source = await readFile(path.join(folder, name), 'utf8');
        return { to: header(source, 'To'), at: Date.parse(header(source, 'Date')), id: name, text: plainText(source) };
      }),
  );
  return mails
    .filter(({ to }) => to.includes(email))
    .sort((a, b) => b.at - a.at || numberIn(b.id) - numberIn(a.id))
    .map(({ text }) => text);
}

const numberIn = (name: string) => Number(/(\d+)\.eml$/.exec(name)?.[1] ?? 0);

function header(source: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(source)?.[1] ?? '';
}

/** The plain-text part of a mail as nodemailer writes it. */
function plainText(source: string): string {
  const part = source.slice(source.search(/^Content-Type: text\/plain/im));
  const begins = part.search(/\r?\n\r?\n/);
  const body = part.slice(begins).split(/\r?\n--/)[0] ?? '';
  switch (
    header(part.slice(0, begins + 2), 'Content-Transfer-Encoding')
      .trim()
      .toLowerCase()
  ) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return unquoted(body);
    default:
      return body;
  }
}

function unquoted(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
