import { partitionByMonth } from '../months/partition-by-month.ts';

export const { transaction, up } = partitionByMonth('client_reports', 'reported_at', 'client_report_id');
