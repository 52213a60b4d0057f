import { $token, type ApiClient, emit, type HeadlessModule, on } from 'shared-contracts';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { forgetPerson } from './forget-person.ts';

/** Logout wherever it is chosen (SH-13): the shell's menu and the account pages only ask for it. */
export const headless: HeadlessModule = {
  start: ({ api }) => on('account:logout-requested', () => logOutHere(api)),
};

function logOutHere(api: ApiClient): void {
  // The call takes the token along as it starts; waiting for the answer would keep the person logged in while a
  // server is slow. A token that could not be revoked expires by itself.
  if ($token.get()) void api.call(logoutUser, {});
  forgetPerson();
  emit('account:logged-out', {});
}
