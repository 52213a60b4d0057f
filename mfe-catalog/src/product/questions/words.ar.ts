import type { Translation } from 'shared-contracts';
import type { questionsWords } from './words.ts';

export const questionsArabic = {
  questions: 'الأسئلة والأجوبة',
  noQuestionsYet: 'لا توجد أسئلة بعد.',
  answeredBy: 'إجابة {store}',
  moreQuestions: 'المزيد من الأسئلة',
  loadingQuestions: 'جارٍ تحميل الأسئلة…',
  questionsUnavailable: 'لا يمكن عرض الأسئلة الآن.',

  askQuestion: 'اطرح سؤالًا',
  questionsAnswered: 'نجيبك بالبريد الإلكتروني، وننشر السؤال وإجابتنا هنا.',
  yourQuestion: 'سؤالك',
  yourName: 'اسمك',
  yourNameHelp: 'يُنشر الاسم الأول والحرف الأول من اسم العائلة فقط.',
  yourEmail: 'بريدك الإلكتروني',
  yourEmailHelp: 'لإرسال إجابتنا فقط، ولا يُنشر أبدًا.',
  leaveQuestionEmpty: 'اترك هذا الحقل فارغًا',
  sendQuestion: 'أرسل السؤال',
  sendingQuestion: 'جارٍ الإرسال…',
  questionSaved: 'شكرًا لك! سنرسل إليك إجابتنا بالبريد الإلكتروني.',
  questionFieldRefused: 'يرجى التحقق من هذا الحقل',
  questionTooFast: 'انتظر لحظة ثم حاول مرة أخرى.',
  questionTooMany: 'محاولات كثيرة. انتظر بضع دقائق ثم حاول مرة أخرى.',
  questionFailed: 'تعذّر إرسال سؤالك. لم يضع شيء مما كتبته؛ حاول مرة أخرى.',
} satisfies Translation<typeof questionsWords>;
