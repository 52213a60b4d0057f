import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  unsubscribeTitle: 'إلغاء الاشتراك في النشرة',
  unsubscribeIntro: 'تصل نشرتنا مرة في الشهر. ضغطة واحدة ويُحذف عنوانك من قائمتها.',
  unsubscribe: 'ألغِ الاشتراك',
  unsubscribeFailed: 'لم يتم ذلك. اضغط مرة أخرى بعد لحظات من فضلك.',
  unsubscribed: 'أُلغي اشتراكك',
  unsubscribedText: 'حُذف عنوانك من قائمة النشرة. قد تصلك رسالة كانت في طريقها إليك.',
  unsubscribeNoLink: 'افتح الرابط في نهاية إحدى رسائلنا من فضلك، أو راسلنا.',
} satisfies Translation<typeof words>;
