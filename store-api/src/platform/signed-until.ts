import { createHmac } from 'node:crypto';
import { signatureMatches } from './signature.ts';

const SIGNED = /^(\d{1,12})\.([\w-]{43})$/;

/** Signs a claim until a time: '{end in seconds}.{signature}'. Only a holder of the key can make one. */
export function signUntil(key: string, claim: string, end: Date): string {
  const seconds = String(Math.floor(end.getTime() / 1000));
  return `${seconds}.${sign(key, claim, seconds)}`;
}

export function checkSigned(key: string, claim: string, signed: string, now: Date): 'right' | 'expired' | 'unknown' {
  const [, end = '', signature = ''] = SIGNED.exec(signed) ?? [];
  if (!signatureMatches(signature, sign(key, claim, end))) return 'unknown';
  return Number(end) * 1000 <= now.getTime() ? 'expired' : 'right';
}

const sign = (key: string, claim: string, end: string) =>
  createHmac('sha256', key).update(`${claim}.${end}`).digest('base64url');
