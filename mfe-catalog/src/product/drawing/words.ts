import { defineWords } from 'shared-contracts';

export const drawingWords = defineWords('catalog', {
  dimensions: 'Dimensions',
  fromFront: 'From the front, next to a person of 170 cm',
  fromFrontText: 'Drawing to scale from the front: {w} cm wide and {h} cm high, next to a person of 170 cm',
  fromAbove: 'From above',
  fromAboveText: 'Drawing to scale from above: {w} cm wide and {d} cm deep',
  centimetres: '{n} cm',
  drawingNote: 'The outer dimensions are drawn to scale; see the pictures for the design itself.',
});
