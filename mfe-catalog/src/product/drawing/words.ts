import { defineWords } from 'shared-contracts';

export const drawingWords = defineWords('catalog', {
  dimensions: 'Dimensions',
  fromFront: 'From the front, next to a person of 170 cm',
  fromFrontText: 'Drawing to scale from the front: {w} cm wide and {h} cm high, next to a person of 170 cm',
  fromSide: 'From the side',
  fromSideText: 'Drawing to scale from the side: {w} cm deep and {h} cm high',
  fromAbove: 'From above',
  fromAboveText: 'Drawing to scale from above: {w} cm wide and {h} cm deep',
  Width: 'Width',
  Depth: 'Depth',
  Height: 'Height',
  centimetres: '{n} cm',
  ownLength: 'Your own sofa or wall, in cm',
  ownMeasure: 'yours: {n} cm',
  ownLonger: 'Yours is {n} cm longer than this product is wide.',
  ownShorter: 'Yours is {n} cm shorter than this product is wide.',
  ownEqual: 'Yours is as long as this product is wide.',
  willItFit: 'Will it fit?',
  drawingNote: 'Outline of the product itself, to scale.',
});
