import { defineWords } from 'shared-contracts';

export const modelWords = defineWords('catalog', {
  viewIn3d: 'View in 3D',
  seeInRoom: 'See it in your room',
  in3d: '{product} in 3D',
  turnHint: 'Drag to turn, pinch or scroll to come closer. Keys: the arrows turn, plus and minus zoom.',
  loadingModel: 'Loading the 3D view…',
  modelFailed: 'The 3D view is not available here. The pictures and the drawing show the product from all sides.',
});
