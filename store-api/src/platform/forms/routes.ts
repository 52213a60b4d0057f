import { getFormToken } from 'shared-contracts/api/get-form-token';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';
import { type BotCheck, createBotCheck } from './bot-check.ts';

/** What public forms ask for before they are sent. Answers the check that the forms' own calls share. */
export async function formRoutes(api: Api): Promise<BotCheck> {
  const botCheck = await createBotCheck(api.db, api.now);
  registerCall(api, getFormToken, async () => ({ FormToken: botCheck.issueToken() }));
  return botCheck;
}
