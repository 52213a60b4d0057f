import { installationSecret } from '../database/installation-secret.ts';
import type { Db } from '../database/schema.ts';
import { formToken, isTimelyFormToken, newFormSecret } from './form-token.ts';

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
  const secret = await installationSecret(db, 'form-tokens', newFormSecret);
  return {
    issueToken: () => formToken(secret, now()),
    judge({ Website, FormToken }: BotSigns): BotVerdict {
      if (Website !== '') return 'trapped';
      return isTimelyFormToken(FormToken, secret, now()) ? 'person' : 'hasty';
    },
  };
}
export type BotCheck = Awaited<ReturnType<typeof createBotCheck>>;
