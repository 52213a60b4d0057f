import { mailWords } from '../../platform/mail/words.ts';

export const enquiryWords = mailWords(
  {
    receivedSubject: 'We have received your message {number}',
    receivedIntro:
      'Thank you for writing to us. Your reference number is {number}. Our team will reply within 48 hours.',
    grievanceSubject: 'We have received your complaint {number}',
    grievanceIntro:
      'We have received your complaint. Its ticket number is {number}. {officer} will acknowledge it within 48 hours, and it will be settled within one month.',
    follow:
      'You can check its status at any time with this number and your email address. You will also get our replies by email.',
    followLink: 'Track your message',
    notYou: 'If you did not write to us, somebody typed your address by mistake and you can ignore this email.',
    answeredSubject: 'Our reply to {number}',
    answeredIntro: 'This is our reply to your message {number}.',
    storeSubject: '{number}: a message from the store ({kind})',
    storeFrom: 'From: {name}',
    storeReach: 'Reply to: {email}, {phone}',
    storeOrder: 'Order: {order}',
    storeMessage: 'Message: {message}',
    storeAnswerBy: 'To be answered by {time}, Indian time.',
    storeSettleBy: 'To be settled by {time}, Indian time.',
    storeNext: 'See it in full with: npm run store -- enquiries show {number}',
  },
  {
    receivedSubject: 'وصلتنا رسالتك {number}',
    receivedIntro: 'شكرًا لتواصلك معنا. رقمك المرجعي هو {number}. سيرد عليك أحد موظفينا خلال 48 ساعة.',
    grievanceSubject: 'وصلتنا شكواك {number}',
    grievanceIntro:
      'وصلتنا شكواك، ورقم تذكرتها هو {number}. يؤكد استلامها {officer} خلال 48 ساعة، وتُسوّى خلال شهر واحد.',
    follow: 'بهذا الرقم وعنوان بريدك الإلكتروني يمكنك معرفة وضعها في أي وقت. تصلك ردودنا بالبريد أيضًا.',
    followLink: 'تابع رسالتك',
    notYou: 'لم تراسلنا؟ إذن كتب شخص ما عنوانك عن طريق الخطأ، ولا يلزمك فعل أي شيء.',
    answeredSubject: 'ردنا على {number}',
    answeredIntro: 'هذا ردنا على رسالتك {number}.',
    storeSubject: '{number}: رسالة من المتجر ({kind})',
    storeFrom: 'من: {name}',
    storeReach: 'للرد: {email}، {phone}',
    storeOrder: 'الطلب: {order}',
    storeMessage: 'الرسالة: {message}',
    storeAnswerBy: 'يجب الرد قبل {time} بتوقيت الهند.',
    storeSettleBy: 'يجب تسويتها قبل {time} بتوقيت الهند.',
    storeNext: 'لعرضها كاملة: npm run store -- enquiries show {number}',
  },
);
