import { $token, $user, emit } from 'shared-contracts';
import type { ApiCall, CallRequest } from '../../contract/api/call.ts';
import { type SavedAnswer, saveAnswer } from './save-answer.ts';

/**
 * Saves a call's file for the person logged in; `name` is the default file name. An expired session is reported as the
 * client does for other calls: the shell then navigates to the login and back.
 */
export async function savePersonalFile<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call>,
  name: string,
): Promise<SavedAnswer> {
  const token = $token.get();
  const credentials = { token, userId: String($user.get()?.UserID ?? '') };
  const saved = await saveAnswer(call, request, { credentials, name });
  const isOver = saved.kind === 'refused' && saved.status === 401;
  if (isOver && token && token === $token.get()) emit('account:session-expired', {});
  return saved;
}
