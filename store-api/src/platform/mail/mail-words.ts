import type { MailLanguage } from './mail-templates.ts';
import { ORDER_REQUEST_ARABIC, ORDER_REQUEST_ENGLISH } from './order-request-words.ts';

const ENGLISH = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  signature: 'With kind regards, {store}',
  questions: 'Questions? Write to {email} or call {phone}.',

  orderSubject: 'Your order {orderNumber} is confirmed',
  orderIntro: 'Thank you for your order. We have your payment and are getting your furniture ready.',
  orderDelivery: 'Delivery takes 7 to 13 days. We will call before we come.',
  orderDigital: 'What you download is ready in your orders.',
  orderAttached: 'Your tax invoice {invoiceNumber} is attached.',
  seeOrder: 'See your order',
  article: 'Article',
  quantity: 'Quantity',
  amount: 'Amount',
  total: 'Total, GST included',
  deliveredTo: 'Delivered to',

  failedSubject: 'Your payment did not go through',
  failedIntro: 'Your payment of {total} did not go through, and nothing was ordered. Your cart is as you left it.',
  failedMoney: 'If money has left your account, your bank returns it by itself, usually within 5 to 7 working days.',
  tryAgain: 'Go to your cart',

  returnedSubject: 'We have returned {amount} to you',
  returnedIntro: 'We have returned {amount} for order {orderNumber} to the account it came from.',
  returnedLate:
    'Your payment of {amount} came too late for its order, so we have returned it to the account it came from.',
  returnedReason: 'Reason: {reason}',
  returnedWhen: 'Banks take up to 7 working days to show it.',
  returnedAttached: 'Credit note {creditNoteNumber} is attached.',

  ...ORDER_REQUEST_ENGLISH,

  deletedSubject: 'Your account is deleted',
  deletedIntro:
    'As you asked, we have deleted your account and what we held on you. Tax law asks us to keep the invoices of what you bought, and nothing else of you is left.',
  deletedNotYou: 'If it was not you who asked, please tell us at once.',

  codeSubject: 'Your code for a new password',
  codeIntro: 'Somebody has asked for a new password for your account. This is the code for it:',
  codeUse: 'It works once, until {until}, and a newer code ends it.',
  codeNotYou:
    'If it was not you who asked, there is nothing to do: nobody gets in without this code. Tell it to nobody, not even to us.',

  changedSubject: 'Your password was changed',
  changedIntro:
    'The password of your account was changed on {at}. Wherever you were logged in, you have to log in again.',
  changedNotYou: 'If it was not you, set another password at once and tell us.',
  setPassword: 'Set a new password',
} as const;

export type MailWord = keyof typeof ENGLISH;

const ARABIC: Readonly<Record<MailWord, string>> = {
  greeting: 'مرحبًا {name}،',
  greetingWithoutName: 'مرحبًا،',
  signature: 'مع أطيب التحيات، {store}',
  questions: 'لديك سؤال؟ راسلنا على {email} أو اتصل على {phone}.',

  orderSubject: 'تم تأكيد طلبك {orderNumber}',
  orderIntro: 'شكرًا لطلبك. استلمنا دفعتك ونحن نجهّز أثاثك.',
  orderDelivery: 'يستغرق التوصيل من 7 إلى 13 يومًا، وسنتصل بك قبل وصولنا.',
  orderDigital: 'ما اشتريته للتنزيل جاهز في صفحة طلباتك.',
  orderAttached: 'تجد الفاتورة الضريبية {invoiceNumber} مرفقة.',
  seeOrder: 'اعرض طلبك',
  article: 'المنتج',
  quantity: 'الكمية',
  amount: 'المبلغ',
  total: 'الإجمالي شاملًا ضريبة السلع والخدمات',
  deliveredTo: 'عنوان التوصيل',

  failedSubject: 'لم تتم عملية الدفع',
  failedIntro: 'لم تتم عملية دفع {total} ولم يُسجَّل أي طلب. سلة التسوق كما تركتها.',
  failedMoney: 'إذا خُصم المبلغ من حسابك فسيعيده مصرفك تلقائيًا، عادةً خلال 5 إلى 7 أيام عمل.',
  tryAgain: 'اذهب إلى السلة',

  returnedSubject: 'أعدنا إليك {amount}',
  returnedIntro: 'أعدنا {amount} عن الطلب {orderNumber} إلى الحساب الذي دُفع منه.',
  returnedLate: 'وصلت دفعتك البالغة {amount} بعد فوات أوان طلبها، فأعدناها إلى الحساب الذي دُفعت منه.',
  returnedReason: 'السبب: {reason}',
  returnedWhen: 'قد تستغرق المصارف حتى 7 أيام عمل لإظهار المبلغ.',
  returnedAttached: 'تجد إشعار الدائن {creditNoteNumber} مرفقًا.',

  ...ORDER_REQUEST_ARABIC,

  deletedSubject: 'تم حذف حسابك',
  deletedIntro:
    'كما طلبت، حذفنا حسابك وما كنا نحتفظ به عنك. يُلزمنا قانون الضرائب بالاحتفاظ بفواتير ما اشتريته، ولم يبقَ لدينا شيء آخر عنك.',
  deletedNotYou: 'إذا لم تكن أنت من طلب ذلك فأخبرنا على الفور.',

  codeSubject: 'رمز تعيين كلمة مرور جديدة',
  codeIntro: 'طلب أحدهم تعيين كلمة مرور جديدة لحسابك. هذا هو الرمز:',
  codeUse: 'يعمل الرمز مرة واحدة حتى {until}، وأي رمز أحدث يلغيه.',
  codeNotYou:
    'إذا لم تكن أنت من طلب ذلك فلا داعي لفعل شيء: لا يستطيع أحد الدخول من دون هذا الرمز. لا تخبر به أحدًا، ولا حتى نحن.',

  changedSubject: 'تم تغيير كلمة مرورك',
  changedIntro: 'تم تغيير كلمة مرور حسابك في {at}. عليك تسجيل الدخول من جديد على كل جهاز كنت مسجّل الدخول عليه.',
  changedNotYou: 'إذا لم تكن أنت من غيّرها فعيّن كلمة مرور أخرى على الفور وأخبرنا.',
  setPassword: 'عيّن كلمة مرور جديدة',
};

type Values = Readonly<Record<string, string | number>>;

/** A mail's texts in a language. */
export function mailWords(language: MailLanguage) {
  const words: Readonly<Record<MailWord, string>> = language === 'ar' ? ARABIC : ENGLISH;
  return (word: MailWord, values: Values = {}) =>
    words[word].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
