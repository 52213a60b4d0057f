import type { Translation } from 'shared-contracts';
import type { drawingWords } from './words.ts';

export const drawingArabic = {
  dimensions: 'الأبعاد',
  fromFront: 'من الأمام، بجانب شخص طوله 170 سم',
  fromFrontText: 'رسم بمقياس من الأمام: العرض {w} سم والارتفاع {h} سم، بجانب شخص طوله 170 سم',
  fromSide: 'من الجانب',
  fromSideText: 'رسم بمقياس من الجانب: العمق {w} سم والارتفاع {h} سم',
  fromAbove: 'من الأعلى',
  fromAboveText: 'رسم بمقياس من الأعلى: العرض {w} سم والعمق {h} سم',
  Width: 'العرض',
  Depth: 'العمق',
  Height: 'الارتفاع',
  centimetres: '{n} سم',
  drawingNote: 'محيط المنتج نفسه مرسومًا بمقياس.',
} satisfies Translation<typeof drawingWords>;
