import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  byAuthor: 'بقلم \u2068{author}\u2069',
  sharePost: 'شارك هذا المقال',
  shareOnFacebook: 'مشاركة',
  shareOnX: 'انشر على X',
  shareOnPinterest: 'احفظ في Pinterest',
  shareOnWhatsApp: 'واتساب',
  shareOn: '{action} (يفتح {network})',
  backToBlogs: 'العودة إلى المدونة',
  postUnknown: 'لم نعثر على هذا المقال.',
  mayAlsoLike: 'قد يعجبك أيضًا',
  viewAll: 'عرض الكل',
  comments: 'التعليقات',
  leaveComment: 'اترك تعليقًا',
  commentName: 'الاسم',
  commentEmail: 'البريد الإلكتروني',
  commentMessage: 'الرسالة',
  emailNote: 'لا يُنشر.',
  approvalNote: 'يُرجى العلم أن التعليقات تُراجع قبل نشرها.',
  captchaNotice:
    'هذه الاستمارة محمية من الروبوتات بفحوص نجريها نحن: سرعة تعبئتها، وعدد مرات الإرسال من مكان واحد، وحقل لا يراه الناس. ولا تشارك في ذلك أي شركة أخرى.',
  needsScripts: 'يحتاج التعليق إلى JavaScript.',
  postComment: 'انشر التعليق',
  postingComment: 'جارٍ الإرسال…',
  commentSaved: 'شكرًا لك. سيظهر تعليقك هنا بعد الموافقة عليه.',
  commentTooFast: 'تمهل لحظة ثم حاول مرة أخرى.',
  commentFieldRefused: 'يرجى التحقق من هذا الحقل',
  commentFailed: 'حدث خطأ. يُرجى المحاولة مرة أخرى!',
  leaveEmpty: 'اترك هذا الحقل فارغًا',
} satisfies Translation<typeof words>;
