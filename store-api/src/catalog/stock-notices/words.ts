import { mailWords } from '../../platform/mail/words.ts';

export const noticeWords = mailWords(
  {
    askSubject: 'Confirm your stock alert for {product}',
    askIntro: 'We were asked to email you once when {product} is back in stock. Please confirm.',
    askLink: 'Yes, tell me',
    askNotYou: 'Not you? You can ignore this email: unless you confirm, we delete this address after seven days.',
    backSubject: '{product} is back in stock',
    backIntro: 'You can order {product} again, while stocks last.',
    backLink: 'View the product',
    backOnce: 'This is the one message you asked for. We have deleted your address from our list.',
    endLink: 'Cancel this alert',
  },
  {
    askSubject: 'أكّد تنبيه توفر {product}',
    askIntro: 'طُلب منا أن نراسلك مرة واحدة عند توفر {product} من جديد. يُرجى التأكيد.',
    askLink: 'نعم، أخبرني',
    askNotYou: 'لم تطلب ذلك؟ إذن لا تفعل شيئًا: من دون موافقتك نحذف هذا العنوان بعد سبعة أيام.',
    backSubject: 'توفّر {product} من جديد',
    backIntro: 'أصبح {product} متوفرًا من جديد ما دامت القطع موجودة.',
    backLink: 'شاهد المنتج',
    backOnce: 'هذه هي الرسالة الوحيدة التي طلبتها، وقد حُذف عنوانك من قائمتنا.',
    endLink: 'إلغاء هذا التنبيه',
  },
);
