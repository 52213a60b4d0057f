import type { Command } from '../../../platform/command-line/command.ts';
import { addressCommand } from '../address/address-command.ts';
import { dispatchCommands } from '../deliveries/dispatch-commands.ts';
import { emailCommand } from './email-command.ts';
import { listOrders } from './list-orders.ts';
import { listRefunds } from './list-refunds.ts';
import { listRequests } from './list-requests.ts';
import { moveOrderCommand } from './move-order-command.ts';
import { noteOrderCommand } from './note-order-command.ts';
import { packingSlip } from './packing-slip.ts';
import { refundOrderCommand } from './refund-order-command.ts';
import { requestCommands } from './request-commands.ts';
import { showOrder } from './show-order.ts';
import { showRequest } from './show-request.ts';

export const orderCommands: readonly Command[] = [
  listOrders,
  showOrder,
  moveOrderCommand,
  addressCommand,
  noteOrderCommand,
  packingSlip,
  ...dispatchCommands,
  emailCommand,
  refundOrderCommand,
  listRefunds,
  listRequests,
  showRequest,
  ...requestCommands,
];
