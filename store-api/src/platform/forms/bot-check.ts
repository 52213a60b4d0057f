import type { Kysely } from 'kysely';
import { installationSecret } from '../database/installation-secret.ts';
import type { Database } from '../database/schema.ts';
import { formToken, isTimelyFormToken, newFormSecret } from './form-token.ts';

/** What a form sends in addition to its fields. */
interface BotSigns {
  /** A field that people do not see. */
  readonly Website: string;
  readonly FormToken: string;
}

/** 'hasty': no fresh token of ours, which a person may hit too; 'trapped': only a program fills in that field. */
export type BotVerdict = 'person' | 'hasty' | 'trapped';

/** The check of public forms that needs no third party (CON-05). Tokens hold across processes and restarts. */
export async function createBotCheck(db: Kysely<Database>, now: () => Date) {
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
