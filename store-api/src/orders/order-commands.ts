import type { Command } from '../command-line/command.ts';
import { listOrders } from './commands/list-orders.ts';
import { listRequests } from './commands/list-requests.ts';
import { moveOrderCommand } from './commands/move-order-command.ts';
import { refundOrderCommand } from './commands/refund-order-command.ts';
import { requestCommands } from './commands/request-commands.ts';
import { showOrder } from './commands/show-order.ts';
import { showRequest } from './commands/show-request.ts';

export const orderCommands: readonly Command[] = [
  listOrders,
  showOrder,
  moveOrderCommand,
  refundOrderCommand,
  listRequests,
  showRequest,
  ...requestCommands,
];
