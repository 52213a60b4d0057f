import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import { noteOrder } from '../../orders/note-order.ts';
import { findOrder, ORDER, orderName } from './find-order.ts';

const LONGEST = 1000;

export const noteOrderCommand = command({
  name: 'orders note',
  summary: 'Notes something about an order for the shop; "orders show" has it, the shopper never reads it.',
  words: { order: ORDER, note: { about: 'What is to be known.', many: true } },
  examples: ['KC-2611-000123 "Rings twice, call before you come"'],
  dryRun: 'transaction',
  async *run({ db, now, by = 'the shop' }, { order: typed, note }) {
    const order = await findOrder(db, typed);
    const text = plain(note.join(' ')).trim();
    if (text === '' || text.length > LONGEST) {
      throw new CommandRefused(`A note has 1 to ${LONGEST} characters. Nothing was changed.`);
    }
    await noteOrder(db, { orderId: order.order_id, by, note: text, at: now() });
    yield `${orderName(order)}: noted`;
  },
});
