import { mailWords } from '../../platform/mail/words.ts';

export const accountWords = mailWords(
  {
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
    deletedSubject: 'Your account is deleted',
    deletedIntro:
      'As you asked, we have deleted your account and what we held on you. Tax law asks us to keep the invoices of what you bought, and nothing else of you is left.',
    deletedNotYou: 'If it was not you who asked, please tell us at once.',
  },
  {
    codeSubject: 'رمز تعيين كلمة مرور جديدة',
    codeIntro: 'طلب أحدهم تعيين كلمة مرور جديدة لحسابك. هذا هو الرمز:',
    codeUse: 'يعمل الرمز مرة واحدة حتى {until}، وأي رمز أحدث يلغيه.',
    codeNotYou:
      'إذا لم تكن أنت من طلب ذلك فلا داعي لفعل شيء: لا يستطيع أحد الدخول من دون هذا الرمز. لا تخبر به أحدًا، ولا حتى نحن.',
    changedSubject: 'تم تغيير كلمة مرورك',
    changedIntro: 'تم تغيير كلمة مرور حسابك في {at}. عليك تسجيل الدخول من جديد على كل جهاز كنت مسجّل الدخول عليه.',
    changedNotYou: 'إذا لم تكن أنت من غيّرها فعيّن كلمة مرور أخرى على الفور وأخبرنا.',
    setPassword: 'عيّن كلمة مرور جديدة',
    deletedSubject: 'تم حذف حسابك',
    deletedIntro:
      'كما طلبت، حذفنا حسابك وما كنا نحتفظ به عنك. يُلزمنا قانون الضرائب بالاحتفاظ بفواتير ما اشتريته، ولم يبقَ لدينا شيء آخر عنك.',
    deletedNotYou: 'إذا لم تكن أنت من طلب ذلك فأخبرنا على الفور.',
  },
);
