import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  choicesHeading: 'اختيارك',
  rememberViewed: 'تذكّر المنتجات التي أشاهدها في هذا المتصفح',
  choiceYes: 'لقد سمحت بذلك. أزل العلامة ليُحذف ما حُفظ.',
  choiceNo: 'لقد رفضت، ولا يُحفظ شيء من ذلك.',
  choiceNone: 'لم تختر بعد، لذلك لا يُحفظ شيء من ذلك.',
} satisfies Translation<typeof words>;
