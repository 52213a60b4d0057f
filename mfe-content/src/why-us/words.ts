import { defineWords } from 'shared-contracts';

export const words = defineWords('content', { whyUs: 'Why shop with us' });
