import { partitionByMonth } from '../months/partition-by-month.ts';

export const { transaction, up } = partitionByMonth('operator_acts', 'at', 'operator_act_id');
