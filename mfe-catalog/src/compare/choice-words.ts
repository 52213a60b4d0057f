import { defineWords } from 'shared-contracts';

export const choiceWords = defineWords('catalog', {
  compare: 'Compare',
  compareNot: 'Do not compare',
  compareOneMore: 'Chosen to compare. Choose another product of this kind on its page.',
  compareChosen: { one: 'Compare 1 product', other: 'Compare {n} products' },
  compareFull: '{n} products are chosen already.',
});
