import { allRows } from './all-rows.ts';
import { type Command, command } from './command.ts';

const list = command({
  name: 'audit list',
  summary: 'Who ran which command, about which records, and how it ended; a year back.',
  examples: ['', '--format csv > acts.csv'],
  columns: { at: 'time', operator: 'text', command: 'text', about: 'text', outcome: 'text' },
  async *run({ db }) {
    yield* allRows({
      read: (after, limit) =>
        db
          .selectFrom('operator_acts')
          .selectAll()
          .where('operator_act_id', '>', after)
          .orderBy('operator_act_id')
          .limit(limit)
          .execute(),
      id: (act) => act.operator_act_id,
      row: ({ at, command: ran, about, outcome, ...who }) => ({
        at,
        operator: spelled(who),
        command: ran,
        about,
        outcome,
      }),
      none: 'No commands were run.',
    });
  },
});

const spelled = ({ operator, named }: { readonly operator: string; readonly named: string }) =>
  named === '' ? operator : `${operator} (${named})`;

export const auditCommands: readonly Command[] = [list];
