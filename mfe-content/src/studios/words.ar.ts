import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  studios: 'معارضنا',
  studioHours: 'ساعات العمل',
  daysFromTo: 'من {from} إلى {to}',
  hoursFromTo: 'من {from} إلى {to}',
  closedOn: 'مغلق',
  findStudio: 'كيف تصل إليه',
  studioDirections: 'الاتجاهات',
  studioDirectionsTo: 'الاتجاهات إلى {place} على OpenStreetMap',
  noStudios: 'لا يوجد معرض للزيارة حاليًا.',
  backToContact: 'اتصل بنا',
} satisfies Translation<typeof words>;
