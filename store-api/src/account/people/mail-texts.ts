import { mailWords } from '../../platform/mail/words.ts';

export const accountTexts = mailWords(
  {
    codeSubject: 'Your code for a new password',
    codeIntro: 'Someone has requested a new password for your account. This is the code for it:',
    codeUse: 'It works once, until {until}. A newer code replaces it.',
    codeNotYou:
      'If you did not request this, you do not need to do anything: your account cannot be opened without this code. Do not share it with anyone, not even with us.',
    changedSubject: 'Your password was changed',
    changedIntro:
      'The password of your account was changed on {at}. Wherever else you were logged in, you have to log in again.',
    changedNotYou: 'If this was not you, set another password at once and let us know.',
    setPassword: 'Set a new password',
    passkeySubject: 'A passkey was added to your account',
    passkeyIntro: 'A passkey that logs in to your account was added on {at}.',
    indianTime: 'IST',
    passkeyNotYou: 'If this was not you, set a new password at once: that also removes every passkey.',
    proofSubject: 'Confirm your email address',
    proofIntro:
      'Please confirm, logged in to your account, that this is your address. We then write to you here about your orders.',
    proofLink: 'Confirm this address',
    proofNotYou: 'If you have no account with us, you do not need to do anything: we will not write to you here again.',
    deletedSubject: 'Your account is deleted',
    deletedIntro:
      'As requested, we have deleted your account and the data we stored about you. Tax law requires us to keep the invoices for what you bought; everything else is deleted.',
    deletedNotYou: 'If you did not request this, please let us know at once.',
  },
  {
    codeSubject: 'رمز تعيين كلمة مرور جديدة',
    codeIntro: 'طلب أحدهم تعيين كلمة مرور جديدة لحسابك. هذا هو الرمز:',
    codeUse: 'يعمل الرمز مرة واحدة حتى {until}، وأي رمز أحدث يلغيه.',
    codeNotYou:
      'إذا لم تكن أنت من طلب ذلك فلا داعي لفعل شيء: لا يستطيع أحد الدخول من دون هذا الرمز. لا تخبر به أحدًا، ولا حتى نحن.',
    changedSubject: 'تم تغيير كلمة مرورك',
    changedIntro: 'تم تغيير كلمة مرور حسابك في {at}. عليك تسجيل الدخول من جديد على كل جهاز آخر كنت مسجّل الدخول عليه.',
    changedNotYou: 'إذا لم تكن أنت من غيّرها فعيّن كلمة مرور أخرى على الفور وأخبرنا.',
    setPassword: 'عيّن كلمة مرور جديدة',
    passkeySubject: 'أُضيف مفتاح مرور إلى حسابك',
    passkeyIntro: 'أُضيف في {at} مفتاح مرور يتيح تسجيل الدخول إلى حسابك.',
    indianTime: 'بتوقيت الهند',
    passkeyNotYou: 'إذا لم تكن أنت من أضافه فعيّن كلمة مرور جديدة على الفور، فذلك يزيل أيضًا كل مفاتيح المرور.',
    proofSubject: 'أكّد عنوان بريدك الإلكتروني',
    proofIntro: 'يُرجى تأكيد أن هذا عنوانك بعد تسجيل الدخول إلى حسابك، لنراسلك عليه بشأن طلباتك.',
    proofLink: 'أكّد هذا العنوان',
    proofNotYou: 'إذا لم يكن لديك حساب عندنا فلا داعي لفعل شيء، ولن نراسلك هنا مرة أخرى.',
    deletedSubject: 'تم حذف حسابك',
    deletedIntro:
      'كما طلبت، حذفنا حسابك وما كنا نحتفظ به عنك. يُلزمنا قانون الضرائب بالاحتفاظ بفواتير ما اشتريته، ولم يبقَ لدينا شيء آخر عنك.',
    deletedNotYou: 'إذا لم تكن أنت من طلب ذلك فأخبرنا على الفور.',
  },
);
