import { createHmac, randomBytes } from 'node:crypto';
import { signatureMatches } from '../signature.ts';
import { DAY_MS } from '../time.ts';

const FEWEST_MS = 3000;
const TOKEN = /^(\d{1,15})\.([\w-]{16})\.([\w-]{43})$/;

export const newFormSecret = () => randomBytes(32).toString('base64url');

/** '{milliseconds}.{random}.{signature}': the time a form was opened, without a stored row. */
export function formToken(secret: string, now: Date): string {
  const claim = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${claim}.${sign(claim, secret)}`;
}

/**
 * Whether the store issued the token between 3 seconds and a day ago: people need longer to write a sentence, bots do
 * not (CON-05).
 */
export function isTimelyFormToken(token: string, secret: string, now: Date): boolean {
  const [, begun = '', random = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!signatureMatches(signature, sign(`${begun}.${random}`, secret))) return false;
  const age = now.getTime() - Number(begun);
  return age >= FEWEST_MS && age <= DAY_MS;
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`form ${claim}`).digest('base64url');
}
