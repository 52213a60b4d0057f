import { mailWords } from '../../../platform/mail/words.ts';

export const questionWords = mailWords(
  {
    answeredSubject: 'Our answer about {product}',
    answeredIntro: 'You asked about {product}: “{question}” This is our answer.',
    answeredLink: 'See it on the product page',
    answeredNotYou: 'If you did not ask us, somebody typed your address by mistake and you can ignore this email.',
    storeSubject: 'A question about {product}',
    storeFrom: 'From: {name}, {email}',
    storeQuestion: 'Question: {question}',
    storeNext: "Answer and publish it with: npm run store -- questions answer {number} 'Your answer'",
  },
  {
    answeredSubject: 'إجابتنا عن سؤالك حول {product}',
    answeredIntro: 'سألت عن \u2068{product}\u2069: «\u2068{question}\u2069» وهذه إجابتنا.',
    answeredLink: 'شاهدها في صفحة المنتج',
    answeredNotYou: 'لم تسألنا؟ إذن كتب شخص ما عنوانك عن طريق الخطأ، ولا يلزمك فعل أي شيء.',
    storeSubject: 'سؤال عن {product}',
    storeFrom: 'من: {name}، {email}',
    storeQuestion: 'السؤال: {question}',
    storeNext: "للإجابة عنه ونشره: npm run store -- questions answer {number} 'إجابتك'",
  },
);
