import { mailWords } from '../../platform/mail/words.ts';

export const noticeWords = mailWords(
  {
    askSubject: 'Shall we tell you when {product} is back?',
    askIntro: 'Somebody, we hope you, wants one message from us when {product} is in stock again. Please confirm it.',
    askLink: 'Yes, tell me',
    askNotYou: 'It was not you? Then do nothing: without your yes we delete this address after seven days.',
    backSubject: '{product} is back',
    backIntro: '{product} is in stock again, as long as there are pieces.',
    backLink: 'See it',
    backOnce: 'This is the one message you asked for: your address is off our list now.',
    endLink: 'Cancel this message',
  },
  {
    askSubject: 'هل نخبرك عند توفر {product}؟',
    askIntro: 'طلب أحدهم، ولعله أنت، رسالة واحدة منا عند توفر {product} من جديد. يُرجى التأكيد.',
    askLink: 'نعم، أخبروني',
    askNotYou: 'لم تطلب ذلك؟ إذن لا تفعل شيئًا: من دون موافقتك نحذف هذا العنوان بعد سبعة أيام.',
    backSubject: 'عاد {product}',
    backIntro: 'أصبح {product} متوفرًا من جديد ما دامت القطع موجودة.',
    backLink: 'شاهد المنتج',
    backOnce: 'هذه هي الرسالة الوحيدة التي طلبتها، وقد حُذف عنوانك من قائمتنا.',
    endLink: 'إلغاء هذه الرسالة',
  },
);
