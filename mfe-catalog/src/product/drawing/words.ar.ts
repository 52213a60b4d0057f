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
  ownLength: 'طول أريكتك أو جدارك بالسنتيمتر',
  ownMeasure: 'لديك: {n} سم',
  ownLonger: 'ما لديك أطول من عرض هذا المنتج بمقدار {n} سم.',
  ownShorter: 'ما لديك أقصر من عرض هذا المنتج بمقدار {n} سم.',
  ownEqual: 'ما لديك بطول عرض هذا المنتج.',
  willItFit: 'هل يناسب غرفتك؟',
  drawingNote: 'محيط المنتج نفسه مرسومًا بمقياس.',
} satisfies Translation<typeof drawingWords>;
