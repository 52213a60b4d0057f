import { allPages } from './all-pages.ts';
import type { Command } from './command.ts';

const list: Command = {
  name: 'audit list',
  parameters: '',
  summary: 'Who ran which command, about which records, and how it ended; a year back.',
  async *run({ db }) {
    yield* allPages({
      read: (after, limit) =>
        db
          .selectFrom('operator_acts')
          .selectAll()
          .where('operator_act_id', '>', after)
          .orderBy('operator_act_id')
          .limit(limit)
          .execute(),
      id: (act) => act.operator_act_id,
      lines: (act) =>
        [act.at.toISOString(), act.operator, act.command, act.about, act.outcome].filter(Boolean).join('  '),
      none: 'No commands were run.',
    });
  },
};

export const auditCommands: readonly Command[] = [list];
