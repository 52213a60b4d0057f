import type { Translation } from 'shared-contracts';
import type { searchWords } from './words.ts';

export const searchArabic = {
  searchStore: 'ابحث في المتجر',
  searchFieldHint: 'ابحث عن أرائك وأسرّة وطاولات…',
  searchSubmit: 'بحث',
  clearSearch: 'مسح',
  suggestions: 'اقتراحات',
  recentSearches: 'عمليات بحثك',
  popularCategories: 'الفئات الرائجة',
  suggestedCategories: 'الفئات',
  suggestedProducts: 'المنتجات',
  seeAllResults: 'اعرض كل نتائج «{term}»',
  suggestionCount: {
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{n} اقتراحات',
    many: '{n} اقتراحًا',
    other: '{n} اقتراح',
  },
  noSuggestions: 'لم نعثر على شيء يوافق «{term}»',
  noSuggestionsText: 'جرّب كلمة أخرى، أو ابدأ من إحدى الفئات.',
  suggestionsFailed: 'تعذّر تحميل الاقتراحات الآن. اضغط زر الإدخال للبحث.',
} satisfies Translation<typeof searchWords>;
