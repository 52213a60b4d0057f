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
    proofNeeded:
      'Is this your address? Please confirm it, so that we can write to you about your orders. Until then, this is our only message to it.',
    prove: 'Confirm this address',
  },
  {
    greeting: 'مرحبًا {name}،',
    greetingWithoutName: 'مرحبًا،',
    signature: 'مع أطيب التحيات، \u2068{store}\u2069',
    questions: 'لديك سؤال؟ راسلنا على \u2066{email}\u2069 أو اتصل على \u2066{phone}\u2069.',
    article: 'المنتج',
    quantity: 'الكمية',
    amount: 'المبلغ',
    total: 'الإجمالي شاملًا ضريبة السلع والخدمات',
    proofNeeded:
      'هل هذا عنوانك؟ يُرجى تأكيده حتى نتمكن من مراسلتك بشأن طلباتك. وحتى ذلك الحين لن تصلك عليه رسالة أخرى منا.',
    prove: 'أكّد هذا العنوان',
  },
);
