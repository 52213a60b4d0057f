/** What is said about cancellations and returns; merged into the mails' words. */
export const ORDER_REQUEST_ENGLISH = {
  cancelledSubject: 'Your order {orderNumber} is cancelled',
  cancelledIntro:
    'As you asked, we have cancelled these articles of order {orderNumber}. Your reference is {reference}.',
  moneyComes: 'We are returning {amount} the way you paid, and write again once the money is on its way.',

  returnAskedSubject: 'We have your return request {reference}',
  returnAskedIntro: 'You would like to return these articles of order {orderNumber}. Your reference is {reference}.',
  returnAskedNext: 'We look at it and write to you. Until then, please keep them unused, clean and in their packing.',

  returnAcceptedSubject: 'We accept your return {reference}',
  returnAcceptedIntro: 'We will collect these articles of order {orderNumber}, and call you to agree on a day.',
  returnAcceptedNext: 'Please have them ready in their packing. Once they are back with us, we return your money.',

  returnRefusedSubject: 'About your return request {reference}',
  returnRefusedIntro: 'We are sorry: we cannot take these articles of order {orderNumber} back.',
  returnRefusedWhy: 'Our reason: {answer}',

  returnDoneSubject: 'Your return {reference} has arrived',
  returnDoneIntro: 'These articles of order {orderNumber} are back with us. Thank you.',
  returnDoneNothing: 'Their money has been returned to you before.',

  storeCancelledSubject: 'Cancelled: order {orderNumber}, {reference}',
  storeCancelledIntro: 'The shopper has cancelled these articles of order {orderNumber}. They are back in stock.',
  storeCancelledMoney: '{amount} goes back to the shopper.',
  storeReturnSubject: 'Return asked for: order {orderNumber}, {reference}',
  storeReturnIntro: 'The shopper would like to return these articles of order {orderNumber}.',
  storeReturnNext: 'To decide: npm run store -- orders accept {reference}, or orders refuse {reference} --reason "…"',
  storeReason: 'Their reason: {reason}',
} as const;

export const ORDER_REQUEST_ARABIC: Readonly<Record<keyof typeof ORDER_REQUEST_ENGLISH, string>> = {
  cancelledSubject: 'تم إلغاء طلبك {orderNumber}',
  cancelledIntro: 'كما طلبت، ألغينا هذه المنتجات من الطلب {orderNumber}. رقمك المرجعي هو {reference}.',
  moneyComes: 'سنعيد إليك {amount} بالطريقة التي دفعت بها، وسنراسلك حين يصبح المبلغ في طريقه إليك.',

  returnAskedSubject: 'استلمنا طلب الإرجاع {reference}',
  returnAskedIntro: 'ترغب في إرجاع هذه المنتجات من الطلب {orderNumber}. رقمك المرجعي هو {reference}.',
  returnAskedNext: 'سننظر في الطلب ونراسلك. حتى ذلك الحين يُرجى إبقاؤها نظيفة وغير مستعملة وفي تغليفها.',

  returnAcceptedSubject: 'وافقنا على الإرجاع {reference}',
  returnAcceptedIntro: 'سنستلم منك هذه المنتجات من الطلب {orderNumber}، وسنتصل بك لتحديد اليوم.',
  returnAcceptedNext: 'يُرجى تجهيزها في تغليفها. بعد وصولها إلينا نعيد إليك المبلغ.',

  returnRefusedSubject: 'بخصوص طلب الإرجاع {reference}',
  returnRefusedIntro: 'نأسف، لا يمكننا استرجاع هذه المنتجات من الطلب {orderNumber}.',
  returnRefusedWhy: 'السبب: {answer}',

  returnDoneSubject: 'وصل الإرجاع {reference}',
  returnDoneIntro: 'وصلت إلينا هذه المنتجات من الطلب {orderNumber}. شكرًا لك.',
  returnDoneNothing: 'سبق أن أعدنا إليك ثمنها.',

  storeCancelledSubject: 'إلغاء: الطلب {orderNumber}، {reference}',
  storeCancelledIntro: 'ألغى المتسوق هذه المنتجات من الطلب {orderNumber}، وعادت إلى المخزون.',
  storeCancelledMoney: 'يُعاد مبلغ {amount} إلى المتسوق.',
  storeReturnSubject: 'طلب إرجاع: الطلب {orderNumber}، {reference}',
  storeReturnIntro: 'يرغب المتسوق في إرجاع هذه المنتجات من الطلب {orderNumber}.',
  storeReturnNext: 'للبت فيه: npm run store -- orders accept {reference} أو orders refuse {reference} --reason "…"',
  storeReason: 'السبب: {reason}',
};
