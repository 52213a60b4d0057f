import { type Command, CommandRefused } from '../../platform/command-line/command.ts';
import { emailKey } from '../../platform/email-key.ts';

const end: Command = {
  name: 'sessions end',
  parameters: 'EMAIL|all',
  summary: 'Logs one person out on every device, or everybody; passwords and passkeys stay.',
  async *run({ db }, [whose = '', ...more]) {
    if (whose === '' || more.length > 0) throw new CommandRefused('Say whose: one e-mail address, or all.');
    let ending = db.deleteFrom('sessions');
    if (whose !== 'all') {
      const person = await db
        .selectFrom('users')
        .select('user_id')
        .where('email_key', '=', emailKey(whose))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!person) throw new CommandRefused('Nobody has an account with this address. Nothing was changed.');
      ending = ending.where('user_id', '=', person.user_id);
    }
    const { numDeletedRows } = await ending.executeTakeFirst();
    yield `Sessions ended: ${numDeletedRows}.`;
  },
};

export const sessionCommands: readonly Command[] = [end];
