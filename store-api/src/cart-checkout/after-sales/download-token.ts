import { checkSigned, signUntil } from '../../platform/signed-until.ts';

/** Long enough to click, too short to share. */
export const DOWNLOAD_MINUTES = 10;

/** What a link may fetch: one item, for its buyer. */
export interface DownloadRight {
  readonly orderItemId: number;
  readonly userId: number;
}

export type DownloadCheck =
  | { readonly ok: true; readonly userId: number }
  | { readonly ok: false; readonly reason: 'unknown' | 'foreign' | 'expired' };

const TOKEN = /^((\d{1,10})\.(\d{1,10}))\.(.+)$/;

/** '{article}.{user}.{expiry in seconds}.{signature}': needs no row, and is of no use for anything but its item. */
export function downloadToken(right: DownloadRight, secret: string, now: Date): string {
  const fetched = `${right.orderItemId}.${right.userId}`;
  return `${fetched}.${signUntil(secret, claim(fetched), new Date(now.getTime() + DOWNLOAD_MINUTES * 60_000))}`;
}

/** Whether a token fetches this item. 'foreign': it is genuine, but another item's. */
export function checkDownloadToken(token: string, orderItemId: number, secret: string, now: Date): DownloadCheck {
  const [, fetched = '', item, user, signed = ''] = TOKEN.exec(token) ?? [];
  const verdict = checkSigned(secret, claim(fetched), signed, now);
  if (verdict === 'unknown') return { ok: false, reason: 'unknown' };
  if (Number(item) !== orderItemId) return { ok: false, reason: 'foreign' };
  if (verdict === 'expired') return { ok: false, reason: 'expired' };
  return { ok: true, userId: Number(user) };
}

const claim = (fetched: string) => `download ${fetched}`;
