import type { Translation } from 'shared-contracts';
import type { inspectWords } from './words.ts';

export const inspectArabic = {
  inspectHeading: 'من صنع ماذا',
  inspectRegion: '{module}، الإصدار {version}، العقد {contract}',
  inspectUnavailable: 'غير متاح',
  inspectLeave: 'إنهاء الفحص',
} satisfies Translation<typeof inspectWords>;
