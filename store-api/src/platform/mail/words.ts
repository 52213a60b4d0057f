export type MailLanguage = 'en' | 'ar';

type Values = Readonly<Record<string, string | number>>;

/** Texts in both languages; '{name}' is replaced by the value of that name. */
export function mailWords<Word extends string>(english: Readonly<Record<Word, string>>, arabic: typeof english) {
  return (language: MailLanguage) => {
    const words = language === 'ar' ? arabic : english;
    return (word: Word, values: Values = {}) =>
      words[word].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  };
}

export const frameWords = mailWords(
  {
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    signature: 'With kind regards, {store}',
    questions: 'Questions? Write to {email} or call {phone}.',
    article: 'Article',
    quantity: 'Quantity',
    amount: 'Amount',
    total: 'Total, GST included',
  },
  {
    greeting: 'مرحبًا {name}،',
    greetingWithoutName: 'مرحبًا،',
    signature: 'مع أطيب التحيات، {store}',
    questions: 'لديك سؤال؟ راسلنا على {email} أو اتصل على {phone}.',
    article: 'المنتج',
    quantity: 'الكمية',
    amount: 'المبلغ',
    total: 'الإجمالي شاملًا ضريبة السلع والخدمات',
  },
);
