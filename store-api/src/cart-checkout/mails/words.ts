import { mailWords } from '../../platform/mail/words.ts';

export const orderWords = mailWords(
  {
    orderSubject: 'Your order {orderNumber} is confirmed',
    orderIntro: 'Thank you for your order. We have your payment and are getting your furniture ready.',
    orderDelivery: 'Delivery takes 7 to 13 days. We will call before we come.',
    orderDigital: 'What you download is ready in your orders.',
    orderAttached: 'Your tax invoice {invoiceNumber} is attached.',
    seeOrder: 'See your order',
    deliverTo: 'Deliver to',
    discount: 'Discount ({code})',
    delivery: 'Delivery',
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

    cancelledSubject: 'Your order {orderNumber} is cancelled',
    cancelledIntro:
      'As you asked, we have cancelled these articles of order {orderNumber}. Your reference is {reference}.',
    cancelledKept: 'You keep these, which are delivered as downloads, and their price:',
    cancelledNothingBack: 'Nothing more is to be returned: this order has been refunded before.',
    moneyTakes: 'It leaves us within {days} working days. Banks take up to {bankDays} more to show it.',
    moneyComes: 'We are returning {amount} the way you paid, and write again once the money is on its way.',

    returnRequestedSubject: 'We have your return request {reference}',
    returnRequestedIntro:
      'You would like to return these articles of order {orderNumber}. Your reference is {reference}.',
    returnRequestedNext:
      'We look at it and write to you. Until then, please keep them unused, clean and in their packing.',

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
  },
  {
    orderSubject: 'تم تأكيد طلبك {orderNumber}',
    orderIntro: 'شكرًا لطلبك. استلمنا دفعتك ونحن نجهّز أثاثك.',
    orderDelivery: 'يستغرق التوصيل من 7 إلى 13 يومًا، وسنتصل بك قبل وصولنا.',
    orderDigital: 'ما اشتريته للتنزيل جاهز في صفحة طلباتك.',
    orderAttached: 'تجد الفاتورة الضريبية {invoiceNumber} مرفقة.',
    seeOrder: 'اعرض طلبك',
    deliverTo: 'عنوان التوصيل',
    discount: 'الخصم ({code})',
    delivery: 'التوصيل',
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

    cancelledSubject: 'تم إلغاء طلبك {orderNumber}',
    cancelledIntro: 'كما طلبت، ألغينا هذه المنتجات من الطلب {orderNumber}. رقمك المرجعي هو {reference}.',
    cancelledKept: 'تبقى لك هذه المنتجات لأنها سُلِّمت للتنزيل، ولا يُعاد ثمنها:',
    cancelledNothingBack: 'لا يوجد مبلغ آخر لإعادته: سبق أن أُعيد ثمن هذا الطلب.',
    moneyTakes: 'يغادرنا المبلغ خلال {days} من أيام العمل، وقد يحتاج البنك حتى {bankDays} أخرى لإظهاره.',
    moneyComes: 'سنعيد إليك {amount} بالطريقة التي دفعت بها، وسنراسلك حين يصبح المبلغ في طريقه إليك.',

    returnRequestedSubject: 'استلمنا طلب الإرجاع {reference}',
    returnRequestedIntro: 'ترغب في إرجاع هذه المنتجات من الطلب {orderNumber}. رقمك المرجعي هو {reference}.',
    returnRequestedNext: 'سننظر في الطلب ونراسلك. حتى ذلك الحين يُرجى إبقاؤها نظيفة وغير مستعملة وفي تغليفها.',

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
  },
);
