import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { exportMyData } from 'shared-contracts/api/export-my-data';
import type { PersonalData } from '../../platform/database/personal-data.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { registerUserFile } from '../../platform/http/file-calls.ts';
import { conflict } from '../../platform/http/problems.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPerson } from './export-person.ts';

const MINUTES_15 = 15 * 60;
const EXPORTS = { name: 'export-my-data', allowed: 10, windowSeconds: MINUTES_15 };
// A stolen token must not help to guess the password.
const DELETIONS = { name: 'delete-my-account', allowed: 5, windowSeconds: MINUTES_15 };

/** Export and deletion of stored personal data (ACC-14). */
export function privacyRoutes(api: Api, parts: readonly PersonalData[]): void {
  registerUserFile(api, exportMyData, async ({ user: { userId } }) => {
    await api.limits.count(EXPORTS, String(userId));
    const person = await exportPerson(api.db, userId, { parts, now: api.now() });
    return {
      fileName: 'my-data.json',
      contentType: 'application/json; charset=utf-8',
      content: Buffer.from(JSON.stringify(person, null, 2)),
    };
  });

  registerUserCall(
    api,
    deleteMyAccount,
    async ({ user: { userId }, parameters, request }) => {
      await api.limits.count(DELETIONS, String(userId));
      const outcome = await deleteAccount(api.db, { userId, password: parameters.Password, now: api.now() }, parts);
      switch (outcome) {
        case 'deleted':
          api.security.report('account-deleted', { person: userId, request });
          return [{ ResponseMsg: 'Deleted Successfully' as const }];
        case 'wrong-password':
          api.security.report('password-refused', { detail: 'delete-my-account', person: userId, request });
          return [{ ResponseMsg: 'Incorrect password!' as const }];
        case 'under-way':
          throw conflict('orders-under-way', 'An order, a payment or a return is not concluded yet.');
      }
    },
    { hashes: true },
  );
}
