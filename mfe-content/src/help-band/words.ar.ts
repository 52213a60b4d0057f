import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  helpHeading: 'هل لديك سؤال آخر؟',
  helpText: 'يقرأ أحد موظفينا كل رسالة ويرد خلال 48 ساعة، وغالبًا في يوم العمل نفسه.',
  helpContact: 'اتصل بنا',
  helpCall: 'اتصل على {phone}',
} satisfies Translation<typeof words>;
