import { createHmac } from 'node:crypto';
import { signatureMatches } from '../../platform/signature.ts';

/** Long enough to click, too short to share. */
export const DOWNLOAD_MINUTES = 10;

/** What a link may fetch: one article, for its buyer. */
export interface DownloadRight {
  readonly orderItemId: number;
  readonly userId: number;
}

export type DownloadCheck =
  | { readonly ok: true; readonly userId: number }
  | { readonly ok: false; readonly reason: 'unknown' | 'foreign' | 'expired' };

const TOKEN = /^(\d{1,10})\.(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/;

/** '{article}.{user}.{expiry in seconds}.{signature}': needs no row, and is of no use for anything but its article. */
export function downloadToken(right: DownloadRight, secret: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + DOWNLOAD_MINUTES * 60;
  const claim = `${right.orderItemId}.${right.userId}.${expires}`;
  return `${claim}.${sign(claim, secret)}`;
}

/** Whether a token fetches this article. 'foreign': it is genuine, but another article's. */
export function checkDownloadToken(token: string, orderItemId: number, secret: string, now: Date): DownloadCheck {
  const [, article, user, expires, signature = ''] = TOKEN.exec(token) ?? [];
  if (!signatureMatches(signature, sign(`${article}.${user}.${expires}`, secret)))
    return { ok: false, reason: 'unknown' };
  if (Number(article) !== orderItemId) return { ok: false, reason: 'foreign' };
  if (Number(expires) * 1000 <= now.getTime()) return { ok: false, reason: 'expired' };
  return { ok: true, userId: Number(user) };
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`download ${claim}`).digest('base64url');
}
