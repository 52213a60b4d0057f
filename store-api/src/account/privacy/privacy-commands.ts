import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { PersonalData } from '../../platform/database/personal-data.ts';
import { transact } from '../../platform/database/transact.ts';
import { CUSTOMER, findCustomer } from '../people/find-customer.ts';
import { eraseLockedPerson } from './delete-account.ts';
import { exportPerson } from './export-person.ts';

/** For a customer who asks the shop by letter or telephone (ACC-14). */
export const privacyCommands = (parts: readonly PersonalData[]): readonly Command[] => [
  command({
    name: 'customers export',
    summary: 'Everything stored about a customer, as the file that they could download themselves.',
    details: 'Give it to nobody but the customer: know first who asks.',
    words: { customer: CUSTOMER, file: { about: 'A .json file to write; - is standard output.', file: 'write' } },
    examples: ['12 asha.json', 'asha@example.com asha.json'],
    async *run({ db, now, concerns }, { customer, file }) {
      const { user_id } = await findCustomer(db, customer);
      concerns(user_id);
      const person = await exportPerson(db, user_id, { parts, now: now() });
      await file.write(textOf(`${JSON.stringify(person, null, 2)}\n`));
      if (file.name !== '-') yield `Customer ${user_id} in ${file.name}`;
    },
  }),
  command({
    name: 'customers erase',
    summary: 'Deletes an account as its owner could: personal data go, what tax law asks for stays.',
    details: 'The customer gets the same mail as after deleting it themselves. Refused while an order is under way.',
    words: { customer: CUSTOMER },
    examples: ['12'],
    dryRun: 'transaction',
    async *run({ db, now, confirm, concerns }, { customer }) {
      const { user_id } = await findCustomer(db, customer);
      concerns(user_id);
      await confirm(`The account and the personal data of customer ${user_id} are deleted for good.`);
      const outcome = await transact(db, async (trx) => {
        const person = await trx
          .selectFrom('users')
          .selectAll()
          .where('user_id', '=', user_id)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        return person ? eraseLockedPerson(trx, person, parts, now()) : 'deleted';
      });
      if (outcome === 'under-way') {
        throw new CommandRefused('An order, a payment or a return is not concluded yet. Nothing was changed.');
      }
      yield `Customer ${user_id}: deleted`;
    },
  }),
];

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}
