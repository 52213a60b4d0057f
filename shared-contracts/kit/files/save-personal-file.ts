import { $token, $user, emit } from 'shared-contracts';
import type { ApiCall, CallRequest } from '../../contract/api/call.ts';
import { type SavedAnswer, saveAnswer } from './save-answer.ts';

/**
 * Saves the file that a call answers to the person logged in; `name` is for an answer that gives none. That their
 * session has ended is told as the client tells it for other calls: the shell then leads to the login and back.
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
