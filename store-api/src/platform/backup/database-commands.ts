import { command } from '../command-line/command.ts';
import { moveFormer } from './former/move-former.ts';
import { recoveryCommands } from './recovery/recovery-commands.ts';

const move = command({
  name: 'database move',
  summary: 'Moves the shop from the database of an earlier release into this one’s, as `npm start` does by itself.',
  details:
    'Of PGlite, or of an older PostgreSQL. npm fetches what reads it. All of it moves or nothing; its files stay where they are.',
  examples: [''],
  dryRun: 'plan',
  closed: true,
  movesDatabase: true,
  async *run(context) {
    yield await moveFormer(context);
  },
});

export const databaseCommands = [move, ...recoveryCommands];
