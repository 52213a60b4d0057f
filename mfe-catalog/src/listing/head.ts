import { lateHead } from '../parts/late-head.ts';
import type { ListingData } from './listing-data.ts';

export const { head, provide: provideHead } = lateHead<ListingData>();
