import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { emailKey } from '../../platform/email-key.ts';

const end = command({
  name: 'sessions end',
  summary: 'Logs one person out on every device, or everybody; passwords and passkeys stay.',
  words: { whose: { about: 'An e-mail address, or "all".' } },
  examples: ['asha@example.com', 'all --yes'],
  dryRun: 'transaction',
  async *run({ db, confirm, concerns }, { whose }) {
    if (whose === 'all') await confirm('Everybody is logged out, on every device.');
    let ending = db.deleteFrom('sessions');
    if (whose !== 'all') {
      const person = await db
        .selectFrom('users')
        .select('user_id')
        .where('email_key', '=', emailKey(whose))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!person) throw new CommandRefused('Nobody has an account with this address. Nothing was changed.');
      concerns(person.user_id);
      ending = ending.where('user_id', '=', person.user_id);
    }
    const { numDeletedRows } = await ending.executeTakeFirst();
    yield `Sessions ended: ${numDeletedRows}.`;
  },
});

export const sessionCommands: readonly Command[] = [end];
