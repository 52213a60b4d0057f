import { createHmac, randomBytes } from 'node:crypto';
import { installationSecret } from '../database/installation-secret.ts';
import type { Db } from '../database/schema.ts';
import { signatureMatches } from '../signature.ts';
import { DAY_MS } from '../time.ts';

/** What a form sends in addition to its fields. */
interface BotSigns {
  /** A hidden field. */
  readonly Website: string;
  readonly FormToken: string;
}

/** 'hasty': no timely token, which may happen to people; 'trapped': the hidden field is filled in. */
export type BotVerdict = 'person' | 'hasty' | 'trapped';

/** Needs no third party (CON-05). Tokens are valid across processes and restarts. */
export async function createBotCheck(db: Db, now: () => Date) {
  const secret = await installationSecret(db, 'form-tokens');
  return {
    issueToken: () => formToken(secret, now()),
    judge({ Website, FormToken }: BotSigns): BotVerdict {
      if (Website !== '') return 'trapped';
      return isTimelyFormToken(FormToken, secret, now()) ? 'person' : 'hasty';
    },
  };
}
export type BotCheck = Awaited<ReturnType<typeof createBotCheck>>;

const FEWEST_MS = 3000;
const TOKEN = /^(\d{1,15})\.([\w-]{16})\.([\w-]{43})$/;

/** '{milliseconds}.{random}.{signature}': the time a form was opened, without a stored row. */
function formToken(secret: string, now: Date): string {
  const claim = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${claim}.${sign(claim, secret)}`;
}

/**
 * Whether the store issued the token between 3 seconds and a day ago: people need longer to write a sentence, bots do
 * not (CON-05).
 */
function isTimelyFormToken(token: string, secret: string, now: Date): boolean {
  const [, begun = '', random = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!signatureMatches(signature, sign(`${begun}.${random}`, secret))) return false;
  const age = now.getTime() - Number(begun);
  return age >= FEWEST_MS && age <= DAY_MS;
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`form ${claim}`).digest('base64url');
}
