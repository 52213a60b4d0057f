import { lateHead } from '../parts/late-head.ts';
import type { ProductData } from './product-data.ts';

export const { head, provide: provideHead } = lateHead<ProductData>();
