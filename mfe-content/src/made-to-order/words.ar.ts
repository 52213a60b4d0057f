import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  requestBulk: 'اطلب أثاثك بالجملة',
  requestBulkText: 'أخبرنا بما تحتاجه، والعدد، والمكان، والموعد. نتصل بك أو نراسلك خلال 48 ساعة.',
  singleWelcome: 'ونرحّب أيضًا بطلب قطعة واحدة.',
  whoWeMakeFor: 'لمن نصنع الأثاث',
  forDesigners: 'المصممون والمهندسون المعماريون',
  forRetailers: 'تجار التجزئة وصالات العرض',
  forOffices: 'المكاتب ومساحات العمل المشتركة',
  forApartments: 'الشقق والوحدات السكنية',
  forCafes: 'المقاهي والمطاعم',
  forHotels: 'المطاعم والفنادق',
  fromTheWorkshop: 'من ورشتنا ومشاريعنا',
  madeQuestions: 'أسئلة',
} satisfies Translation<typeof words>;
