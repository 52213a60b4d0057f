import { LIMITS } from 'shared-contracts/domain/constants';
import { isEmail } from 'shared-contracts/domain/validation';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import { transact } from '../../../platform/database/transact.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { sendMailsAgain } from '../send-mails-again.ts';
import { findOrder, ORDER, orderName } from './find-order.ts';

export const emailCommand = command({
  name: 'orders email',
  summary: 'Corrects the address that an order’s mails go to, and sends them again there.',
  details:
    'To the same address it sends the confirmation and what did not arrive. "orders show ORDER" lists the mails.',
  words: { order: ORDER, address: { about: 'An e-mail address.', read: readEmail } },
  examples: ['KC-2611-000123 asha@example.com'],
  dryRun: 'transaction',
  async *run({ db, now }, { order: name, address: email }) {
    const { order_number: orderNumber, order_id: orderId } = await findOrder(db, name);
    const mails = await transact(db, async (trx) => {
      const locked = orderNumber && (await lockOrder(trx, orderNumber));
      return locked ? sendMailsAgain(trx, { orderId, email, byStaff: true, now: now() }) : null;
    });
    if (mails === null) throw new CommandRefused(`Order ${name} is not paid: it has no mails to send.`);
    yield `${orderName({ order_number: orderNumber, order_id: orderId })}: mails go to ${email}; sent again: ${mails}`;
  },
});

function readEmail(name: string, typed: string): string {
  const email = typed.trim();
  if (isEmail(email) && email.length <= LIMITS.enquiry.email) return email;
  throw new CommandRefused(`${name} is an e-mail address.`);
}
