import type { Command } from '../../platform/command-line/command.ts';
import { documentReport } from './document-report.ts';
import { exportOrders } from './export-orders-command.ts';
import { salesReports } from './sales-reports.ts';
import { taxReports } from './tax-reports.ts';
import { workReports } from './work-reports.ts';

export const reportCommands: readonly Command[] = [
  ...salesReports,
  ...taxReports,
  documentReport,
  ...workReports,
  exportOrders,
];
