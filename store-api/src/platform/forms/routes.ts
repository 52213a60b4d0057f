import { getFormToken } from 'shared-contracts/api/get-form-token';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';
import { type BotCheck, createBotCheck } from './bot-check.ts';

/** All public forms together (API-03). */
export const FORMS = { name: 'forms', allowed: 10, perOrigin: 300, windowSeconds: 60 };

/** Returns the check that all public forms share. */
export async function formRoutes(api: Api): Promise<BotCheck> {
  const botCheck = await createBotCheck(api.db, api.now);
  registerCall(api, getFormToken, async () => ({ FormToken: botCheck.issueToken() }));
  return botCheck;
}
