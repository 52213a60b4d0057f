import { partitionByMonth } from '../months/partition-by-month.ts';

export const { transaction, up } = partitionByMonth('consents', 'at', 'consent_id');
