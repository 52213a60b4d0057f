import type { Translation } from 'shared-contracts';
import type { drawingWords } from './words.ts';

export const drawingArabic = {
  dimensions: 'الأبعاد',
  fromFront: 'من الأمام، بجانب شخص طوله 170 سم',
  fromFrontText: 'رسم بمقياس من الأمام: العرض {w} سم والارتفاع {h} سم، بجانب شخص طوله 170 سم',
  fromAbove: 'من الأعلى',
  fromAboveText: 'رسم بمقياس من الأعلى: العرض {w} سم والعمق {d} سم',
  centimetres: '{n} سم',
  drawingNote: 'الأبعاد الخارجية مرسومة بمقياس، أما شكل القطعة فكما في الصور.',
} satisfies Translation<typeof drawingWords>;
