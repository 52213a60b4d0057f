import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  grievanceOfficer: 'مسؤول الشكاوى',
  grievanceForm: 'قدّم شكوى',
  grievanceOrder: 'رقم الطلب، إن وُجد',
} satisfies Translation<typeof words>;
