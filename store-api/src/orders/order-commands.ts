import type { Command } from '../command-line/command.ts';
import { listOrders } from './commands/list-orders.ts';
import { moveOrderCommand } from './commands/move-order-command.ts';
import { refundOrderCommand } from './commands/refund-order-command.ts';
import { showOrder } from './commands/show-order.ts';

export const orderCommands: readonly Command[] = [listOrders, showOrder, moveOrderCommand, refundOrderCommand];
