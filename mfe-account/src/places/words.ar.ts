import type { Translation } from 'shared-contracts';
import type { placeWords } from './words.ts';

export const placeArabic = {
  country: 'الدولة',
  state: 'الولاية/المقاطعة',
  city: 'المدينة',
  chooseCountry: 'اختر الدولة',
  chooseState: 'اختر الولاية',
  chooseCity: 'اختر المدينة',
} satisfies Translation<typeof placeWords>;
