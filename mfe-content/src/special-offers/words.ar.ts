import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  specialOffers: 'عروض خاصة',
  offerCode: 'الرمز {code}',
} satisfies Translation<typeof words>;
