import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = { whyUs: 'لماذا تتسوق معنا' } satisfies Translation<typeof words>;
