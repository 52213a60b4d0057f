import { createHmac } from 'node:crypto';
import { installationSecret } from '../../platform/database/installation-secret.ts';
import type { Db } from '../../platform/database/schema.ts';
import { signatureMatches } from '../../platform/signature.ts';

const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

/** What a mail carries back to confirm or end its notice: it is of use as long as the notice is stored. */
export async function noticeTokens(db: Db) {
  const secret = await installationSecret(db, 'stock-notice');
  const sign = (noticeId: number | string) =>
    createHmac('sha256', secret).update(`stock-notice ${noticeId}`).digest('base64url');
  return {
    token: (noticeId: number) => `${noticeId}.${sign(noticeId)}`,
    /** The notice it is for; null for a forged one. */
    read(token: string): number | null {
      const [, noticeId = '', signature = ''] = TOKEN.exec(token) ?? [];
      return signatureMatches(signature, sign(noticeId)) ? Number(noticeId) : null;
    },
  };
}
