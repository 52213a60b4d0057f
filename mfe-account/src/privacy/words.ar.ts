import type { Translation } from 'shared-contracts';
import type { privacyWords } from './words.ts';

export const privacyArabic = {
  yourData: 'بياناتك',
  yourDataText: 'نزّل كل ما نحتفظ به عنك في ملف واحد، أو احذف حسابك وبياناتك.',
  downloadMyData: 'تنزيل بياناتي',
  gatheringData: 'جارٍ تجهيز بياناتك…',
  dataTooOften: 'لقد نزّلت بياناتك عدة مرات للتو. يرجى المحاولة مرة أخرى بعد ربع ساعة.',
  dataFailed: 'تعذّر تنزيل بياناتك. يرجى المحاولة مرة أخرى.',

  deleteAccount: 'حذف حسابي',
  deleteAccountTitle: 'هل تريد حذف حسابك؟',
  deleteGoes:
    'يُحذف فورًا اسمك وبريدك الإلكتروني ورقم هاتفك وكلمة مرورك وعناوينك المحفوظة وقائمة أمنياتك. ويُحذف من طلباتك اسم المستلم وعنوانه، ومن مراجعاتك وأسئلتك اسمك. لا يمكن التراجع عن ذلك.',
  deleteKept:
    'يلزمنا قانون الضرائب بحفظ الفواتير والإشعارات الدائنة بما عليها من اسم وعنوان. وتُحفظ الشكاوى لإثبات كيفية تسويتها. لن يمكنك فتح الطلبات والفواتير والتنزيلات هنا بعد ذلك: احفظ ما تحتاجه أولًا.',
  deletePassword: 'كلمة مرورك',
  keepAccount: 'الإبقاء على حسابي',
  confirmDelete: 'حذف حسابي نهائيًا',
  deletingAccount: 'جارٍ الحذف…',
  wrongPassword: 'كلمة المرور غير صحيحة!',
  ordersUnderWay: 'لديك طلب أو دفعة أو استرداد أو إرجاع لم ينتهِ بعد. يمكنك حذف حسابك بعد انتهائه.',
  accountDeleted: 'حُذف حسابك.',
} satisfies Translation<typeof privacyWords>;
